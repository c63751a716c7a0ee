import type { ChargebackStatus } from '../payments/chargeback.js';
import type { PaymentPurpose, RentalPaymentPurpose } from '../payments/rentalPayment.js';
import type { CaptureOutcome, OnlinePaymentStatus } from '../payments/onlinePayment.js';

/** Events of online payments, by name, each with its details. */
export interface OnlinePaymentEvents {
  PaymentPageOpened: { orderId: string; buyerId: string };
  OnlinePaymentChanged: { orderId: string; buyerId: string; status: OnlinePaymentStatus };
  /** The online payment of the extension or purchase of a rented line. */
  RentalPaymentChanged: {
    orderId: string;
    fulfillmentId: string;
    orderItemId: string;
    buyerId: string;
    sellerId: string;
    intentId: string;
    purpose: RentalPaymentPurpose;
    status: OnlinePaymentStatus;
  };
  /** Money that a provider returns because it paid nothing. */
  CaptureRefunded: {
    orderId: string;
    buyerId: string;
    attemptId: string;
    purpose: PaymentPurpose;
    outcome: Exclude<CaptureOutcome, 'ACCEPTED'>;
  };
  /** A bank questions the payment of an order (OPEN), looks at the evidence, or has decided. */
  ChargebackChanged: {
    orderId: string;
    buyerId: string;
    chargebackId: string;
    sellerIds: string[];
    status: ChargebackStatus;
  };
  RefundAccountGiven: { orderId: string; buyerId: string };
  /** The provider has issued a link for a refund (LINK_SENT), or a refund by payout has failed or come back. */
  RefundPayoutChanged: {
    orderId: string;
    buyerId: string;
    refundId: string;
    state: 'LINK_SENT' | 'FAILED';
  };
  /** The block of the deposits of an order ends soon (ENDING), is released or has expired. The sellers have deposits that it secures. */
  DepositBlockChanged: {
    orderId: string;
    buyerId: string;
    sellerIds: string[];
    state: 'ENDING' | 'RELEASED' | 'EXPIRED';
  };
  /** A part of a blocked deposit was captured, or the provider has refused to. */
  DepositCaptured: {
    orderId: string;
    fulfillmentId: string;
    captureId: string;
    buyerId: string;
    sellerId: string;
    status: 'DONE' | 'FAILED';
  };
  RefundMade: {
    orderId: string;
    fulfillmentId: string;
    paymentId: string;
    buyerId: string;
    sellerId: string;
  };
}
