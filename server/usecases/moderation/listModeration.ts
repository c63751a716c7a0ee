import { canSeeUnlisted } from '../../domain/catalogue/policies.js';
import { findRemovals } from '../../persistence/queries/moderation/moderation.js';
import {
  countModerationActions,
  countOpenReports,
  moderationActions,
  openReports,
  type ModerationAction,
  type OpenReport,
} from '../../persistence/queries/moderation/moderationLists.js';
import type { Book } from '../catalogue/book.js';
import { noteReportReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { ModerationAction, OpenReport } from '../../persistence/queries/moderation/moderationLists.js';

/** Returns a page of the open reports on listings, oldest first. Each read is recorded in the audit log. */
export async function listReports(scope: Scope, request: PageArguments): Promise<Page<OpenReport>> {
  const viewer = await requireAbility(scope, 'listings:moderate');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openReports(scope.database, stretch),
    nodesOf: async (reports) => {
      await noteReportReads(
        scope,
        viewer.id,
        reports.map(({ id, reporterId }) => ({ userId: reporterId, detail: id })),
      );
      return reports;
    },
    placeOf: ({ createdAt, id }) => [createdAt, id],
    count: (most) => countOpenReports(scope.database, most),
  });
}

/** Returns a page of moderation actions by all moderators, newest first. */
export async function listModerationActions(
  scope: Scope,
  request: PageArguments,
): Promise<Page<ModerationAction>> {
  await requireAbility(scope, 'moderation:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => moderationActions(scope.database, stretch),
    nodesOf: (actions) => actions,
    placeOf: ({ occurredAt, id }) => [occurredAt, id],
    count: (most) => countModerationActions(scope.database, most),
  });
}

/**
 * Returns, for each of these books in order, the reason why a moderator removed it. Null for a book that is not
 * removed, and for viewers other than the book's seller and moderators.
 */
export async function findRemovalReasons(
  scope: Scope,
  books: readonly Pick<Book, 'id' | 'sellerId'>[],
): Promise<(string | null)[]> {
  const viewer = await scope.principal();
  const visible = books.filter((book) => canSeeUnlisted(viewer, book)).map(({ id }) => id);
  const removals = visible.length > 0 ? await findRemovals(scope.database, visible) : [];
  const reasons = new Map(removals.map(({ bookId, reason }) => [bookId, reason]));
  return books.map(({ id }) => reasons.get(id) ?? null);
}
