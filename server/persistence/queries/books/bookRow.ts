import { z } from 'zod';
import { Role } from '../../../domain/accounts/account.js';
import { BookBinding, BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import { BookCondition, Genre, ListingType } from '../../../domain/catalogue/book.js';
import { CurrencyCode } from '../../../domain/money/money.js';
import { count, day, minorUnits, moment, momentInJson } from '../../shapes.js';

/** A row with the columns of `bookColumns`. */
export const BookRow = z.strictObject({
  id: z.string(),
  sellerId: z.string(),
  editionId: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string().nullable(),
  description: z.string(),
  genres: z.array(z.enum(Genre)),
  condition: z.enum(BookCondition),
  conditionDescription: z.string().nullable(),
  language: z.enum(BookLanguage).nullable(),
  binding: z.enum(BookBinding).nullable(),
  pages: count.nullable(),
  publishedIn: count.nullable(),
  publishedBy: z.string().nullable(),
  weightGrams: count.nullable(),
  listingType: z.enum(ListingType),
  leaseTerms: z.string().nullable(),
  mostCopiesPerOrder: count.nullable(),
  listedAt: moment,
  unlisted: z.boolean(),
  /** Currency of all amounts in the row. */
  currency: z.enum(CurrencyCode),
  salePrice: minorUnits.nullable(),
  rentPerMonth: minorUnits.nullable(),
  deposit: minorUnits.nullable(),
  lateFeePerDay: minorUnits,
  minDuration: count.nullable(),
  maxDuration: count.nullable(),
  replacementPrice: minorUnits.nullable(),
  rentCreditPercent: count.nullable(),
  sellerRole: z.enum(Role),
  sellerName: z.string(),
  readersScore: z.number(),
  totalRatings: count,
  memberSince: moment,
  sellerZipcode: z.string(),
  coverHash: z.string().nullable(),
  /** Number of copies that no order has taken. */
  freeCopies: count,
  /** Number of copies that are rented out, or promised for later days. */
  promisedCopies: count,
  /** Number of promised copies that are available today. */
  promisedLater: count,
  /**
   * True if at least one promised copy is not overdue. Null, as is `firstReturn`, unless all copies are rented out
   * today.
   */
  anyInTime: z.boolean().nullable(),
  firstReturn: day.nullable(),
});
export type BookRow = z.infer<typeof BookRow>;

/** A BookRow in a single JSON column, with times as ISO texts. */
export const BookInJson = z.strictObject({
  row: BookRow.extend({ listedAt: momentInJson, memberSince: momentInJson }),
});
