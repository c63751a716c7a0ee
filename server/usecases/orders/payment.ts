import type { Money } from '../../domain/money/money.js';
import type { PaymentKind, PaymentState, PaymentStatus } from '../../domain/payments/payment.js';

/** The amount still to be paid between the two sides of a fulfillment, and the ways to pay it. */
export interface OpenPayment {
  state: PaymentState;
  /** The amount to pay or to confirm; zero if everything is settled. */
  amount: Money;
  /** The part of the amount that is a deposit. */
  deposit: Money;
  /** UPI address of the side that is paid; null if that side has none, or if the viewer has nothing to pay. */
  upiAddress: string | null;
  /** Link that opens a UPI app with the payment filled in; null without a UPI address. */
  upiLink: string | null;
  /** True if a provider moves the amount, so that neither side takes a step. */
  isOnline: boolean;
  viewerCanMarkPaid: boolean;
  viewerCanConfirm: boolean;
  viewerCanReportMissing: boolean;
}

/** A payment between the two sides of a fulfillment. */
export interface Payment {
  id: string;
  kind: PaymentKind;
  status: PaymentStatus;
  amount: Money;
  isOnline: boolean;
  createdAt: Date;
}
