import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { AccountProofState } from '../../domain/payouts/accountProof.js';
import type { PayoutStatus } from '../../domain/payouts/payout.js';
import type { SourceTax } from '../../domain/payouts/taxPayment.js';
import type { ProviderPayoutState } from '../../domain/payouts/providerPayout.js';

/** A payout of earnings to a seller. A provider makes it, or staff make it themselves and record the outcome. */
@Entity('payouts')
export class PayoutEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  @Column('text') status!: PayoutStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The sealed UPI address to pay to, until the payout has ended; null if it goes to a bank account. */
  @Column('bytea', { nullable: true }) sealedUpiAddress!: Buffer | null;
  /** The part of the UPI address that people can see; null for a bank account, and after the seller's account is closed. */
  @Column('text', { nullable: true }) upiAddressShown!: string | null;
  /** The sealed bank account to pay to, until the payout has ended; null if it goes to a UPI address. */
  @Column('bytea', { nullable: true }) bankAccount!: Buffer | null;
  /** The last four digits of the bank account's number. */
  @Column('text', { nullable: true }) bankAccountEnd!: string | null;
  /** The bank's reference; null until the payout is paid. */
  @Column('text', { nullable: true }) reference!: string | null;
  /** The reason why the payout failed; null if it did not. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('text', { nullable: true }) settledBy!: string | null;
  /**
   * The provider to which the payout was sent; null if it was not sent. The provider finds the payout by the ID of this row.
   */
  @Column('text', { nullable: true }) provider!: string | null;
  /** The operator's account at the provider, from which the payout is paid. */
  @Column('text', { nullable: true }) providerAccount!: string | null;
  /** ID of the payout at the provider; null while it is unknown. */
  @Column('text', { nullable: true }) providerReference!: string | null;
  /** The state that the provider last reported; null before the first report. */
  @Column('text', { nullable: true }) providerState!: ProviderPayoutState | null;
  /** The provider's explanation of the state, for staff; null if there is none. */
  @Column('text', { nullable: true }) providerNote!: string | null;
  /** The provider's fee including tax, in minor units; null until it is known. */
  @Column('bigint', { nullable: true }) fee!: number | null;
  @Column('bigint', { nullable: true }) feeTax!: number | null;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  /** True if staff recorded the outcome because the provider was no longer configured. */
  @Column('boolean') stranded!: boolean;
  /** The transfer whose release this payout stands for; null for ordinary payouts. */
  @Column('text', { nullable: true }) transferId!: string | null;
  /** True if staff make the payout themselves, without a provider. */
  @Column('boolean') byHand!: boolean;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
}

/** A proof that a seller's payout account exists. The payout provider obtains it, for example by sending one rupee. */
@Entity('account_proofs')
export class AccountProofEntity {
  @PrimaryColumn('text') sellerId!: string;
  /** The time of the last change of the payout account before the proof; null if it was never changed. */
  @Column('timestamptz', { nullable: true }) changedAt!: Date | null;
  @Column('text') provider!: string;
  /** ID of the proof at the provider; null while it is unknown, and again if no bank answered. */
  @Column('text', { nullable: true }) reference!: string | null;
  @Column('text') state!: AccountProofState;
  /** The provider's explanation; null if there is none. */
  @Column('text', { nullable: true }) note!: string | null;
  /** The time of the last request for the proof. */
  @Column('timestamptz') askedAt!: Date;
}

/** An amount of debt that a seller paid back outside the site. Rows are never changed. */
@Entity('debt_repayments')
export class DebtRepaymentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The bank's reference of the repayment. */
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
 * A change of the shares of the seller, the marketplace and the government in a fulfillment, or a repayment of a debt by the
 * seller. Amounts are never changed.
 */
@Entity('earnings')
export class EarningEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  /** The fulfillment in which the amount was earned; null for a repayment of a debt. */
  @Column('text', { nullable: true }) fulfillmentId!: string | null;
  /** The repayment that caused the change; null for earnings from a fulfillment. */
  @Column('text', { nullable: true }) repaymentId!: string | null;
  /** The seller's share in minor units; below zero if the buyer got money back. */
  @Column('bigint') amount!: number;
  @Column('bigint') commission!: number;
  /** The part of the amount that is for delivery; null for repayments, and for older earnings that do not record it. */
  @Column('bigint', { nullable: true }) delivery!: number | null;
  /** The tax that was deducted at source, and the tax that was collected. Both are owed to the government. */
  @Column('bigint') taxDeducted!: number;
  @Column('bigint') taxCollected!: number;
  /** The value of the supplies on which tax is collected. */
  @Column('bigint') taxable!: number;
  @Column('text') currency!: CurrencyCode;
  /** The time from which the amount belongs to the seller; null until the fulfillment arrives, and during a dispute. */
  @Column('timestamptz', { nullable: true }) earnedAt!: Date | null;
  /** The payout that contains the amount; null while there is none. */
  @Column('text', { nullable: true }) payoutId!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
