import type { LineOutcome } from '../../domain/money/lineOutcomes.js';
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
  /** True if the payment provider moves the amount, so that neither side has to act. */
  isOnline: boolean;
  /** The time at which a direct payment counts as received if neither side responds; null if no such limit runs. */
  countsFrom: Date | null;
  /** The time at which a refund that was reported missing becomes a complaint of the buyer; null for other payments. */
  complaintFrom: Date | null;
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
  /** The time at which the payment counted as received or became a complaint without an answer; null if a person ended it. */
  assumedAt: Date | null;
}

/** The money of an order line: its shares of the payments, refunds and deductions of the fulfillment. */
export interface LineMoney extends LineOutcome {
  /** The share of the payments that have arrived, deposits included. Amounts paid back are not deducted. */
  paid: Money;
}
