import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who waits for a book. Their place in the line is the database's to give. */
@Entity('waiting_entries')
export class WaitingEntryEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') bookId!: string;
  @Column('text') userId!: string;
  /** The wanted days, half-open. */
  @Column('date') startsOn!: string;
  @Column('date') endsOn!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) toldAt!: Date | null;
  /** The day on which it was last looked whether a copy is free for it. */
  @Column('date') lookedOn!: string;
}
