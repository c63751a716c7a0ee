import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { BlockStatus } from '../../domain/payments/depositBlock.js';

/** An amount that the bank of a buyer blocks for the payment of an order. Amounts are in minor units. */
@Entity('deposit_blocks')
export class DepositBlockEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') intentId!: string;
  @Column('text') orderId!: string;
  @Column('text') provider!: string;
  /** ID of the block at the provider. */
  @Column('text') reference!: string;
  /** True if it secures the deposits of the order. Otherwise, they were charged or the order was not paid. */
  @Column('boolean') isUsed!: boolean;
  @Column('text') status!: BlockStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The latest due date of a rental that it secures until the settlement. */
  @Column('date') returnBy!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  /** The moment at which the sellers were told that it ends soon; null before. */
  @Column('timestamptz', { nullable: true }) warnedAt!: Date | null;
  /** The reason for which the provider last refused to release it; null if it never did. */
  @Column('text', { nullable: true }) releaseFailure!: string | null;
  /** The moment of that refusal. */
  @Column('timestamptz', { nullable: true }) releaseRefusedAt!: Date | null;
  /** The moment at which it was released or expired; null before. */
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}

/** A part of a block that is taken for a fulfillment. Its id is its idempotency key at the provider. */
@Entity('deposit_captures')
export class DepositCaptureEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') blockId!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') paymentId!: string;
  @Column('text') status!: 'PENDING' | 'DONE' | 'FAILED';
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  /** The online payment that it became; null before it is done. */
  @Column('text', { nullable: true }) intentId!: string | null;
  /** The reason for which the provider refused it. */
  @Column('text', { nullable: true }) failure!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
}
