import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LinkPurpose } from '../../domain/accounts/linkPurpose.js';

/** A message that is waiting, sent, or dropped because it was unwanted or outdated. */
@Entity('outbox_messages')
export class OutboxMessageEntity {
  @PrimaryColumn('text') id!: string;
  /** The notification kind (usecases/notifications/notifications.ts). */
  @Column('text') topic!: string;
  /** The account that the message is for; null if it goes to the operator. */
  @Column('text', { nullable: true }) recipientId!: string | null;
  /** The operator's email address, if the message goes to the operator; null if it goes to an account. */
  @Column('text', { nullable: true }) address!: string | null;
  @Column('jsonb') payload!: object;
  @Column('text', { nullable: true }) cause!: string | null;
  @Column('text', { nullable: true }) thread!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
  @Column('timestamptz', { nullable: true }) droppedAt!: Date | null;
  @Column('int') attempts!: number;
  @Column('text', { nullable: true }) lastError!: string | null;
}

/** A link that was sent by mail. Only the hash of its token is stored. */
@Entity('mailed_links')
export class MailedLinkEntity {
  @PrimaryColumn('bytea') tokenHash!: Buffer;
  @Column('text') userId!: string;
  @Column('text') purpose!: LinkPurpose;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
