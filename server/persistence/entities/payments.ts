import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { PaymentKind, PaymentStatus } from '../../domain/payments/payment.js';

/** A payment between the buyer and the seller of a fulfillment, made online or directly. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') kind!: PaymentKind;
  @Column('text') status!: PaymentStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  @Column('timestamptz') createdAt!: Date;
  /** The online payment that contains this payment or funds this refund; null if buyer and seller settle it directly. */
  @Column('text', { nullable: true }) attemptId!: string | null;
  /** The time at which the payee or the provider confirmed the payment, or reported it missing; null until then. */
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
  /** The time at which the payment counted as received or became a complaint without an answer; null if a person ended it. */
  @Column('timestamptz', { nullable: true }) assumedAt?: Date | null;
}
