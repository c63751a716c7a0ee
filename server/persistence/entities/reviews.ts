import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReviewReportReason } from '../../domain/reviews/reviewModeration.js';

/** A reader's review of a book, or of a seller. For a seller, edition, listing and score are null. */
@Entity('reviews')
export class ReviewEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') authorId!: string;
  @Column('text') sellerId!: string;
  @Column('text', { nullable: true }) editionId!: string | null;
  @Column('text', { nullable: true }) bookId!: string | null;
  @Column('text') fulfillmentId!: string;
  @Column('smallint', { nullable: true }) score!: number | null;
  @Column('text') text!: string;
  @Column('timestamptz') writtenAt!: Date;
  @Column('timestamptz', { nullable: true }) editedAt!: Date | null;
  @Column('text', { nullable: true }) answer!: string | null;
  @Column('timestamptz', { nullable: true }) answeredAt!: Date | null;
  @Column('text', { nullable: true }) answerRemovedBy!: string | null;
  /** Time when the seller withdrew the reply; null again after the seller writes a new reply. */
  @Column('timestamptz', { nullable: true }) answerWithdrawnAt!: Date | null;
  @Column('text', { nullable: true }) removedBy!: string | null;
}

/** A report of a review or of its reply. The report is open until an action resolves it (`resolvedBy`). */
@Entity('review_reports')
export class ReviewReportEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') reviewId!: string;
  @Column('text') reporterId!: string;
  @Column('text') reason!: ReviewReportReason;
  @Column('text', { nullable: true }) note!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('text', { nullable: true }) resolvedBy!: string | null;
}
