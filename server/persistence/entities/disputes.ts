import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import type { DisputeReason, DisputeStatus } from '../../domain/disputes/dispute.js';
import type { CurrencyCode } from '../../domain/money/money.js';

/** A dispute of the buyer about a fulfillment. The database numbers disputes; amounts are in minor units. */
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
  /** The seller's last answer, the amount that it offers, and the time of the first answer; null before. */
  @Column('text', { nullable: true }) answer!: string | null;
  @Column('bigint', { nullable: true }) offered!: number | null;
  @Column('timestamptz', { nullable: true }) answeredAt!: Date | null;
  /** True if the offer is refunded once the books are back. */
  @Column('boolean') offersReturn!: boolean;
  /** The refund once the books are back, and since when they are to be sent; null without a return. */
  @Column('bigint', { nullable: true }) returnRefund!: number | null;
  @Column('timestamptz', { nullable: true }) returnAskedAt!: Date | null;
  /** The explanation of the member of staff who decided that the books are sent back; null if the sides agreed on it. */
  @Column('text', { nullable: true }) returnReason!: string | null;
  @Column('text', { nullable: true }) returnOrderedBy!: string | null;
  @Column('text', { nullable: true }) returnCarrier!: string | null;
  @Column('text', { nullable: true }) returnTrackingNumber!: string | null;
  @Column('timestamptz', { nullable: true }) returnSentAt!: Date | null;
  /** The seller's objection to the return. */
  @Column('text', { nullable: true }) returnProblem!: ReturnProblem | null;
  @Column('text', { nullable: true }) returnStatement!: string | null;
  @Column('timestamptz', { nullable: true }) returnContestedAt!: Date | null;
  /** The time at which the seller confirmed the arrival; null if it was assumed. */
  @Column('timestamptz', { nullable: true }) returnArrivedAt!: Date | null;
  /** The explanation of the member of staff who decided it; null for every other end. */
  @Column('text', { nullable: true }) decision!: string | null;
  @Column('text', { nullable: true }) decidedBy!: string | null;
  /** The amount that the buyer gets; null while the dispute is open, and if it was withdrawn. */
  @Column('bigint', { nullable: true }) awarded!: number | null;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
}
