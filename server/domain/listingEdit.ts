import { z } from 'zod';
import type { CopyCounts } from './book.js';
import { parseInput, refuse } from './errors.js';
import { idField } from './fields.js';
import { importedListingSchema, listingSchema, type Listing } from './listing.js';

/** Which listing its seller speaks of. */
export const ownBookSchema = z.object({ bookId: idField });

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
export function editedListing(standing: StandingListing, edit: object): EditedListing {
  const said = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
  const schema = standing.isbn === null ? importedListingSchema : listingSchema;
  const listing = parseInput(schema, { ...standing, ...said });
  return { ...listing, copies: 'copies' in said && said.copies !== null ? listing.copies : null };
}

/**
 * How many copies an edit adds, or takes away below zero. Those that are rented out or promised cannot be taken away:
 * refuses with COPIES_TAKEN.
 */
export function copiesToAdd(wanted: number | null, { total, sellable }: CopyCounts): number {
  if (wanted === null) return 0;
  const min = total - sellable;
  if (wanted < min) refuse('COPIES_TAKEN', { field: ['copies'], values: { min } });
  return wanted - total;
}
