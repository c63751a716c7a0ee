import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { PayoutStatus } from '../../domain/payouts/payout.js';

/** A payout of earnings to a seller. Staff make it and record how it went. */
@Entity('payouts')
export class PayoutEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  @Column('text') status!: PayoutStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The UPI address to pay to; null if it goes to a bank account, and once the seller closed the account. */
  @Column('text', { nullable: true }) upiAddress!: string | null;
  /** The sealed bank account to pay to, while the payout is pending. */
  @Column('bytea', { nullable: true }) bankAccount!: Buffer | null;
  /** The last four digits of its number. */
  @Column('text', { nullable: true }) bankAccountEnd!: string | null;
  /** The bank's reference; null before it was paid. */
  @Column('text', { nullable: true }) reference!: string | null;
  /** Why the payout failed. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('text', { nullable: true }) settledBy!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
}

/** A change of what a seller and the marketplace earn from a fulfillment. Amounts are never changed. */
@Entity('earnings')
export class EarningEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  @Column('text') fulfillmentId!: string;
  /** Below zero if the buyer got money back. */
  @Column('bigint') amount!: number;
  @Column('bigint') commission!: number;
  @Column('text') currency!: CurrencyCode;
  /** Since when the amount is the seller's; null before the fulfillment arrived and while it is disputed. */
  @Column('timestamptz', { nullable: true }) earnedAt!: Date | null;
  /** The payout that it is part of; null before. */
  @Column('text', { nullable: true }) payoutId!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
