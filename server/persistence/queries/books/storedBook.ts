import type { Role } from '../../../domain/accounts/account.js';
import type { BookFacts } from '../../../domain/catalogue/bookFacts.js';
import type {
  BookCondition,
  CopyCounts,
  Genre,
  ListingType,
  OfferedBook,
} from '../../../domain/catalogue/book.js';
import { cityOf } from '../accounts/cities.js';
import { money } from '../../../domain/money/money.js';
import type { BookRow } from './bookRow.js';
import { statusOf } from './bookStatus.js';

/** A seller, with the details that lists show. */
export interface Seller {
  id: string;
  role: Role;
  name: string;
  readersScore: number;
  totalRatings: number;
  memberSince: Date;
  /** City of the seller's PIN code; null if unknown. */
  city: string | null;
}

/** A listing with its seller and its status today. */
export interface StoredBook extends OfferedBook, BookFacts {
  id: string;
  /** The edition that the listing offers. */
  editionId: string;
  title: string;
  author: string;
  isbn: string | null;
  description: string;
  genres: Genre[];
  condition: BookCondition;
  conditionDescription: string | null;
  listingType: ListingType;
  leaseTerms: string | null;
  /** Maximum number of copies in one order; null for the default. */
  mostCopiesPerOrder: number | null;
  listedAt: Date;
  seller: Seller;
  /** Hash of the uploaded cover; null without an uploaded cover. */
  coverHash: string | null;
}

/** Converts a row to a StoredBook, and derives the status of the book. */
export function storedBook(row: BookRow): StoredBook {
  const copies = copiesOf(row);
  const status = statusOf({ unlisted: row.unlisted, ...copies });
  return {
    id: row.id,
    sellerId: row.sellerId,
    editionId: row.editionId,
    title: row.title,
    author: row.author,
    isbn: row.isbn,
    description: row.description,
    genres: row.genres,
    condition: row.condition,
    conditionDescription: row.conditionDescription,
    language: row.language,
    binding: row.binding,
    pages: row.pages,
    publishedIn: row.publishedIn,
    publishedBy: row.publishedBy,
    weightGrams: row.weightGrams,
    status,
    availableFrom: status === 'RENTED' ? row.firstReturn : null,
    listingType: row.listingType,
    price: {
      currency: row.currency,
      sale: row.salePrice === null ? null : money(row.salePrice, row.currency),
      lease: leaseOf(row),
    },
    leaseTerms: row.leaseTerms,
    mostCopiesPerOrder: row.mostCopiesPerOrder,
    listedAt: row.listedAt,
    seller: {
      id: row.sellerId,
      role: row.sellerRole,
      name: row.sellerName,
      readersScore: row.readersScore,
      totalRatings: row.totalRatings,
      memberSince: row.memberSince,
      city: cityOf(row.sellerZipcode),
    },
    copies,
    coverHash: row.coverHash,
  };
}

function copiesOf(row: BookRow): CopyCounts {
  return {
    total: row.freeCopies + row.promisedCopies,
    available: row.freeCopies + row.promisedLater,
    sellable: row.freeCopies,
    canBeRented: row.freeCopies + row.promisedLater > 0 || row.anyInTime === true,
  };
}

function leaseOf(row: BookRow): StoredBook['price']['lease'] {
  const { currency, rentPerMonth, deposit, lateFeePerDay, minDuration, maxDuration, rentCreditPercent } = row;
  // A database constraint ensures that these three columns are null together.
  if (rentPerMonth === null || deposit === null || minDuration === null) return null;
  return {
    perMonth: money(rentPerMonth, currency),
    deposit: money(deposit, currency),
    lateFeePerDay: money(lateFeePerDay, currency),
    minDuration,
    maxDuration,
    replacementPrice: row.replacementPrice === null ? null : money(row.replacementPrice, currency),
    rentCreditPercent,
  };
}
