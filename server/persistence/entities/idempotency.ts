import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Under which key a person had something done, and what came of it; of the content only its hash is kept. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') userId!: string;
  @Column('text') action!: string;
  @Column('text') key!: string;
  @Column('bytea') contentHash!: Buffer;
  @Column('text') resultId!: string;
  @Column('timestamptz') createdAt!: Date;
}
