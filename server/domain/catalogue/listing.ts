import { z } from 'zod';
import { factFields, type BookFacts } from './bookFacts.js';
import { BookCondition, Genre, longestRental, type ListingType } from './book.js';
import type { ErrorCode } from '../shared/errors.js';
import {
  copiesField,
  idempotencyKeyField,
  missingOr,
  MOST_OF_A_LINE,
  optionalText,
  requiredText,
} from '../shared/fields.js';
import { toIsbn13 } from './isbn.js';

/** Maximum price, deposit or late fee in paise: one crore rupees. The limit keeps every total of a cart exact. */
export const HIGHEST_AMOUNT = 1_000_000_000;

/** Maximum monthly rent in paise: ten lakh rupees. The limit keeps every total of a cart exact. */
export const HIGHEST_RENT = 100_000_000;

/** Maximum rental that a listing can allow, in months. */
export const LONGEST_LEASE = 120;

/** Maximum size of an uploaded cover in bytes, inclusive (docs/marketplace.md, Books and copies). */
export const LARGEST_COVER_FILE = 5_242_880;

/** Accepted image types of a cover. */
export const COVER_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Rental terms of a listing, in paise and months. If `maxDuration` is null, the card shows 'No limit'. */
export interface LeaseTerms {
  perMonth: number;
  deposit: number;
  /** Fee for each day that a copy is late; zero without a late fee. */
  lateFeePerDay: number;
  minDuration: number;
  maxDuration: number | null;
  /** The price of a lost copy. If null, the sale price applies or, without a sale price, the deposit. */
  replacementPrice: number | null;
  /** Percentage of the rent that counts toward the price if the buyer buys the copies; null if they cannot be bought. */
  rentCreditPercent: number | null;
}

/**
 * A checked listing, ready to be stored. Amounts are in paise; a price is null if the book is not offered that way.
 */
export interface Listing extends BookFacts {
  title: string;
  author: string;
  isbn: string | null;
  description: string;
  genres: Genre[];
  condition: BookCondition;
  conditionDescription: string | null;
  listingType: ListingType;
  salePrice: number | null;
  lease: LeaseTerms | null;
  leaseTerms: string | null;
  copies: number;
  /** Maximum number of copies per order; null means DEFAULT_MOST_COPIES_PER_ORDER. */
  mostCopiesPerOrder: number | null;
}

function isbnOf(text: string, context: z.core.$RefinementCtx): string {
  const isbn = toIsbn13(text);
  if (isbn) return isbn;
  context.addIssue('ISBN_INVALID');
  return z.NEVER;
}

const isbnField = requiredText(40, 'ISBN_REQUIRED').transform(isbnOf);
const isbnIfKnownField = optionalText(40).transform((text, context) => text && isbnOf(text, context));

const amountField = (missing: ErrorCode, highest = HIGHEST_AMOUNT) =>
  z.int(missingOr(missing, 'AMOUNT_INVALID')).max(highest, 'AMOUNT_TOO_LARGE');
const monthsField = z.int().min(1, 'DURATION_TOO_SHORT').max(LONGEST_LEASE, 'DURATION_TOO_LONG');

const rentCreditField = z
  .int('RENT_CREDIT_OUT_OF_RANGE')
  .min(0, 'RENT_CREDIT_OUT_OF_RANGE')
  .max(100, 'RENT_CREDIT_OUT_OF_RANGE')
  .nullish()
  .transform((percent) => percent ?? null);

const leaseFields = z
  .object(
    {
      perMonth: amountField('RENT_REQUIRED', HIGHEST_RENT).positive('PRICE_NOT_POSITIVE'),
      deposit: amountField('REQUIRED')
        .min(0, 'DEPOSIT_NEGATIVE')
        .nullish()
        .transform((amount) => amount ?? 0),
      lateFeePerDay: amountField('REQUIRED')
        .min(0, 'LATE_FEE_NEGATIVE')
        .nullish()
        .transform((amount) => amount ?? 0),
      minDuration: monthsField.nullish().transform((months) => months ?? 1),
      maxDuration: monthsField.nullish().transform((months) => months ?? null),
      replacementPrice: amountField('REQUIRED').positive('PRICE_NOT_POSITIVE').nullable().default(null),
      rentCreditPercent: rentCreditField,
    },
    missingOr('RENT_REQUIRED'),
  )
  .refine((lease) => lease.minDuration <= longestRental(lease), {
    path: ['maxDuration'],
    error: 'DURATIONS_REVERSED',
  })
  // A late fee requires a deposit, because it is deducted from the deposit.
  .refine(({ lateFeePerDay, deposit }) => lateFeePerDay === 0 || deposit !== 0, {
    path: ['lateFeePerDay'],
    error: 'LATE_FEE_WITHOUT_DEPOSIT',
  });

