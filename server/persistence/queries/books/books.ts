import type { Role } from '../../../domain/accounts/account.js';
import type {
  BookCondition,
  BookStatus,
  CopyCounts,
  Genre,
  ListingType,
  OfferedBook,
} from '../../../domain/catalogue/book.js';
import { money } from '../../../domain/money/money.js';
import type { Sql } from '../../sql.js';
import { listedIds } from './listedIds.js';

/** What a list shows of a seller. */
export interface Seller {
  id: string;
  role: Role;
  name: string;
  readersScore: number;
  totalRatings: number;
  memberSince: Date;
}

/** A listing as it is stored, with its seller and with what its copies make of it today. */
export interface StoredBook extends OfferedBook {
  id: string;
  title: string;
  author: string;
  isbn: string | null;
  description: string;
  genres: Genre[];
  condition: BookCondition;
  conditionDescription: string | null;
  listingType: ListingType;
  leaseTerms: string | null;
  /** How many copies one order may take; null for the default. */
  mostCopiesPerOrder: number | null;
  listedAt: Date;
  seller: Seller;
  /** The hash of the uploaded cover; null when there is none. */
  coverHash: string | null;
}

/** A row of the statements below. */
export interface BookRow extends Omit<
  StoredBook,
  'seller' | 'price' | 'copies' | 'status' | 'availableFrom'
> {
  unlisted: boolean;
  salePrice: number | null;
  rentPerMonth: number | null;
  deposit: number;
  lateFeePerDay: number;
  minDuration: number;
  maxDuration: number | null;
  sellerRole: Role;
  sellerName: string;
  readersScore: number;
  totalRatings: number;
  memberSince: Date;
  /** In the seller's hands and promised to nobody. */
  freeCopies: number;
  /** Rented out, or promised for days to come. */
  promisedCopies: number;
  /** Those of the promised copies that are still free today. */
  promisedLater: number;
  /** Of a book without free copies: whether a promised one is not overdue, and when the first one comes back. */
  anyInTime: boolean | null;
  firstReturn: string | null;
}

/** Whether a book `b` has a copy today. Only of a book without free copies the rentals have to be looked at. */
export const IS_FREE_TODAY = `(b.free_copies > 0 OR b.promised_copies > 0 AND copies_promised_later(b.id, $1::date) > 0)`;

/** What is read of a book `b`. The first parameter of the statement is the day of today. */
export const BOOK_COLUMNS = `
  b.id, b.seller_id AS "sellerId", b.title, b.author, b.isbn, b.description, b.genres, b.condition,
  b.condition_description AS "conditionDescription", b.listing_type AS "listingType",
  b.lease_terms AS "leaseTerms", b.most_copies_per_order AS "mostCopiesPerOrder", b.listed_at AS "listedAt", b.unlisted_at IS NOT NULL AS unlisted,
  b.sale_price AS "salePrice", b.rent_per_month AS "rentPerMonth", b.deposit,
  b.late_fee_per_day AS "lateFeePerDay",
  b.min_duration AS "minDuration", b.max_duration AS "maxDuration",
  seller.role AS "sellerRole", seller.name AS "sellerName", seller.readers_score AS "readersScore",
  seller.rating_count AS "totalRatings", seller.created_at AS "memberSince",
  cover.content_hash AS "coverHash",
  b.free_copies AS "freeCopies", b.promised_copies AS "promisedCopies",
  CASE WHEN b.promised_copies > 0 THEN copies_promised_later(b.id, $1::date) ELSE 0 END AS "promisedLater",
  CASE WHEN b.free_copies = 0 AND b.promised_copies > 0 THEN any_copy_in_time(b.id, $1::date) END AS "anyInTime",
  CASE WHEN b.free_copies = 0 AND b.promised_copies > 0 THEN first_copy_returns(b.id, $1::date) END AS "firstReturn"`;

/** What must be joined to a book `b` for these columns: one row each, so that nothing is read twice. */
export const BOOK_JOINS = `
  JOIN users seller ON seller.id = b.seller_id
  LEFT JOIN covers cover ON cover.id = b.cover_id`;

// Put together once: a text that is the same object each time is found at once among the prepared ones.
const BOOK_BY_ID = `
  SELECT to_json(found) AS row FROM (SELECT ${BOOK_COLUMNS} FROM books b ${BOOK_JOINS} WHERE b.id = $2) found`;
const BOOKS_BY_IDS = `SELECT ${BOOK_COLUMNS} FROM ${listedIds('$2')} JOIN books b ON b.id = wanted.id ${BOOK_JOINS}`;

/** The books with these ids, unlisted ones too, in no particular order. `today` is YYYY-MM-DD. */
export async function booksByIds(sql: Sql, ids: readonly string[], today: string): Promise<StoredBook[]> {
  const [first, ...others] = ids;
  if (first === undefined) return [];
  if (others.length === 0) return oneBook(sql, first, today);
  const rows = await sql.queryPrepared<BookRow>(BOOKS_BY_IDS, [today, JSON.stringify(ids)]);
  return rows.map(storedBook);
}

/** Of a single row the columns are dearer to describe, and to read, than one column of JSON. */
async function oneBook(sql: Sql, id: string, today: string): Promise<StoredBook[]> {
  const found = await sql.queryPrepared<{ row: BookRow }>(BOOK_BY_ID, [today, id]);
  for (const { row } of found) {
    // JSON has no moments: they come as text.
    row.listedAt = new Date(row.listedAt);
    row.memberSince = new Date(row.memberSince);
  }
  return found.map(({ row }) => storedBook(row));
}

/** Gives a row its nested shape. */
export function storedBook(row: BookRow): StoredBook {
  const copies = copiesOf(row);
  const status = statusOf({ unlisted: row.unlisted, ...copies });
  return {
    id: row.id,
    sellerId: row.sellerId,
    title: row.title,
    author: row.author,
    isbn: row.isbn,
    description: row.description,
    genres: row.genres,
    condition: row.condition,
    conditionDescription: row.conditionDescription,
    status,
    availableFrom: status === 'RENTED' ? row.firstReturn : null,
    listingType: row.listingType,
    price: { sale: row.salePrice === null ? null : money(row.salePrice), lease: leaseOf(row) },
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
    canBeRented: row.freeCopies > 0 || row.anyInTime === true,
  };
}

/** The status of a book by what is left of its copies today. */
export function statusOf(book: { unlisted: boolean } & Pick<CopyCounts, 'total' | 'available'>): BookStatus {
  if (book.unlisted) return 'UNLISTED';
  if (book.total === 0) return 'SOLD';
  return book.available > 0 ? 'AVAILABLE' : 'RENTED';
}

/** The same rule as conditions on books `b`, for lists that are asked for by status. */
export const HAS_STATUS: Record<BookStatus, string> = {
  UNLISTED: 'b.unlisted_at IS NOT NULL',
  SOLD: 'b.unlisted_at IS NULL AND b.free_copies + b.promised_copies = 0',
  RENTED: `b.unlisted_at IS NULL AND b.free_copies + b.promised_copies > 0 AND NOT ${IS_FREE_TODAY}`,
  AVAILABLE: `b.unlisted_at IS NULL AND ${IS_FREE_TODAY}`,
};

function leaseOf(row: BookRow): StoredBook['price']['lease'] {
  if (row.rentPerMonth === null) return null;
  return {
    perMonth: money(row.rentPerMonth),
    deposit: money(row.deposit),
    lateFeePerDay: money(row.lateFeePerDay),
    minDuration: row.minDuration,
    maxDuration: row.maxDuration,
  };
}
