import { z } from 'zod';
import { mostCopiesOf } from '../../domain/orders/orderLimits.js';
import { findSellerEmails } from '../../usecases/accounts/findSellerEmails.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { findBooks } from '../../usecases/catalogue/findBooks.js';
import { findBookDeliveries, type BookDelivery } from '../../usecases/delivery/findBookDeliveries.js';
import type { Scope } from '../../usecases/scope.js';
import { bookDeliverySchema, presentBookDelivery } from '../delivery/deliverySchema.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { BINDINGS, CONDITION_LABELS, GENRE_LABELS, LANGUAGE_CODES, languageCode } from './labels.js';

const text = z.string();
const months = z.int().min(1).describe('A duration in calendar months.');

const uploaderSchema = z
  .object({
    _id: text,
    name: text,
    publisherName: text.nullable().describe('The name of the publishing house; null for readers.'),
    email: text.optional().describe('The seller’s email address. Omitted if you are not logged in.'),
    readersScore: z.number().min(0).max(100),
    totalRatings: z.int().min(0),
    city: text
      .nullable()
      .describe('The city or district of the seller, derived from the PIN code; null if unknown.'),
  })
  .meta({ id: 'Uploader', description: 'The seller of the book.' });

const leaseSchema = z.object({
  perMonth: rupeesSchema,
  minDuration: months,
  maxDuration: months
    .nullable()
    .describe(
      'The longest rental in calendar months. Null if the seller sets no limit; rentals can then last up to 30 ' +
        'months.',
    ),
  replacementPrice: rupeesSchema
    .nullable()
    .describe(
      'The price of a lost copy, taken from the deposit and never more than the deposit. If null, the sale price ' +
        'applies or, if the book is not for sale, the whole deposit.',
    ),
  rentCreditPercent: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe(
      'The share of the rent, in per cent, that counts towards the price if a reader buys rented copies. Null if ' +
        'rented copies cannot be bought. The price of a copy is its sale price or, if the book is not for sale, its ' +
        'deposit.',
    ),
  deposit: rupeesSchema,
  securityDeposit: rupeesSchema.describe('The deposit for one copy, the same as `deposit`.'),
  lateFeePerDay: rupeesSchema.describe(
    'The fee for each copy and each day after the due date, taken from the deposit and never more than the ' +
      'deposit.',
  ),
});

export const bookSchema = z
  .object({
    _id: text,
    title: text,
    author: text,
    isbn: text.nullable().describe('The ISBN-13 without hyphens; null if the book has none.'),
    description: text,
    genre: z.enum(GENRE_LABELS).describe('The main genre, the first of `genres`.'),
    genres: z.array(z.enum(GENRE_LABELS)),
    condition: z.enum(CONDITION_LABELS),
    conditionDescription: text.nullable(),
    language: z.enum(LANGUAGE_CODES).nullable().describe('The language of the book; null if not specified.'),
    binding: z.enum(BINDINGS).nullable().describe('The binding of the book; null if not specified.'),
    pages: z.int().nullable().describe('The number of pages; null if not specified.'),
    publishedIn: z.int().nullable().describe('The year of publication; null if not specified.'),
    publishedBy: text.nullable().describe('The publisher, as printed on the book; null if not specified.'),
    weightGrams: z
      .int()
      .nullable()
      .describe(
        'The weight of a copy in grams; null if not specified. Delivery charges then use an estimate from binding ' +
          'and pages.',
      ),
    delivery: bookDeliverySchema.describe(
      'The seller’s delivery charge for an order of one copy and nothing else.',
    ),
    status: z
      .enum(['available', 'rented', 'sold', 'unlisted'])
      .describe('The availability of the book today. `unlisted` means off the market.'),
    availableFrom: z.iso
      .date()
      .nullable()
      .describe('The day on which a copy is available again; null unless the status is `rented`.'),
    listingType: z.enum(['sale', 'lease', 'both']),
    price: z.object({ sale: rupeesSchema.optional(), lease: leaseSchema.optional() }),
    leaseTerms: text.nullable(),
    coverImage: text.describe('The path of the cover image, 400 by 600 pixels.'),
    coverImageLarge: text.describe('The path of the cover image, 800 by 1200 pixels.'),
    copies: z.int().min(0).describe('The number of unsold copies, including copies that are rented out.'),
    availableCopies: z.int().min(0).describe('The number of copies available today.'),
    mostCopiesPerOrder: z
      .int()
      .min(1)
      .describe('The maximum number of copies in one order: 20 unless the seller chose another limit.'),
    createdAt: z.iso.datetime(),
    uploader: uploaderSchema,
    uploaderType: z.enum(['Publisher', 'User']),
    seller: text.describe('The `_id` of the seller, as in `uploader`.'),
  })
  .meta({ id: 'Book', description: 'A book that one seller offers: a listing.' });

