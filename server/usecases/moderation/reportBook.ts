import { parseInput, refuse } from '../../domain/shared/errors.js';
import { assertMayReportMore, reportBookSchema } from '../../domain/catalogue/moderation.js';
import { isSeller } from '../../domain/catalogue/policies.js';
import { ListingReportEntity } from '../../persistence/entities/moderation.js';
import { newId } from '../../persistence/ids.js';
import { heldOpenReportsOf } from '../../persistence/queries/moderation/moderation.js';
import { requireBook } from '../catalogue/findBooks.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/**
 * Reports a listing to the moderators. Throws BOOK_NOT_FOUND if the viewer may not see the listing, OWN_BOOK if
 * it is the viewer's own, ALREADY_REPORTED if the viewer already has an open report on it, and REPORTS_LIMIT if the
 * viewer already has 20 open reports.
 */
export async function reportBook(scope: Scope, input: unknown): Promise<void> {
  const viewer = await requireAbility(scope, 'reports:write');
  const { bookId, reason, note } = parseInput(reportBookSchema, input);
  const book = await requireBook(scope, bookId, ['bookId']);
  if (isSeller(viewer, book)) refuse('OWN_BOOK', { field: ['bookId'] });
  const report = { id: newId('report'), bookId, reporterId: viewer.id, reason, note };
  await scope.database.transaction(async (tx) => {
    const reported = await heldOpenReportsOf(tx, viewer.id);
    if (reported.includes(bookId)) refuse('ALREADY_REPORTED', { field: ['bookId'] });
    assertMayReportMore(reported.length);
    await tx.insert(ListingReportEntity, { ...report, createdAt: scope.clock.now() });
    await record(scope, tx, {
      type: 'ListingReported',
      reportId: report.id,
      bookId,
      reporterId: viewer.id,
    });
  });
}
