import { bookLanguageOf } from '../domain/catalogue/bookFacts.js';
import { refuse } from '../domain/shared/errors.js';
import { paiseOf } from '../domain/money/format.js';
import type { SubmittedBook } from '../usecases/listings/submittedBook.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The listing that a book object of the REST calls, of a file of books or of a row of CSV describes: documented names,
 * rupees as JSON numbers, labels such as 'Very Good' in any case. One in the shape of ListBookInput of GraphQL is read,
 * too. Refuses INVALID_BOOK_DATA for what is no object.
 */
export function readBookData(data: unknown): SubmittedBook {
  if (!isObject(data)) return refuse('INVALID_BOOK_DATA');
  return { input: inputOf(data), nameOf: (field) => documentedName(field, data) };
}

function inputOf(data: Fields): Fields {
  const { sale, lease } = pricesOf(data);
  return {
    ...data,
    genres: genresOf(data),
    condition: nameOf(data.condition),
    language: languageOf(data.language),
    listingType: nameOf(data.listingType),
    salePrice: paiseOf(sale),
    lease: isObject(lease) ? leaseOf(lease) : lease,
  };
}

function pricesOf(data: Fields): Fields {
  if (isObject(data.price)) return data.price;
  return hasOwnPrices(data) ? { sale: data.salePrice, lease: data.lease } : {};
}

/** In GraphQL the prices stand beside the other fields. */
function hasOwnPrices({ price, salePrice, lease }: Fields): boolean {
  return price === undefined && (salePrice !== undefined || lease !== undefined);
}

function leaseOf(lease: Fields): Fields {
  const { perMonth, deposit, lateFeePerDay } = lease;
  return {
    ...lease,
    perMonth: paiseOf(perMonth),
    deposit: paiseOf(deposit),
    lateFeePerDay: paiseOf(lateFeePerDay),
  };
}

/** The documented field is `genre`, one label; `genres` holds several. */
function genresOf({ genre, genres = genre }: Fields): unknown {
  if (Array.isArray(genres)) return genres.map(nameOf);
  const name = nameOf(genres);
  return typeof name === 'string' ? [name] : name;
}

/** 'Science Fiction' and 'science-fiction' are SCIENCE_FICTION; blank is missing. */
function nameOf(label: unknown): unknown {
  if (typeof label !== 'string') return label;
  return (
    label
      .trim()
      .toUpperCase()
      .replace(/[\s_-]+/g, '_') || undefined
  );
}

/** What is no code of a language stays as it is, so that it is refused; blank is missing. */
function languageOf(code: unknown): unknown {
  return typeof code === 'string' ? (code.trim() ? (bookLanguageOf(code) ?? code) : undefined) : code;
}

function documentedName([name = '', ...rest]: readonly string[], data: Fields): string[] {
  if (name === 'salePrice' && !hasOwnPrices(data)) return ['price', 'sale'];
  if (name === 'lease' && !hasOwnPrices(data)) return ['price', 'lease', ...rest];
  if (name === 'genres' && data.genres === undefined) return ['genre'];
  return [name, ...rest];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