/** Returns listings in their documented form. Sellers' email addresses are included for signed-in principals only. */
export async function presentBooks(scope: Scope, books: readonly Book[]) {
  const emails = await findSellerEmails(
    scope,
    books.map(({ sellerId }) => sellerId),
  );
  const deliveries = await findBookDeliveries(scope, books);
  return books.map((book, at) => presentBook(book, emails.get(book.sellerId), deliveries[at]));
}

/** Returns a listing in its documented form after its seller changed it. */
export async function bookNow(scope: Scope, id: string) {
  const found = await findBooks(scope, [id]);
  const [book] = await presentBooks(
    scope,
    found.filter((each) => each !== null),
  );
  return book;
}

function presentBook(book: Book, email: string | undefined, delivery: BookDelivery | undefined) {
  const { seller } = book;
  return {
    _id: book.id,
    title: book.title,
    author: book.author,
    isbn: book.isbn,
    description: book.description,
    genre: GENRE_LABELS[book.genres[0] ?? 'OTHER'],
    genres: book.genres.map((genre) => GENRE_LABELS[genre]),
    condition: CONDITION_LABELS[book.condition],
    conditionDescription: book.conditionDescription,
    language: book.language && languageCode(book.language),
    binding: book.binding?.toLowerCase() ?? null,
    pages: book.pages,
    publishedIn: book.publishedIn,
    publishedBy: book.publishedBy,
    weightGrams: book.weightGrams,
    delivery: delivery && presentBookDelivery(delivery),
    status: book.status.toLowerCase(),
    availableFrom: book.availableFrom,
    listingType: book.listingType.toLowerCase(),
    price: presentPrice(book.price),
    leaseTerms: book.leaseTerms,
    coverImage: book.cover.card,
    coverImageLarge: book.cover.detail,
    copies: book.copies.total,
    availableCopies: book.copies.available,
    mostCopiesPerOrder: mostCopiesOf(book),
    // Formatted here, because JSON.stringify takes ten times as long to format a Date.
    createdAt: book.listedAt.toISOString(),
    uploader: presentUploader(seller, email),
    uploaderType: seller.role === 'PUBLISHER' ? 'Publisher' : 'User',
    seller: seller.id,
  };
}

/** Returns the prices of a listing in their documented form. JSON omits the undefined values. */
function presentPrice({ sale, lease }: Book['price']) {
  return { sale: sale ? rupees(sale) : undefined, lease: lease ? presentLease(lease) : undefined };
}

function presentLease(lease: NonNullable<Book['price']['lease']>) {
  const { minDuration, maxDuration, rentCreditPercent } = lease;
  const deposit = rupees(lease.deposit);
  return {
    perMonth: rupees(lease.perMonth),
    minDuration,
    maxDuration,
    replacementPrice: lease.replacementPrice && rupees(lease.replacementPrice),
    rentCreditPercent,
    deposit,
    securityDeposit: deposit,
    lateFeePerDay: rupees(lease.lateFeePerDay),
  };
}

/** Returns the seller of a listing in the documented form. `publisherName` is null unless the seller is a publisher. */
function presentUploader(
  { id, name, role, readersScore, totalRatings, city }: Book['seller'],
  email: string | undefined,
) {
  const publisherName = role === 'PUBLISHER' ? name : null;
  return { _id: id, name, publisherName, email, readersScore, totalRatings, city };
}
