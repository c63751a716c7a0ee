import type { Role } from '../../domain/account.js';
import type { BookCondition, BookStatus, Genre, ListingType, OfferedBook } from '../../domain/book.js';
import { money } from '../../domain/money.js';
import type { Sql } from '../sql.js';
import { Parameters } from './parameters.js';
import { ALLOCATIONS_OF_COPY } from './takenDays.js';

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
  listedAt: Date;
  seller: Seller;
  /** The hash of the uploaded cover; null when there is none. */
  coverHash: string | null;
}

/** A row of the statements below. */
export interface BookRow extends Omit<StoredBook, 'seller' | 'price' | 'copies' | 'status'> {
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
  copiesTotal: number;
  copiesAvailable: number;
  copiesSellable: number;
  copiesRentable: number;
}

/**
 * A copy is sold by an allocation without end. It is occupied today by one that has begun, be it sale or rental: a
 * rental that should have ended but has not come back still is one, and nobody knows until when. A rental to come leaves
 * it free today, but it cannot be sold. Of a book `b`; the first parameter of the statement is the day of today.
 */
export const COPIES = `
  SELECT count(*) FILTER (WHERE a.sold IS NOT TRUE)::int AS total,
         count(*) FILTER (WHERE a.sold IS NOT TRUE AND a.occupied IS NOT TRUE)::int AS available,
         count(*) FILTER (WHERE a.sold IS NULL)::int AS sellable,
         count(*) FILTER (WHERE a.sold IS NOT TRUE AND a.overdue IS NOT TRUE)::int AS rentable
  FROM copies c LEFT JOIN LATERAL (
    SELECT bool_or(upper_inf(a.period)) AS sold, bool_or(lower(a.period) <= $1::date) AS occupied,
           bool_or(upper(a.period) <= $1::date) AS overdue
    FROM ${ALLOCATIONS_OF_COPY}
  ) a ON true
  WHERE c.book_id = b.id AND c.withdrawn_at IS NULL`;

/** The first day on which a copy has come back: rentals that follow each other without a free day count as one. */
const AVAILABLE_FROM = `
  SELECT min(upper(taken.days)) FROM copies c CROSS JOIN LATERAL (
    SELECT unnest(range_agg(daterange(lower(a.period), greatest(upper(a.period), $1::date + 1)))) AS days
    FROM ${ALLOCATIONS_OF_COPY}
    HAVING NOT bool_or(upper_inf(a.period))
  ) taken
  WHERE c.book_id = b.id AND c.withdrawn_at IS NULL AND taken.days @> $1::date`;

/** What is read of a book `b`. The first parameter of the statement is the day of today. */
export const BOOK_COLUMNS = `
  b.id, b.seller_id AS "sellerId", b.title, b.author, b.isbn, b.description, b.genres, b.condition,
  b.condition_description AS "conditionDescription", b.listing_type AS "listingType",
  b.lease_terms AS "leaseTerms", b.listed_at AS "listedAt", b.unlisted_at IS NOT NULL AS unlisted,
  b.sale_price AS "salePrice", b.rent_per_month AS "rentPerMonth", b.deposit,
  b.late_fee_per_day AS "lateFeePerDay",
  b.min_duration AS "minDuration", b.max_duration AS "maxDuration",
  seller.role AS "sellerRole", seller.name AS "sellerName", seller.readers_score AS "readersScore",
  seller.rating_count AS "totalRatings", seller.created_at AS "memberSince",
  cover.content_hash AS "coverHash",
  copies.total AS "copiesTotal", copies.available AS "copiesAvailable",
  copies.sellable AS "copiesSellable", copies.rentable AS "copiesRentable",
  CASE WHEN copies.total > 0 AND copies.available = 0 THEN (${AVAILABLE_FROM}) END AS "availableFrom"`;

/** What must be joined to a book `b` for these columns: one row each, so that nothing is read twice. */
export const BOOK_JOINS = `
  JOIN users seller ON seller.id = b.seller_id
  LEFT JOIN covers cover ON cover.id = b.cover_id
  CROSS JOIN LATERAL (${COPIES}) copies`;

/** The books with these ids, unlisted ones too, in no particular order. `today` is YYYY-MM-DD. */
export async function booksByIds(sql: Sql, ids: readonly string[], today: string): Promise<StoredBook[]> {
  const parameters = new Parameters();
  parameters.add(today);
  const rows = await sql.query<BookRow>(
    `SELECT ${BOOK_COLUMNS} FROM books b ${BOOK_JOINS} WHERE b.id = ANY(${parameters.add(ids)}::text[])`,
    parameters.values,
  );
  return rows.map(storedBook);
}

/** Gives a row its nested shape. */
export function storedBook(row: BookRow): StoredBook {
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
    status: statusOf(row),
    availableFrom: row.availableFrom,
    listingType: row.listingType,
    price: { sale: row.salePrice === null ? null : money(row.salePrice), lease: leaseOf(row) },
    leaseTerms: row.leaseTerms,
    listedAt: row.listedAt,
    seller: {
      id: row.sellerId,
      role: row.sellerRole,
      name: row.sellerName,
      readersScore: row.readersScore,
      totalRatings: row.totalRatings,
      memberSince: row.memberSince,
    },
    copies: {
      total: row.copiesTotal,
      available: row.copiesAvailable,
      sellable: row.copiesSellable,
      rentable: row.copiesRentable,
    },
    coverHash: row.coverHash,
  };
}

/** The status of a book by what is left of its copies today. */
export function statusOf(row: Pick<BookRow, 'unlisted' | 'copiesTotal' | 'copiesAvailable'>): BookStatus {
  if (row.unlisted) return 'UNLISTED';
  if (row.copiesTotal === 0) return 'SOLD';
  return row.copiesAvailable > 0 ? 'AVAILABLE' : 'RENTED';
}

/** The same rule as conditions on books b with their COPIES as copies, for lists that are asked for by status. */
export const HAS_STATUS: Record<BookStatus, string> = {
  UNLISTED: 'b.unlisted_at IS NOT NULL',
  SOLD: 'b.unlisted_at IS NULL AND copies.total = 0',
  RENTED: 'b.unlisted_at IS NULL AND copies.total > 0 AND copies.available = 0',
  AVAILABLE: 'b.unlisted_at IS NULL AND copies.available > 0',
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
