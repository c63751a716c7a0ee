import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventType } from '../../domain/events/event.js';

/** A domain event. The payload contains its details, mostly ids. */
@Entity('domain_events')
export class DomainEventEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') type!: EventType;
  @Column('jsonb') payload!: object;
  @Column('timestamptz') occurredAt!: Date;
  /** Position in the log; null until placeEvents assigns one (queries/events/placeEvents.ts). */
  @Column('bigint', { nullable: true }) position!: number | null;
}
