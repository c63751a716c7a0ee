import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { BookLanguage } from '../../domain/catalogue/bookFacts.js';
import type { BookCondition, Genre, ListingType } from '../../domain/catalogue/book.js';

/** An uploaded cover, named by the hash of its content. */
@Entity('covers')
export class CoverEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') contentHash!: string;
}

/** A seller's offer of one title. Amounts in minor units, durations in months. */
@Entity('books')
export class BookEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') sellerId!: string;
  @Column('text') editionId!: string;
  @Column('text') title!: string;
  @Column('text') author!: string;
  @Column('text', { nullable: true }) isbn!: string | null;
  @Column('text') description!: string;
  @Column('text', { array: true }) genres!: Genre[];
  @Column('text') condition!: BookCondition;
  @Column('text', { nullable: true }) conditionDescription!: string | null;
  @Column('text', { nullable: true }) language!: BookLanguage | null;
  @Column('int', { nullable: true }) pages!: number | null;
  @Column('int', { nullable: true }) publishedIn!: number | null;
  @Column('text', { nullable: true }) publishedBy!: string | null;
  @Column('text') listingType!: ListingType;
  /** Of all its amounts. */
  @Column('text') currency!: CurrencyCode;
  @Column('bigint', { nullable: true }) salePrice!: number | null;
  @Column('bigint', { nullable: true }) rentPerMonth!: number | null;
  @Column('bigint', { nullable: true }) deposit!: number | null;
  @Column('bigint') lateFeePerDay!: number;
  @Column('int', { nullable: true }) minDuration!: number | null;
  @Column('int', { nullable: true }) maxDuration!: number | null;
  @Column('text', { nullable: true }) leaseTerms!: string | null;
  @Column('int', { nullable: true }) mostCopiesPerOrder!: number | null;
  @Column('text', { nullable: true }) coverId!: string | null;
  @Column('text', { nullable: true }) importKey!: string | null;
  /** In the seller's hands and promised to nobody. Rented and sold ones are counted by the database itself. */
  @Column('int') freeCopies!: number;
  @Column('timestamptz') listedAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
  @Column('timestamptz', { nullable: true }) unlistedAt!: Date | null;
  /** What an administrator did to take it off the market; only administrators put it back then. */
  @Column('text', { nullable: true }) removedBy!: string | null;
  @Column('text') titleKey!: string;
  @Column('tsvector') searchVector!: string;
}

/** A copy that is or was promised, rented out or sold: only from then on it is told apart. */
@Entity('copies')
export class CopyEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') bookId!: string;
}
