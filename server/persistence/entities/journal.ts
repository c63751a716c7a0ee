import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Account } from '../../domain/bookkeeping/journal.js';
import type { EntryKind } from '../../domain/bookkeeping/movements.js';

/** An entry of the journal, with the row that it is about. Entries and postings are never changed. */
@Entity('journal_entries')
export class JournalEntryEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') kind!: EntryKind;
  @Column('text', { nullable: true }) orderId!: string | null;
  @Column('text', { nullable: true }) attemptId!: string | null;
  @Column('text', { nullable: true }) refundId!: string | null;
  @Column('text', { nullable: true }) earningId!: string | null;
  @Column('text', { nullable: true }) payoutId!: string | null;
  @Column('text', { nullable: true }) chargebackId!: string | null;
  @Column('text', { nullable: true }) transferId!: string | null;
  @Column('text', { nullable: true }) reversalId!: string | null;
  @Column('text', { nullable: true }) repaymentId!: string | null;
  @Column('text', { nullable: true }) taxPaymentId!: string | null;
  /** The number of the entry's postings. */
  @Column('smallint') postings!: number;
  @Column('timestamptz') occurredAt!: Date;
}

/** A line of an entry. The lines of an entry sum to zero in each currency. */
@Entity('journal_postings')
export class JournalPostingEntity {
  @PrimaryColumn('text') entryId!: string;
  @PrimaryColumn('smallint') number!: number;
  @Column('text') account!: Account;
  @Column('text', { nullable: true }) partyId!: string | null;
  @Column('text', { nullable: true }) fulfillmentId!: string | null;
  @Column('bigint') amount!: number;
  @Column('text') currency!: string;
}
