import { authorKey } from '../../domain/catalogue/authorKey.js';
import type { EditionFacts } from '../../domain/catalogue/editionKey.js';
import { joinEditionsSchema, splitEditionSchema, splitOf } from '../../domain/catalogue/editionSplit.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { newId } from '../../persistence/ids.js';
import {
  addEdition,
  holdListings,
  leadTo,
  listingsOfEdition,
  lockedEditions,
  moveKeys,
  placeListings,
  renameEdition,
  type EditionName,
  type LockedEdition,
  type Move,
} from '../../persistence/queries/editions/placing.js';
import { moveReviews } from '../../persistence/queries/reviews/movedReviews.js';
import type { Transaction } from '../../persistence/transaction.js';
import { storedKey } from '../editions/fileUnderEditions.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { recordAction } from './recordAction.js';

/**
 * Moves listings of an edition into a new edition and returns the new edition's id. Each listing takes along the
 * reviews that were written about it. Throws EDITION_NOT_FOUND if the edition is unknown, EDITION_JOINED if it was
 * joined into another, NOT_OF_EDITION if a listing belongs to another edition, and LISTING_MUST_STAY if no listing
 * would remain.
 */
export async function splitEdition(scope: Scope, input: unknown): Promise<string> {
  const { id: actorId } = await requireAbility(scope, 'editions:moderate');
  const { editionId, bookIds, reason } = parseInput(splitEditionSchema, input);
  const move = { from: editionId, to: newId('edition'), bookIds: [...new Set(bookIds)] };
  await scope.database.transaction(async (tx) => {
    const edition = await standing(tx, 'editionId', editionId);
    await holdListings(tx, [editionId]);
    const split = splitOf(edition, await listingsOfEdition(tx, editionId), bookIds);
    await addEdition(tx, move.to, named(split.newName));
    if (split.oldName) await renameEdition(tx, editionId, named(split.oldName));
    const actionId = await place(scope, tx, move, { kind: 'SPLIT_EDITION', actorId, reason });
    await moveKeys(tx, move, split.keys.map(storedKey));
    const facts = { editionId, toEditionId: move.to, bookIds: move.bookIds, actionId };
    await record(scope, tx, { type: 'EditionSplit', ...facts });
  });
  return move.to;
}

/**
 * Moves all listings of the first edition into the second and returns the id of the second. From then on, the id of
 * the first edition leads to the second. Throws SAME_EDITION if both are the same, EDITION_NOT_FOUND if one is
 * unknown, and EDITION_JOINED if one was already joined into another.
 */
export async function joinEditions(scope: Scope, input: unknown): Promise<string> {
  const { id: actorId } = await requireAbility(scope, 'editions:moderate');
  const { editionId, toEditionId, reason } = parseInput(joinEditionsSchema, input);
  const move = { from: editionId, to: toEditionId };
  await scope.database.transaction(async (tx) => {
    // One statement locks both editions in the order of their ids. Two moderators who join the same editions in
    // opposite directions therefore wait for each other instead of deadlocking.
    const found = await lockedEditions(tx, [editionId, toEditionId]);
    foundStanding(found, 'editionId', editionId);
    foundStanding(found, 'toEditionId', toEditionId);
    await holdListings(tx, [editionId, toEditionId]);
    const actionId = await place(scope, tx, move, { kind: 'JOIN_EDITIONS', actorId, reason });
    await moveKeys(tx, move);
    await leadTo(tx, move);
    await record(scope, tx, { type: 'EditionsJoined', editionId, toEditionId, actionId });
  });
  return toEditionId;
}

async function standing(tx: Transaction, field: string, id: string): Promise<LockedEdition> {
  return foundStanding(await lockedEditions(tx, [id]), field, id);
}

function foundStanding(editions: readonly LockedEdition[], field: string, id: string): LockedEdition {
  const edition = editions.find((each) => each.id === id);
  if (!edition) return refuse('EDITION_NOT_FOUND', { field: [field] });
  return edition.stands ? edition : refuse('EDITION_JOINED', { field: [field] });
}

interface Act {
  kind: 'SPLIT_EDITION' | 'JOIN_EDITIONS';
  actorId: string;
  reason: string;
}

/** Records the action, moves the listings with their reviews, and returns the action's id. */
async function place(scope: Scope, tx: Transaction, move: Move, act: Act): Promise<string> {
  const between = { editionId: move.from, toEditionId: move.to };
  const actionId = await recordAction(tx, { ...act, ...between, now: scope.clock.now() });
  await placeListings(tx, move, actionId);
  await moveReviews(tx, move);
  return actionId;
}

function named({ title, author, isbn }: EditionFacts): EditionName {
  return { title, author, authorKey: authorKey(author), isbn };
}
