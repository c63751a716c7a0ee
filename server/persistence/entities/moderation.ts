import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ModerationKind, ReportReason } from '../../domain/catalogue/moderation.js';

/** What an administrator did, to a listing, a review, an account or an edition. Never changed. */
@Entity('moderation_actions')
export class ModerationActionEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') kind!: ModerationKind;
  @Column('text') actorId!: string;
  @Column('text', { nullable: true }) bookId!: string | null;
  @Column('text', { nullable: true }) userId!: string | null;
  @Column('text', { nullable: true }) reviewId!: string | null;
  /** From which edition listings were taken, and to which. */
  @Column('text', { nullable: true }) editionId!: string | null;
  @Column('text', { nullable: true }) toEditionId!: string | null;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('timestamptz') occurredAt!: Date;
}

/** What somebody finds wrong with a listing. */
@Entity('listing_reports')
export class ListingReportEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') bookId!: string;
  @Column('text') reporterId!: string;
  @Column('text') reason!: ReportReason;
  @Column('text', { nullable: true }) note!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('text', { nullable: true }) resolvedBy!: string | null;
}
