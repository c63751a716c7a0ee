import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A reader's entry in the waiting list of a book. The database assigns the place in line. */
@Entity('waiting_entries')
export class WaitingEntryEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') bookId!: string;
  @Column('text') userId!: string;
  /** The requested days: from `startsOn` to the day before `endsOn`. */
  @Column('date') startsOn!: string;
  @Column('date') endsOn!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) toldAt!: Date | null;
  /** Day of the last check for a copy that is free for this entry. */
  @Column('date') lookedOn!: string;
}
