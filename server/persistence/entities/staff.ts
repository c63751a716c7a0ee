import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StaffAction } from '../../domain/accounts/staff.js';

/** A support view: a period in which a member of staff sees the site as an account sees it. */
@Entity('support_views')
export class SupportViewEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') staffId!: string;
  @Column('text') userId!: string;
  /** The session in which the support view was started. The view ends with this session. */
  @Column('text') sessionId!: string;
  @Column('bytea') tokenHash!: Buffer;
  @Column('text') reason!: string;
  @Column('timestamptz') startedAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}

/** An action of staff that changed an account or read its private data. Rows are never changed. */
@Entity('staff_actions')
export class StaffActionEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') action!: StaffAction;
  /** The member of staff who acted; null for an action from the command line. */
  @Column('text', { nullable: true }) staffId!: string | null;
  /** The account that the action changed, or whose data was read; null for a payment by an unknown person. */
  @Column('text', { nullable: true }) userId!: string | null;
  /** The role, page, reason or photo ID of the action. */
  @Column('text', { nullable: true }) detail!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('timestamptz') occurredAt!: Date;
}
