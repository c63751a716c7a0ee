import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventType } from '../../domain/events/event.js';

/** Something that happened, with the ids of its facts. */
@Entity('domain_events')
export class DomainEventEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') type!: EventType;
  @Column('jsonb') payload!: object;
  @Column('timestamptz') occurredAt!: Date;
  /** Its place in the log; null until a reader has placed it (queries/events/placeEvents.ts). */
  @Column('bigint', { nullable: true }) position!: number | null;
}
