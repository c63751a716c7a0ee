import { z } from 'zod';
import type { CurrencyCode } from '../money/money.js';
import type { CopyCounts } from './book.js';
import { parseInput, refuse } from '../shared/errors.js';
import { copiesField, idempotencyKeyField, idField } from '../shared/fields.js';
import { importedListingSchema, listingSchema, type Listing } from './listing.js';

export const ownBookSchema = z.object({ bookId: idField });

/** Input that adds copies to a listing, or removes copies if the number is negative. */
export const adjustCopiesSchema = z.object({
  bookId: idField,
  delta: z.int('COPIES_OUT_OF_RANGE'),
  idempotencyKey: idempotencyKeyField,
});

/** Number of copies that the seller saw before the edit. */
const compareCopiesSchema = z.object({ compareCopies: copiesField.nullish() });

/** An existing listing, without its number of copies. Imported listings may lack an ISBN, even after an edit. */
export type StandingListing = Omit<Listing, 'copies'>;

/** A listing after an edit. `copies` is null if the edit does not change the number of copies. */
export interface EditedListing extends StandingListing {
  copies: number | null;
}

/**
 * Returns the listing with an edit applied. Absent fields keep their values. Throws the same codes as for a new
 * listing if the result is invalid, such as RENT_REQUIRED for a book that is now offered for rent.
 */
export function editedListing(
  standing: StandingListing,
  edit: object,
  currency: CurrencyCode,
): EditedListing {
  const said = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const schema = standing.isbn === null ? importedListingSchema : listingSchema;
  const listing = parseInput(schema, { ...standing, ...said }, currency);
  return { ...listing, copies: 'copies' in said && said.copies !== null ? listing.copies : null };
}

/**
 * Throws COPIES_CHANGED, with the current number, if `compareCopies` differs from it: the edit could undo a sale made
 * since. Throws COMPARE_COPIES_REQUIRED if the edit changes the number without `compareCopies`. `wanted` is the new
 * number of copies; null if the edit does not change it.
 */
export function assertCopiesSeen(
  edit: { compareCopies?: unknown },
  wanted: number | null,
  { total }: CopyCounts,
): void {
  const { compareCopies: seen } = parseInput(compareCopiesSchema, edit);
  const isSaid = seen !== undefined && seen !== null;
  if (isSaid && seen !== total) refuse('COPIES_CHANGED', { field: ['copies'], values: { copies: total } });
  if (!isSaid && wanted !== null && wanted !== total)
    refuse('COMPARE_COPIES_REQUIRED', { field: ['compareCopies'], values: { copies: total } });
}

/**
 * Returns the number of copies after adding `delta`, which can be negative. Throws COPIES_OUT_OF_RANGE if the result
 * is negative or exceeds MOST_COPIES.
 */
export function adjustedCopies(delta: number, { total }: CopyCounts): number {
  const copies = copiesField.safeParse(total + delta);
  return copies.success ? copies.data : refuse('COPIES_OUT_OF_RANGE', { field: ['delta'] });
}

/**
 * Returns the number of copies that an edit adds; negative if it removes copies. Throws COPIES_TAKEN if the edit
 * would remove promised copies.
 */
export function copiesToAdd(
  wanted: number | null,
  { total, sellable }: CopyCounts,
  field: 'copies' | 'delta' = 'copies',
): number {
  if (wanted === null) return 0;
  const min = total - sellable;
  if (wanted < min) refuse('COPIES_TAKEN', { field: [field], values: { min } });
  return wanted - total;
}
