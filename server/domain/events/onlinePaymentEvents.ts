import type { CaptureOutcome, OnlinePaymentStatus } from '../payments/onlinePayment.js';

/** Events of online payments, by name, each with its details. */
export interface OnlinePaymentEvents {
  PaymentPageOpened: { orderId: string; buyerId: string };
  OnlinePaymentChanged: { orderId: string; buyerId: string; status: OnlinePaymentStatus };
  /** Money that a provider returns because it paid no order. */
  CaptureRefunded: {
    orderId: string;
    buyerId: string;
    attemptId: string;
    outcome: Exclude<CaptureOutcome, 'ACCEPTED'>;
  };
  RefundMade: {
    orderId: string;
    fulfillmentId: string;
    paymentId: string;
    buyerId: string;
    sellerId: string;
  };
}
