import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { BlockStatus, CaptureStatus } from '../../domain/payments/depositBlock.js';

/** The deposits of an order, blocked by the buyer's bank instead of charged. Amounts are in minor units. */
@Entity('deposit_blocks')
export class DepositBlockEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') intentId!: string;
  @Column('text') orderId!: string;
  @Column('text') provider!: string;
  /** ID of the block at the provider. */
  @Column('text') reference!: string;
  /** True if the block secures the deposits of the order; false if the deposits were charged or the order was not paid. */
  @Column('boolean') isUsed!: boolean;
  @Column('text') status!: BlockStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The latest due date that a rental can have so that the block secures it until the settlement. */
  @Column('date') returnBy!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  /** The time at which the sellers were warned that the block ends soon; null before. */
  @Column('timestamptz', { nullable: true }) warnedAt!: Date | null;
  /** The reason why the provider last refused to release the block; null if it never did. */
  @Column('text', { nullable: true }) releaseFailure!: string | null;
  /** The time of the last refusal to release the block; null if there was none. */
  @Column('timestamptz', { nullable: true }) releaseRefusedAt!: Date | null;
  /** The time at which the block was released or expired; null before. */
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}

/** A part of a block that is charged for a fulfillment. The id is also the idempotency key of the provider's capture. */
@Entity('deposit_captures')
export class DepositCaptureEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') blockId!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') paymentId!: string;
  @Column('text') status!: CaptureStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The online payment that the capture became; null before it is done. */
  @Column('text', { nullable: true }) intentId!: string | null;
  /** The reason why the provider refused the capture; null if it did not. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
}
