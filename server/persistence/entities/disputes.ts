import { Column, Entity, PrimaryColumn } from 'typeorm';
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
  /** The explanation of the member of staff who decided it; null for every other end. */
  @Column('text', { nullable: true }) decision!: string | null;
  @Column('text', { nullable: true }) decidedBy!: string | null;
  /** The amount that the buyer gets; null while the dispute is open, and if it was withdrawn. */
  @Column('bigint', { nullable: true }) awarded!: number | null;
  @Column('timestamptz', { nullable: true }) closedAt!: Date | null;
}
