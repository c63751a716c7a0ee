import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { AccountProofState } from '../../domain/payouts/accountProof.js';
import type { PayoutStatus } from '../../domain/payouts/payout.js';
import type { SourceTax } from '../../domain/payouts/taxPayment.js';
import type { ProviderPayoutState } from '../../domain/payouts/providerPayout.js';

/** A payout of earnings to a seller. A provider makes it, or staff do and record how it went. */
@Entity('payouts')
export class PayoutEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  @Column('text') status!: PayoutStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The sealed UPI address to pay to, until the payout has ended; null if it goes to a bank account. */
  @Column('bytea', { nullable: true }) sealedUpiAddress!: Buffer | null;
  /** The part of it that people are shown; null once the seller closed the account. */
  @Column('text', { nullable: true }) upiAddressShown!: string | null;
  /** The sealed bank account to pay to, until the payout has ended. */
  @Column('bytea', { nullable: true }) bankAccount!: Buffer | null;
  /** The last four digits of its number. */
  @Column('text', { nullable: true }) bankAccountEnd!: string | null;
  /** The bank's reference; null before it was paid. */
  @Column('text', { nullable: true }) reference!: string | null;
  /** The reason for which the payout failed. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('text', { nullable: true }) settledBy!: string | null;
  /** The provider to which the payout was handed; null if it was not. The ID of the payout is its key there. */
  @Column('text', { nullable: true }) provider!: string | null;
  /** The operator's account at the provider. */
  @Column('text', { nullable: true }) providerAccount!: string | null;
  /** ID of the payout at the provider; null while it is unknown. */
  @Column('text', { nullable: true }) providerReference!: string | null;
  /** The state that the provider has reported last. */
  @Column('text', { nullable: true }) providerState!: ProviderPayoutState | null;
  /** The provider's remark, for staff. */
  @Column('text', { nullable: true }) providerNote!: string | null;
  /** The provider's fee with the tax on it. */
  @Column('bigint', { nullable: true }) fee!: number | null;
  @Column('bigint', { nullable: true }) feeTax!: number | null;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  /** True if staff recorded the outcome, because its provider was not configured any more. */
  @Column('boolean') stranded!: boolean;
  /** The transfer whose release it is; null for ordinary payouts. */
  @Column('text', { nullable: true }) transferId!: string | null;
  /** True if staff pay it by hand, so that no provider gets it. */
  @Column('boolean') byHand!: boolean;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
}

/** The proof of a seller's payout account by a rupee that the payout provider sends there. */
@Entity('account_proofs')
export class AccountProofEntity {
  @PrimaryColumn('text') sellerId!: string;
  /** The last change of the payout account that was proved; null if it was never changed. */
  @Column('timestamptz', { nullable: true }) changedAt!: Date | null;
  @Column('text') provider!: string;
  /** ID of the proof at the provider; null while it is unknown, and once no bank answered. */
  @Column('text', { nullable: true }) reference!: string | null;
  @Column('text') state!: AccountProofState;
  /** The provider's explanation; null if there is none. */
  @Column('text', { nullable: true }) note!: string | null;
  /** The moment at which the rupee was last asked for. */
  @Column('timestamptz') askedAt!: Date;
}

/** A part of a debt that a seller has paid back outside the site. Rows are never changed. */
@Entity('debt_repayments')
export class DebtRepaymentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The bank's reference. */
  @Column('text') reference!: string;
  @Column('text') reason!: string;
  @Column('text') recordedBy!: string;
  @Column('timestamptz') recordedAt!: Date;
}

/** A payment of a tax at source to the government. Rows are never changed. */
@Entity('tax_payments')
export class TaxPaymentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') tax!: SourceTax;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The reference of the payment (challan). */
  @Column('text') reference!: string;
  @Column('text') recordedBy!: string;
  @Column('timestamptz') recordedAt!: Date;
}

/**
 * A change of what a seller, the marketplace and the government get from a fulfillment, or what the seller has paid back of a debt. Amounts are
 * never changed.
 */
@Entity('earnings')
export class EarningEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  /** Null for a repayment. */
  @Column('text', { nullable: true }) fulfillmentId!: string | null;
  /** The repayment of a debt; null for earnings from a fulfillment. */
  @Column('text', { nullable: true }) repaymentId!: string | null;
  /** Below zero if the buyer got money back. */
  @Column('bigint') amount!: number;
  @Column('bigint') commission!: number;
  /** The part of the amount that is for delivery; null for earnings from before it was kept apart, and for repayments. */
  @Column('bigint', { nullable: true }) delivery!: number | null;
  /** The tax that was deducted at source, and the tax that was collected. Both are owed to the government. */
  @Column('bigint') taxDeducted!: number;
  @Column('bigint') taxCollected!: number;
  /** The value of the supplies on which tax is collected. */
  @Column('bigint') taxable!: number;
  @Column('text') currency!: CurrencyCode;
  /** Since when the amount is the seller's; null before the fulfillment arrived and while it is disputed. */
  @Column('timestamptz', { nullable: true }) earnedAt!: Date | null;
  /** The payout that it is part of; null before. */
  @Column('text', { nullable: true }) payoutId!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
