import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { PaperFacts, PaperKind } from '../../domain/papers/paper.js';

/** A numbered paper. Rows are never changed or deleted. */
@Entity('papers')
export class PaperEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') kind!: PaperKind;
  /** The seller who issues the paper; null if the operator does. */
  @Column('text', { nullable: true }) issuerId!: string | null;
  @Column('text') recipientId!: string;
  /** The fulfillment that a seller's paper is about; null for a paper about commissions. */
  @Column('text', { nullable: true }) fulfillmentId!: string | null;
  /** The month (YYYY-MM) of a paper about commissions; null for a seller's paper. */
  @Column('text', { nullable: true }) period!: string | null;
  /** The year in which the Indian financial year begins. */
  @Column('int') financialYear!: number;
  @Column('int') number!: number;
  @Column('bigint') amount!: number;
  @Column('text') currency!: CurrencyCode;
  @Column('jsonb') facts!: PaperFacts;
  @Column('timestamptz') issuedAt!: Date;
}
