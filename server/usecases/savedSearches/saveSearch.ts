import {
  assertMaySaveMore,
  normalSearch,
  queryOfSearch,
  saveSearchSchema,
  type SearchFilter,
} from '../../domain/catalogue/savedSearch.js';
import { idField } from '../../domain/shared/fields.js';
import { parseInput } from '../../domain/shared/errors.js';
import { newId } from '../../persistence/ids.js';
import {
  addSearch,
  heldSearchesOf,
  removeSearch,
  sameSearch,
  savedSearchesOf,
  type StoredSearch,
} from '../../persistence/queries/savedSearches/savedSearches.js';
import { refuseUnknownIds } from '../catalogue/finding/refuseUnknownIds.js';
import { record } from '../record.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A search whose new matches are mailed to the account that saved it. */
export interface SavedSearch {
  id: string;
  filter: SearchFilter;
  /** Query string of the list of matches on the site and in the REST API, without a question mark. */
  query: string;
  createdAt: Date;
}

/** Returns the viewer's saved searches, last saved first. */
export async function listSavedSearches(scope: Scope): Promise<SavedSearch[]> {
  const viewer = await requireAbility(scope, 'searches:read');
  return (await savedSearchesOf(scope.database, viewer.id)).map(presentSearch);
}

/**
 * Saves a search for the viewer and returns it. If the viewer has saved the same search before, returns the existing
 * one. Throws SEARCH_EMPTY if the search matches all new books or none, SELLER_NOT_FOUND if its seller is unknown,
 * SAVED_SEARCH_LIMIT if the viewer already has 50 saved searches, and the problems of an invalid filter.
 */
export async function saveSearch(scope: Scope, input: unknown): Promise<SavedSearch> {
  const viewer = await requireAbility(scope, 'searches:write');
  const filter = normalSearch(await readInput(saveSearchSchema, input, scope.currency));
  await refuseUnknownIds(scope, { filter });
  return scope.database.transaction(async (tx) => {
    const held = await heldSearchesOf(tx, viewer.id);
    const same = await sameSearch(tx, viewer.id, filter);
    if (same) return presentSearch(same);
    assertMaySaveMore(held.length);
    const [id, now] = [newId('search'), scope.clock.now()];
    await addSearch(tx, { id, userId: viewer.id, filter, now });
    await record(scope, tx, { type: 'SearchSaved', userId: viewer.id, searchId: id });
    return presentSearch({ id, filter, createdAt: now });
  });
}

/** Removes a saved search of the viewer and returns its id. Succeeds even if the search does not exist. */
export async function removeSavedSearch(scope: Scope, id: string): Promise<string> {
  const viewer = await requireAbility(scope, 'searches:write');
  const searchId = parseInput(idField, id);
  await scope.database.transaction(async (tx) => {
    const wasThere = await removeSearch(tx, viewer.id, searchId);
    if (wasThere) await record(scope, tx, { type: 'SavedSearchRemoved', userId: viewer.id, searchId });
  });
  return id;
}

function presentSearch({ id, filter, createdAt }: StoredSearch): SavedSearch {
  return { id, filter, query: queryOfSearch(filter), createdAt };
}
