import { Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  ComplaintEntryAction,
  ComplaintKind,
  ComplaintStatus,
} from '../../domain/complaints/complaint.js';

/**
 * A complaint, with its number and the order, seller or book that it is about. The database derives its next deadline,
 * `due_at`.
 */
@Entity('complaints')
export class ComplaintEntity {
  @PrimaryColumn('text') id!: string;
  @Column('integer') year!: number;
  /** The number of the complaint within its year, from 1. */
  @Column('integer') serial!: number;
  @Column('text') complainantId!: string;
  @Column('text') kind!: ComplaintKind;
  @Column('text') status!: ComplaintStatus;
  @Column('text', { nullable: true }) orderId!: string | null;
  @Column('text', { nullable: true }) sellerId!: string | null;
  @Column('text', { nullable: true }) bookId!: string | null;
  @Column('timestamptz') openedAt!: Date;
  @Column('timestamptz') answerBy!: Date;
  @Column('timestamptz') settleBy!: Date;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
}

/** A step in the history of a complaint. */
@Entity('complaint_entries')
export class ComplaintEntryEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') complaintId!: string;
  @Column('text') action!: ComplaintEntryAction;
  @Column('text') authorId!: string;
  /** Null for a withdrawal. The complainant's texts are empty once the account is closed. */
  @Column('text', { nullable: true }) text!: string | null;
  @Column('timestamptz') occurredAt!: Date;
}
