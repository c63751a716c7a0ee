import { z } from 'zod';
import type { CurrencyCode } from '../money/money.js';
import type { CopyCounts } from './book.js';
import { parseInput, refuse } from '../shared/errors.js';
import { copiesField, idempotencyKeyField, idField } from '../shared/fields.js';
import { importedListingSchema, listingSchema, type Listing } from './listing.js';

/** The seller's listing to change. */
export const ownBookSchema = z.object({ bookId: idField });

/** Number of copies to add; negative to remove. */
export const adjustCopiesSchema = z.object({
  bookId: idField,
  delta: z.int('COPIES_OUT_OF_RANGE'),
  idempotencyKey: idempotencyKeyField,
});

/** Number of copies that the seller saw before the change. */
const compareCopiesSchema = z.object({ compareCopies: copiesField.nullish() });

/** An existing listing. An imported one may have no ISBN, and may stay so. */
export type StandingListing = Omit<Listing, 'copies'>;

/** A listing after an edit; `copies` is null if the edit does not change their number. */
export interface EditedListing extends StandingListing {
  copies: number | null;
}

/**
 * Returns the listing with an edit applied; absent fields stay. The result must be a valid listing, so it
 * refuses whatever listing a book refuses: a book newly for rent needs a rent.
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
 * Refuses COPIES_CHANGED, with the current number, if the edit saw another number of copies: a sale in the
 * meantime would otherwise be undone. Refuses COMPARE_COPIES_REQUIRED if the edit changes the number without
 * the number it saw. `wanted` is null if the edit does not change copies.
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

/** Returns the number of copies after adding (or, negative, removing) some. Refuses COPIES_OUT_OF_RANGE. */
export function adjustedCopies(delta: number, { total }: CopyCounts): number {
  const copies = copiesField.safeParse(total + delta);
  return copies.success ? copies.data : refuse('COPIES_OUT_OF_RANGE', { field: ['delta'] });
}

/**
 * Returns the number of copies that an edit adds, negative if it removes some. Refuses COPIES_TAKEN if copies
 * on rent or promised would have to go.
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
