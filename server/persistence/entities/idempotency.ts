import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeyedAction } from '../../domain/shared/idempotency.js';

/**
 * An idempotency key of an account, with the result of the request. Only a hash of the request's content is stored.
 */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
  @Column('text') action!: KeyedAction;
  @Column('text') key!: string;
  @Column('bytea') contentHash!: Buffer;
  @Column('text') resultId!: string;
  @Column('timestamptz') createdAt!: Date;
}
