import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type {
  ChargebackAnswer,
  ChargebackPhase,
  ChargebackStatus,
} from '../../domain/payments/chargeback.js';
import type { RefundStatus } from '../../domain/payments/refund.js';
import type { PaymentPurpose } from '../../domain/payments/rentalPayment.js';
import type { ProviderPayoutState } from '../../domain/payouts/providerPayout.js';
import type { RefundPayoutMethod } from '../../domain/payouts/refundByPayout.js';
import type { AttemptStatus, CaptureOutcome, IntentStatus } from '../../domain/payments/onlinePayment.js';

/**
 * An online payment for an order, or for an extension or purchase of a rental in it. Its page is null until the provider has
 * created one.
 */
@Entity('payment_intents')
export class PaymentIntentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') orderId!: string;
  @Column('text') purpose!: PaymentPurpose;
  /** The rented line that is extended or bought; null if the payment is for the order. */
  @Column('text', { nullable: true }) orderItemId!: string | null;
  @Column('text') provider!: string;
  @Column('text') status!: IntentStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The sum of the deposits that the buyer can have blocked instead of charged; null if blocking is not offered. */
  @Column('bigint', { nullable: true }) blockable!: number | null;
  @Column('text', { nullable: true }) pageReference!: string | null;
  @Column('text', { nullable: true }) pageUrl!: string | null;
  /** The time at which the page of an expired, cancelled or replaced payment was closed; null before. */
  @Column('timestamptz', { nullable: true }) pageClosedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  /** The time at which the payment arrived, expired, or was cancelled or replaced; null before. */
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
}

/**
 * An extension that takes effect when its payment arrives. Append-only, except that the idempotency key is erased when it
 * expires.
 */
@Entity('awaited_extensions')
export class AwaitedExtensionEntity {
  @PrimaryColumn('text') intentId!: string;
  @Column('text') orderItemId!: string;
  @Column('int') months!: number;
  @Column('date') extendedFrom!: string;
  @Column('date') endsOn!: string;
  /** The marketplace's commission, by the rules at the time of the order. */
  @Column('bigint') commission!: number;
  @Column('text', { nullable: true }) idempotencyKey!: string | null;
}

/** A purchase of rented copies that takes effect when its payment arrives. Append-only. */
@Entity('awaited_purchases')
export class AwaitedPurchaseEntity {
  @PrimaryColumn('text') intentId!: string;
  @Column('text') orderItemId!: string;
  @Column('bigint') price!: number;
  @Column('bigint') rentCounted!: number;
  @Column('bigint') lateFee!: number;
  @Column('bigint') fromDeposit!: number;
  @Column('bigint') commission!: number;
}

/** The provider's record of an attempt to pay. Without an intent, the payment is of unknown origin. */
@Entity('payment_attempts')
export class PaymentAttemptEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text', { nullable: true }) intentId!: string | null;
  @Column('text') provider!: string;
  /** ID of the payment at the provider. */
  @Column('text') reference!: string;
  @Column('text') status!: AttemptStatus;
  @Column('text', { nullable: true }) outcome!: CaptureOutcome | null;
  @Column('bigint') amount!: number;
  @Column('text') currency!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) capturedAt!: Date | null;
  /** The time until which the provider can refund the payment in the ordinary way; null unless it was captured for an order. */
  @Column('timestamptz', { nullable: true }) refundableUntil!: Date | null;
  /** The provider's fee with the tax on it, and the tax within it; null until they are known. */
  @Column('bigint', { nullable: true }) fee!: number | null;
  @Column('bigint', { nullable: true }) feeTax!: number | null;
  /**
   * The time at which a member of staff settled this payment of unknown origin, with their ID and reason; null before, and for
   * other payments.
   */
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
  @Column('text', { nullable: true }) settledBy!: string | null;
  @Column('text', { nullable: true }) settledReason!: string | null;
}