/** A price or rental terms that the listing type does not use. Any value becomes null without being checked. */
const dropped = z
  .unknown()
  .optional()
  .transform(() => null);

const titleAndAuthor = {
  title: requiredText(500, 'TITLE_REQUIRED'),
  author: requiredText(1000, 'AUTHOR_REQUIRED'),
};

const description = {
  description: optionalText(10_000).transform((text) => text ?? ''),
  genres: z
    .array(z.enum(Genre, 'GENRE_UNKNOWN'), missingOr('GENRE_REQUIRED'))
    .min(1, 'GENRE_REQUIRED')
    .transform((genres) => [...new Set(genres)]),
  condition: z.enum(BookCondition, missingOr('CONDITION_REQUIRED', 'CONDITION_UNKNOWN')),
  conditionDescription: optionalText(2000),
  ...factFields,
};

const termsAndCopies = {
  leaseTerms: optionalText(5000),
  copies: copiesField.nullish().transform((copies) => copies ?? 1),
  mostCopiesPerOrder: z
    .int('MOST_COPIES_PER_ORDER_OUT_OF_RANGE')
    .min(1, 'MOST_COPIES_PER_ORDER_OUT_OF_RANGE')
    .max(MOST_OF_A_LINE, 'MOST_COPIES_PER_ORDER_OUT_OF_RANGE')
    .nullish()
    .transform((copies) => copies ?? null),
};

const salePrice = amountField('SALE_PRICE_REQUIRED').positive('PRICE_NOT_POSITIVE');

/** The fields of a listing that the form, the imports and the documented paths share. */
export const listingFields = { ...titleAndAuthor, isbn: isbnField, ...description, ...termsAndCopies };

/** False if rented copies can be bought but have no price. The price of a book that is not for sale is its deposit. */
function hasPriceToBuy({ rentCreditPercent, deposit }: LeaseTerms): boolean {
  return rentCreditPercent === null || deposit > 0;
}

/** The form fields of rental terms other than amounts. */
export const rentalTermFields = {
  minDuration: leaseFields.shape.minDuration,
  maxDuration: leaseFields.shape.maxDuration,
  rentCreditPercent: leaseFields.shape.rentCreditPercent,
};

function listingSchemaWith<Isbn extends z.ZodType<string | null>>(isbn: Isbn) {
  const book = { ...titleAndAuthor, isbn, ...description };
  return z.discriminatedUnion(
    'listingType',
    [
      z.object({ ...book, listingType: z.literal('SALE'), salePrice, lease: dropped, ...termsAndCopies }),
      z.object({
        ...book,
        listingType: z.literal('LEASE'),
        salePrice: dropped,
        lease: leaseFields.refine(hasPriceToBuy, {
          path: ['rentCreditPercent'],
          error: 'RENT_CREDIT_WITHOUT_PRICE',
        }),
        ...termsAndCopies,
      }),
      z.object({ ...book, listingType: z.literal('BOTH'), salePrice, lease: leaseFields, ...termsAndCopies }),
    ],
    {
      error: ({ input }) =>
        isMissing(input, 'listingType') ? 'LISTING_TYPE_REQUIRED' : 'LISTING_TYPE_UNKNOWN',
    },
  );
}

function isMissing(input: unknown, field: string): boolean {
  return typeof input !== 'object' || input === null || (Reflect.get(input, field) ?? null) === null;
}

/** The form for a listing (amounts in paise); the ISBN is required. */
export const listingSchema = listingSchemaWith(isbnField);

/** The idempotency key of a new listing. A repeated request with the same key creates no second listing. */
export const keyedSchema = z.object({ idempotencyKey: idempotencyKeyField });

/** A row of an import. It has the fields of the form, but the ISBN is optional, because some books have none. */
export const importedListingSchema = listingSchemaWith(isbnIfKnownField);
