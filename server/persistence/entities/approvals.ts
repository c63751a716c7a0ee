import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ApprovalDecision, ApprovedStep } from '../../domain/payments/approval.js';

/** A request by a member of staff that a second member of staff approve a step with money. */
@Entity('approvals')
export class ApprovalEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') step!: ApprovedStep;
  /** ID of the refund, payment, difference, payout, chargeback or tax payment; for a debt, the ID of the seller. */
  @Column('text') subjectId!: string;
  /** The account whose money it is, such as the buyer of a refund; null if no account is concerned. */
  @Column('text', { nullable: true }) userId!: string | null;
  /** In minor units. */
  @Column('bigint') amount!: number;
  @Column('text') currency!: string;
  /** The reason that the requester gave for the step; null if the step needs none. */
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('text', { nullable: true }) reference!: string | null;
  @Column('text') requestedBy!: string;
  @Column('timestamptz') requestedAt!: Date;
  @Column('text', { nullable: true }) decision!: ApprovalDecision | null;
  @Column('text', { nullable: true }) decidedBy!: string | null;
  @Column('timestamptz', { nullable: true }) decidedAt!: Date | null;
  /** The reason why the request was declined; null while it is pending, and if it was approved. */
  @Column('text', { nullable: true }) decisionReason!: string | null;
}
