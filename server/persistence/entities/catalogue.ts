import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CurrencyCode } from '../../domain/money/money.js';
import type { BookBinding, BookLanguage } from '../../domain/catalogue/bookFacts.js';
import type { BookCondition, Genre, ListingType } from '../../domain/catalogue/book.js';

/** An uploaded cover. Its files are named after the hash of its content. */
@Entity('covers')
export class CoverEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') contentHash!: string;
}

/** A listing: a seller's offer of one title. Amounts are in minor units, rental durations in months. */
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
  @Column('text', { nullable: true }) binding!: BookBinding | null;
  @Column('int', { nullable: true }) pages!: number | null;
  @Column('int', { nullable: true }) publishedIn!: number | null;
  @Column('text', { nullable: true }) publishedBy!: string | null;
  @Column('int', { nullable: true }) weightGrams!: number | null;
  @Column('text') listingType!: ListingType;
  /** Currency of all the listing's amounts. */
  @Column('text') currency!: CurrencyCode;
  @Column('bigint', { nullable: true }) salePrice!: number | null;
  @Column('bigint', { nullable: true }) rentPerMonth!: number | null;
  @Column('bigint', { nullable: true }) deposit!: number | null;
  @Column('bigint') lateFeePerDay!: number;
  @Column('int', { nullable: true }) minDuration!: number | null;
  @Column('int', { nullable: true }) maxDuration!: number | null;
  /** The price of a lost copy. If null, a lost copy costs the sale price or, without one, the deposit. */
  @Column('bigint', { nullable: true }) replacementPrice!: number | null;
  @Column('int', { nullable: true }) rentCreditPercent!: number | null;
  @Column('text', { nullable: true }) leaseTerms!: string | null;
  @Column('int', { nullable: true }) mostCopiesPerOrder!: number | null;
  @Column('text', { nullable: true }) coverId!: string | null;
  @Column('text', { nullable: true }) importKey!: string | null;
  /**
   * Number of copies that no order has taken. Triggers on `allocations` update it, and the number of promised copies.
   */
  @Column('int') freeCopies!: number;
  @Column('timestamptz') listedAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
  @Column('timestamptz', { nullable: true }) unlistedAt!: Date | null;
  /**
   * The moderation action that removed the listing from the market. While it is set, only moderators can restore
   * the listing.
   */
  @Column('text', { nullable: true }) removedBy!: string | null;
  @Column('text') titleKey!: string;
  @Column('tsvector') searchVector!: string;
}

/** A copy that was ordered at least once. Copies that were never ordered have no row: `books` stores their number. */
@Entity('copies')
export class CopyEntity {
  @PrimaryColumn('text') id!: string;
  @Column('text') bookId!: string;
}
