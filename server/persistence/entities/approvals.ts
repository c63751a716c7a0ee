import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ApprovalDecision, ApprovedStep } from '../../domain/payments/approval.js';

/** A request of a member of staff that another one approve a step with money. */
@Entity('approvals')
export class ApprovalEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') step!: ApprovedStep;
  /** ID of the refund, payment, difference, payout or chargeback. */
  @Column('text') subjectId!: string;
  /** The account whose money it is; null if it is nobody's. */
  @Column('text', { nullable: true }) userId!: string | null;
  /** In minor units. */
  @Column('bigint') amount!: number;
  @Column('text') currency!: string;
  /** The words of who asked, for the step. Null if the step needs none. */
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('text', { nullable: true }) reference!: string | null;
  @Column('text') requestedBy!: string;
  @Column('timestamptz') requestedAt!: Date;
  @Column('text', { nullable: true }) decision!: ApprovalDecision | null;
  @Column('text', { nullable: true }) decidedBy!: string | null;
  @Column('timestamptz', { nullable: true }) decidedAt!: Date | null;
  /** The reason why the request was declined; null if it was approved. */
  @Column('text', { nullable: true }) decisionReason!: string | null;
}
