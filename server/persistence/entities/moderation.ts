import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ModerationKind, ReportReason } from '../../domain/catalogue/moderation.js';

/** A moderator's action on a listing, a review, an account or an edition. Rows are never changed. */
@Entity('moderation_actions')
export class ModerationActionEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') kind!: ModerationKind;
  @Column('text') actorId!: string;
  @Column('text', { nullable: true }) bookId!: string | null;
  @Column('text', { nullable: true }) userId!: string | null;
  @Column('text', { nullable: true }) reviewId!: string | null;
  /** The edition from which listings were moved. `toEditionId` is the edition to which they were moved. */
  @Column('text', { nullable: true }) editionId!: string | null;
  @Column('text', { nullable: true }) toEditionId!: string | null;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('timestamptz') occurredAt!: Date;
}

/** A reader's report of a listing. The report is open until an action resolves it (`resolvedBy`). */
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
