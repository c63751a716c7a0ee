import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { PaymentKind, PaymentStatus } from '../../domain/payments/payment.js';

/** A payment between the buyer and the seller of a fulfillment, made outside Panna. */
@Entity('payments')
export class PaymentEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') fulfillmentId!: string;
  @Column('text') kind!: PaymentKind;
  @Column('text') status!: PaymentStatus;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  @Column('timestamptz') createdAt!: Date;
  /** When the payee confirmed the payment or reported it missing; null before that. */
  @Column('timestamptz', { nullable: true }) settledAt!: Date | null;
}
