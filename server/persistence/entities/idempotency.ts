import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeyedAction } from '../../domain/shared/idempotency.js';

/** Under which key a person had something done, and what came of it; of the content only its hash is kept. */
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
