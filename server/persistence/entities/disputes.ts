import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import type { DisputeReason, DisputeStatus } from '../../domain/disputes/dispute.js';
import type { CurrencyCode } from '../../domain/money/money.js';

/** A buyer's dispute about a fulfillment. Amounts are in minor units. */
@Entity('disputes')
export class DisputeEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') reason!: DisputeReason;
  @Column('text') status!: DisputeStatus;
  @Column('text') statement!: string;
  @Column('bigint') claimed!: number;
  @Column('text') currency!: CurrencyCode;
  @Column('timestamptz') openedAt!: Date;
  /** The seller's latest answer, the amount offered in it, and the time of the first answer; null before the first answer. */
  @Column('text', { nullable: true }) answer!: string | null;
  @Column('bigint', { nullable: true }) offered!: number | null;
  @Column('timestamptz', { nullable: true }) answeredAt!: Date | null;
  /** True if the seller offers the refund only once the books are back. */
  @Column('boolean') offersReturn!: boolean;
  /**
   * The refund that is due once the books are back, and the time at which the return was agreed on or was ordered by staff;
   * null without a return.
   */
  @Column('bigint', { nullable: true }) returnRefund!: number | null;
  @Column('timestamptz', { nullable: true }) returnAskedAt!: Date | null;
  /**
   * The explanation of the member of staff who ordered the return; null if the buyer and the seller agreed on it, or if there
   * is no return.
   */
  @Column('text', { nullable: true }) returnReason!: string | null;
  @Column('text', { nullable: true }) returnOrderedBy!: string | null;
  @Column('text', { nullable: true }) returnCarrier!: string | null;
  @Column('text', { nullable: true }) returnTrackingNumber!: string | null;
  @Column('timestamptz', { nullable: true }) returnSentAt!: Date | null;
  /** The seller's objection to the return; null without one. */
  @Column('text', { nullable: true }) returnProblem!: ReturnProblem | null;
  @Column('text', { nullable: true }) returnStatement!: string | null;
  @Column('timestamptz', { nullable: true }) returnContestedAt!: Date | null;
  /** The time at which the seller confirmed that the books arrived; null before, and if their arrival was assumed. */
  @Column('timestamptz', { nullable: true }) returnArrivedAt!: Date | null;
  /** The explanation of the member of staff who decided the dispute; null unless staff decided it. */
  @Column('text', { nullable: true }) decision!: string | null;
  @Column('text', { nullable: true }) decidedBy!: string | null;
  /** The amount that the buyer was awarded; null while the dispute is open, and if it was withdrawn. */
  @Column('bigint', { nullable: true }) awarded!: number | null;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
}
