import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StaffAction } from '../../domain/accounts/staff.js';

/** A member of staff sees the site as an account sees it. */
@Entity('support_views')
export class SupportViewEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') staffId!: string;
  @Column('text') userId!: string;
  @Column('bytea') tokenHash!: Buffer;
  @Column('text') reason!: string;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}

/** What staff did to an account, or read of its private data. Never changed. */
@Entity('staff_actions')
export class StaffActionEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') action!: StaffAction;
  /** Null for the command line. */
  @Column('text', { nullable: true }) staffId!: string | null;
  /** The account that it was done to, or whose data was read. */
  @Column('text') userId!: string;
  /** The role, the page or the ID of what was read. */
  @Column('text', { nullable: true }) detail!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('timestamptz') occurredAt!: Date;
}
