import type { ChargebackStatus } from '../payments/chargeback.js';
import type { PaymentPurpose, RentalPaymentPurpose } from '../payments/rentalPayment.js';
import type { CaptureOutcome, IntentStatus, OnlinePaymentStatus } from '../payments/onlinePayment.js';

/** Events of online payments, by name, each with its details. */
export interface OnlinePaymentEvents {
  PaymentPageOpened: { orderId: string; buyerId: string };
  OnlinePaymentChanged: { orderId: string; buyerId: string; status: IntentStatus };
  /** The status of the online payment for an extension or purchase of rented copies has changed. */
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
  /** A captured payment could not be used, and is refunded. `outcome` is the reason. */
  CaptureRefunded: {
    orderId: string;
    buyerId: string;
    attemptId: string;
    purpose: PaymentPurpose;
    outcome: Exclude<CaptureOutcome, 'ACCEPTED'>;
  };
  /** A bank questions the payment of an order (OPEN), reads the evidence (UNDER_REVIEW), or has ended the chargeback. */
  ChargebackChanged: {
    orderId: string;
    buyerId: string;
    chargebackId: string;
    sellerIds: string[];
    status: ChargebackStatus;
  };
  RefundAccountGiven: { orderId: string; buyerId: string };
  /** The provider has sent a link for a refund (LINK_SENT), or a refund by payout has failed or was returned (FAILED). */
  RefundPayoutChanged: {
    orderId: string;
    buyerId: string;
    refundId: string;
    state: 'LINK_SENT' | 'FAILED';
  };
  /** The block of an order's deposits will end soon, was released, or has expired. It secures the sellers in `sellerIds`. */
  DepositBlockChanged: {
    orderId: string;
    buyerId: string;
    sellerIds: string[];
    state: 'ENDING' | 'RELEASED' | 'EXPIRED';
  };
  /** A part of a blocked deposit was captured (DONE), or the provider refused to capture it (FAILED). */
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
