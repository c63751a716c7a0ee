import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { idField, LONGEST_REASON, requiredText } from '../shared/fields.js';
import { editionKey, type EditionFacts } from './editionKey.js';

const reason = requiredText(LONGEST_REASON, 'REASON_REQUIRED');

/** Input that splits listings off an edition into a new edition. */
export const splitEditionSchema = z.object({
  editionId: idField,
  bookIds: z.array(idField).min(1, 'LISTINGS_REQUIRED'),
  reason,
});

/** Input that joins two editions: it moves all listings of the first edition to the second. */
export const joinEditionsSchema = z
  .object({ editionId: idField, toEditionId: idField, reason })
  .refine(({ editionId, toEditionId }) => editionId !== toEditionId, {
    path: ['toEditionId'],
    error: 'SAME_EDITION',
  });

/** A listing, with the title, author and ISBN that identify its edition. */
export interface EditionListing extends EditionFacts {
  id: string;
}

/** The result of splitting listings off an edition. */
export interface EditionSplit {
  /** The title, author and ISBN of the new edition, taken from its oldest listing. */
  newName: EditionFacts;
  /**
   * The new title, author and ISBN of the old edition, taken from its oldest remaining listing. Null if a remaining
   * listing still has the edition's title, author and ISBN.
   */
  oldName: EditionFacts | null;
  /** The edition keys that move to the new edition, because no remaining listing has them. */
  keys: string[];
}

/**
 * Returns the result of splitting the listings `bookIds` off an edition. `listings` are all listings of the edition,
 * oldest first. Throws NOT_OF_EDITION if an id in `bookIds` is not among them, and LISTING_MUST_STAY if no listing would
 * remain.
 */
export function splitOf(
  edition: EditionFacts,
  listings: readonly EditionListing[],
  bookIds: readonly string[],
): EditionSplit {
  const field = { field: ['bookIds'] };
  const chosen = new Set(bookIds);
  const leaving = listings.filter(({ id }) => chosen.has(id));
  const staying = listings.filter(({ id }) => !chosen.has(id));
  const [[newName], [oldest]] = [leaving, staying];
  if (!newName || leaving.length < chosen.size) return refuse('NOT_OF_EDITION', field);
  if (!oldest) return refuse('LISTING_MUST_STAY', field);
  const kept = new Set(staying.map(editionKey));
  const keys = new Set(leaving.map(editionKey).filter((key) => !kept.has(key)));
  const keepsName = staying.some((each) => isNamedAlike(each, edition));
  return { newName, oldName: keepsName ? null : oldest, keys: [...keys] };
}

function isNamedAlike(one: EditionFacts, other: EditionFacts): boolean {
  return one.title === other.title && one.author === other.author && one.isbn === other.isbn;
}
