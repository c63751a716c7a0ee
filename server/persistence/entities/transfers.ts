import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { LinkedAccountStatus } from '../../domain/payouts/linkedAccount.js';
import type { ReversalStatus, TransferStatus } from '../../domain/payouts/transfer.js';

/** A seller's account at the payment provider, to which transfers are paid. */
@Entity('linked_accounts')
export class LinkedAccountEntity {
  @PrimaryColumn('text') sellerId!: string;
  @Column('text') provider!: string;
  /** ID of the account at the provider; null while it is unknown. */
  @Column('text', { nullable: true }) reference!: string | null;
  /** ID of the provider's check of the bank account; null while it is unknown. */
  @Column('text', { nullable: true }) productReference!: string | null;
  @Column('text') status!: LinkedAccountStatus;
  /** The provider's explanation of the status; null if there is none. */
  @Column('text', { nullable: true }) note!: string | null;
  /** The last four digits of the bank account that was submitted. */
  @Column('text') bankAccountEnd!: string;
  /** The time at which that bank account was submitted. */
  @Column('timestamptz') submittedAt!: Date;
  @Column('timestamptz', { nullable: true }) activeSince!: Date | null;
}

/** The part of a payment that a seller earns from a fulfillment, sent to the linked account and held there. */
@Entity('transfers')
export class TransferEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') attemptId!: string;
  /** The fulfillment's first earning, which this transfer pays. */
  @Column('text') earningId!: string;
  @Column('text') sellerId!: string;
  @Column('text') provider!: string;
  /** ID of the linked account at the provider. */
  @Column('text') account!: string;
  @Column('text') status!: TransferStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The provider's fee including tax, in minor units. */
  @Column('bigint') fee!: number;
  @Column('bigint') feeTax!: number;
  /** ID of the transfer at the provider; null while it is unknown. */
  @Column('text', { nullable: true }) reference!: string | null;
  /**
   * The provider's reason for a refusal or failure; null if there is none. In a HELD transfer, it explains why the
   * release was refused.
   */
  @Column('text', { nullable: true }) note!: string | null;
  /** True if the whole transfer is reversed because the seller owes the marketplace money. */
  @Column('boolean') withdrawn!: boolean;
  /** The time of the last request to the provider; null before the first. */
  @Column('timestamptz', { nullable: true }) askedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}

/** A reversal of part of a held transfer, because the seller no longer earns that part. */
@Entity('transfer_reversals')
export class TransferReversalEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') transferId!: string;
  @Column('text') status!: ReversalStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  @Column('text', { nullable: true }) reference!: string | null;
  @Column('text', { nullable: true }) note!: string | null;
  @Column('timestamptz', { nullable: true }) askedAt!: Date | null;
  @Column('timestamptz') createdAt!: Date;
}
