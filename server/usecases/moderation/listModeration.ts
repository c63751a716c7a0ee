import { z } from 'zod';
import { COUNT_LIMIT } from '../../domain/shared/page.js';
import { canSeeUnlisted } from '../../domain/orders/policies.js';
import {
  countModerationActions,
  countOpenReports,
  findRemovals,
  moderationActions,
  openReports,
  type ModerationAction,
  type OpenReport,
} from '../../persistence/queries/books/moderation.js';
import type { Book } from '../catalogue/book.js';
import { decodeCursor, encodeCursor, pageOf, pageRequest, type Page, type PageArguments } from '../paging.js';
import type { Scope } from '../scope.js';
import { requireAdministrator } from './administrator.js';

export type { ModerationAction, OpenReport } from '../../persistence/queries/books/moderation.js';

const placeSchema = z.tuple([z.iso.datetime(), z.string().max(90)]);

/** A page of the open reports, the oldest first; refuses ADMINISTRATORS_ONLY. */
export async function listReports(scope: Scope, request: PageArguments): Promise<Page<OpenReport>> {
  await requireAdministrator(scope);
  const page = pageRequest(request);
  return pageOf(await openReports(scope.database, stretchOf(page)), page, {
    cursorOf: ({ createdAt, id }) => encodeCursor([createdAt, id]),
    count: () => countOpenReports(scope.database, COUNT_LIMIT + 1),
  });
}

/** A page of what administrators have done, the newest first; refuses ADMINISTRATORS_ONLY. */
export async function listModerationActions(
  scope: Scope,
  request: PageArguments,
): Promise<Page<ModerationAction>> {
  await requireAdministrator(scope);
  const page = pageRequest(request);
  return pageOf(await moderationActions(scope.database, stretchOf(page)), page, {
    cursorOf: ({ occurredAt, id }) => encodeCursor([occurredAt, id]),
    count: () => countModerationActions(scope.database, COUNT_LIMIT + 1),
  });
}

function stretchOf({ size, backward, cursor }: ReturnType<typeof pageRequest>) {
  return { limit: size + 1, backward, place: cursor === null ? null : decodeCursor(cursor, placeSchema) };
}

/** Why administrators took these books off the market, for their sellers and for administrators; null otherwise. */
export async function findRemovalReasons(
  scope: Scope,
  books: readonly Pick<Book, 'id' | 'sellerId'>[],
): Promise<(string | null)[]> {
  const viewer = await scope.viewer();
  const visible = books.filter((book) => canSeeUnlisted(viewer, book)).map(({ id }) => id);
  const removals = visible.length > 0 ? await findRemovals(scope.database, visible) : [];
  const reasons = new Map(removals.map(({ bookId, reason }) => [bookId, reason]));
  return books.map(({ id }) => reasons.get(id) ?? null);
}
