import { bookBindingOf, bookLanguageOf } from '../domain/catalogue/bookFacts.js';
import { refuse } from '../domain/shared/errors.js';
import { paiseOf } from '../domain/money/format.js';
import type { SubmittedBook } from '../usecases/listings/submittedBook.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Translates a book object from the REST API, an import file or a CSV row to the fields of a listing. Expects the documented
 * field names, prices in rupees, and labels such as 'Very Good' in upper or lower case. Also accepts the shape of GraphQL's
 * ListBookInput. Throws INVALID_BOOK_DATA if `data` is not an object.
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
    binding: bindingOf(data.binding),
    listingType: nameOf(data.listingType),
    salePrice: paiseOf(sale),
    lease: isObject(lease) ? leaseOf(lease) : lease,
  };
}

function pricesOf(data: Fields): Fields {
  if (isObject(data.price)) return data.price;
  return hasOwnPrices(data) ? { sale: data.salePrice, lease: data.lease } : {};
}

/** True if the prices are fields of the book itself, as in GraphQL. */
function hasOwnPrices({ price, salePrice, lease }: Fields): boolean {
  return price === undefined && (salePrice !== undefined || lease !== undefined);
}

function leaseOf(lease: Fields): Fields {
  const { perMonth, deposit, lateFeePerDay, replacementPrice } = lease;
  return {
    ...lease,
    perMonth: paiseOf(perMonth),
    deposit: paiseOf(deposit),
    lateFeePerDay: paiseOf(lateFeePerDay),
    replacementPrice: paiseOf(replacementPrice),
  };
}

/** Returns the genres. The documented field `genre` holds one label; `genres` can hold several. */
function genresOf({ genre, genres = genre }: Fields): unknown {
  if (Array.isArray(genres)) return genres.map(nameOf);
  const name = nameOf(genres);
  return typeof name === 'string' ? [name] : name;
}

/**
 * Returns a label as an enum name: 'Science Fiction' and 'science-fiction' become SCIENCE_FICTION. A blank label
 * counts as missing.
 */
function nameOf(label: unknown): unknown {
  if (typeof label !== 'string') return label;
  return (
    label
      .trim()
      .toUpperCase()
      .replace(/[\s_-]+/g, '_') || undefined
  );
}

/**
 * Returns the language for a language code. An unknown code is returned unchanged, so that validation refuses it. A
 * blank code counts as missing.
 */
function languageOf(code: unknown): unknown {
  return typeof code === 'string' ? (code.trim() ? (bookLanguageOf(code) ?? code) : undefined) : code;
}

/** Returns the binding for its name. As with languages, unknown names are returned unchanged; blank ones count as missing. */
function bindingOf(name: unknown): unknown {
  return typeof name === 'string' ? (name.trim() ? (bookBindingOf(name) ?? name) : undefined) : name;
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
