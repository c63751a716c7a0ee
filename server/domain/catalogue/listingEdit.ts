import { z } from 'zod';
import type { CurrencyCode } from '../money/money.js';
import type { CopyCounts } from './book.js';
import { parseInput, refuse } from '../shared/errors.js';
import { copiesField, idempotencyKeyField, idField } from '../shared/fields.js';
import { importedListingSchema, listingSchema, type Listing } from './listing.js';

/** Which listing its seller speaks of. */
export const ownBookSchema = z.object({ bookId: idField });

/** How many copies to add to a listing, or to take away below zero. */
export const adjustCopiesSchema = z.object({
  bookId: idField,
  delta: z.int('COPIES_OUT_OF_RANGE'),
  idempotencyKey: idempotencyKeyField,
});

/** How many copies the seller saw when deciding how many there should be. */
const compareCopiesSchema = z.object({ compareCopies: copiesField.nullish() });

/** A listing as it stands; a listing that was imported may have no ISBN, and may go on without. */
export type StandingListing = Omit<Listing, 'copies'>;

/** A listing after an edit; `copies` is null when their number was not spoken of. */
export interface EditedListing extends StandingListing {
  copies: number | null;
}

/**
 * The listing with what an edit says of it; what the edit leaves out stays. Refuses what listing a book refuses, since
 * the whole must be a listing again: one that is for rent from now on needs a rent.
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
 * Refuses with COPIES_CHANGED, and the current number, an edit that saw another number of copies: somebody has bought one
 * meanwhile, and the edit would bring it back. One that changes their number without saying what it saw could do so
 * unawares: it is refused with COMPARE_COPIES_REQUIRED. `wanted` is null when the edit does not speak of copies.
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

/** How many copies there are after so many came or went. Refuses COPIES_OUT_OF_RANGE. */
export function adjustedCopies(delta: number, { total }: CopyCounts): number {
  const copies = copiesField.safeParse(total + delta);
  return copies.success ? copies.data : refuse('COPIES_OUT_OF_RANGE', { field: ['delta'] });
}

/**
 * How many copies an edit adds, or takes away below zero. Those that are rented out or promised cannot be taken away:
 * refuses with COPIES_TAKEN.
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
