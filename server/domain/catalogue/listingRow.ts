import { DomainError, parseInput, refuse } from '../shared/errors.js';
import { importedListingSchema, type Listing, type listingSchema } from './listing.js';
import { paiseOf } from '../money/money.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The listing that a book object of the REST calls and of the bulk file describes (documented names, rupees as
 * JSON numbers, labels such as 'Very Good' in any case), or one in the shape of ListBookInput of GraphQL. Refusals name the fields as the row does. The ISBN may be
 * left out unless the schema of the form is given.
 */
export function listingFromRow(
  row: unknown,
  schema: typeof importedListingSchema | typeof listingSchema = importedListingSchema,
): Listing {
  if (!isObject(row)) return refuse('INVALID_BOOK_DATA');
  try {
    return parseInput(schema, inputOf(row));
  } catch (error) {
    throw inFieldsOfRow(error, row);
  }
}

/**
 * The change of a listing that a book object describes in the same words: what it leaves out stays, and a lease is
 * replaced as a whole. Refuses INVALID_BOOK_DATA for what is no object.
 */
export function editFromRow(row: unknown): Fields {
  return isObject(row) ? inputOf(row) : refuse('INVALID_BOOK_DATA');
}

function inputOf(row: Fields): Fields {
  const { sale, lease } = pricesOf(row);
  return {
    ...row,
    genres: genresOf(row),
    condition: nameOf(row.condition),
    listingType: nameOf(row.listingType),
    salePrice: paiseOf(sale),
    lease: isObject(lease) ? leaseOf(lease) : lease,
  };
}

function pricesOf(row: Fields): Fields {
  if (isObject(row.price)) return row.price;
  return hasOwnPrices(row) ? { sale: row.salePrice, lease: row.lease } : {};
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

/** What was thrown over a listing that a row describes; a refusal names the fields as the row does. */
export function inFieldsOfRow(error: unknown, row: unknown): unknown {
  if (!(error instanceof DomainError) || !isObject(row)) return error;
  const [first, ...others] = error.problems;
  const renamed = <P extends { field?: string[] }>(problem: P): P => ({
    ...problem,
    field: fieldOfRow(problem.field ?? [], row),
  });
  return new DomainError([renamed(first), ...others.map(renamed)]);
}

function fieldOfRow([name = '', ...rest]: readonly string[], row: Fields): string[] {
  if (name === 'salePrice' && !hasOwnPrices(row)) return ['price', 'sale'];
  if (name === 'lease' && !hasOwnPrices(row)) return ['price', 'lease', ...rest];
  if (name === 'genres' && row.genres === undefined) return ['genre'];
  return [name, ...rest];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