/** An attempt to refund a payment through a provider. After a failure, another row records the next attempt. */
@Entity('provider_refunds')
export class ProviderRefundEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') attemptId!: string;
  /** True if the refund is paid by a payout, because the payment is too old for an ordinary refund. */
  @Column('boolean', { default: false }) byPayout!: boolean;
  /** The refund of a fulfillment that this row pays; null if the refunded payment did not pay for an order. */
  @Column('text', { nullable: true }) paymentId!: string | null;
  @Column('text') status!: RefundStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: string;
  /**
   * ID of the refund at the provider. For a payout, or a refund by hand, the reference of the bank. Null while there is none.
   */
  @Column('text', { nullable: true }) reference!: string | null;
  /** The reason why the refund failed; null if it did not. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
  /** The member of staff who paid the buyer in another way, and the reason; null if staff did not. */
  @Column('text', { nullable: true }) settledBy!: string | null;
  @Column('text', { nullable: true }) settledReason!: string | null;
  /** True if staff recorded the outcome of the payout because its provider was no longer configured. */
  @Column('boolean', { default: false }) stranded!: boolean;
  /** The chargeback through which the bank made this refund, or that replaced it; null for all other refunds. */
  @Column('text', { nullable: true }) chargebackId!: string | null;
  /** The payment provider's fee with the tax on it, and the tax within it; null until they are known. */
  @Column('bigint', { nullable: true }) fee!: number | null;
  @Column('bigint', { nullable: true }) feeTax!: number | null;
}

/** A refund that was handed to a payout provider. */
@Entity('refund_payouts')
export class RefundPayoutEntity {
  @PrimaryColumn('text') refundId!: string;
  @Column('text') method!: RefundPayoutMethod;
  /** The sealed account to pay to; null for a link, and once the payout has ended. */
  @Column('bytea', { nullable: true }) sealed!: Buffer | null;
  /** The part of the account that is shown to people; null for a link. */
  @Column('text', { nullable: true }) shown!: string | null;
  @Column('text') provider!: string;
  /** The operator's account at the provider, from which the refund is paid. */
  @Column('text') providerAccount!: string;
  @Column('timestamptz') sentAt!: Date;
  /** The time of the last request to issue a link; null if there was none. */
  @Column('timestamptz', { nullable: true }) askedAt!: Date | null;
  @Column('text', { nullable: true }) linkReference!: string | null;
  @Column('text', { nullable: true }) linkUrl!: string | null;
  /** ID of the payout at the provider; null while it is unknown. */
  @Column('text', { nullable: true }) reference!: string | null;
  @Column('text', { default: 'UNDER_WAY' }) state!: ProviderPayoutState;
  /** The provider's explanation of the state, for staff; null if there is none. */
  @Column('text', { nullable: true }) note!: string | null;
  /** The provider's fee with the tax on it, in minor units. */
  @Column('bigint', { default: 0 }) fee!: number;
  @Column('bigint', { default: 0 }) feeTax!: number;
}

/** A chargeback of a payment. Amounts are in minor units. */
@Entity('chargebacks')
export class ChargebackEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') attemptId!: string;
  /** ID of the chargeback at the provider. */
  @Column('text') reference!: string;
  @Column('text') phase!: ChargebackPhase;
  @Column('text') status!: ChargebackStatus;
  /** The bank's reason, in words. */
  @Column('text') reason!: string;
  @Column('bigint') amount!: number;
  @Column('text') currency!: string;
  /** The part of the amount that the bank has taken from the marketplace. */
  @Column('bigint') deducted!: number;
  @Column('timestamptz', { nullable: true }) respondBy!: Date | null;
  @Column('timestamptz') openedAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  /**
   * The staff's answer with its explanation, its author and its time; null before an answer. The bank reads the explanation if
   * the chargeback is contested.
   */
  @Column('text', { nullable: true }) answer!: ChargebackAnswer | null;
  @Column('text', { nullable: true }) explanation!: string | null;
  @Column('text', { nullable: true }) answeredBy!: string | null;
  @Column('timestamptz', { nullable: true }) answeredAt!: Date | null;
  /** The time at which the provider accepted the answer; null before. */
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  /** The provider's reason for refusing the latest answer; null if it did not refuse it. */
  @Column('text', { nullable: true }) failure!: string | null;
}
