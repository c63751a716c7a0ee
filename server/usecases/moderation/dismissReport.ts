import { parseInput, refuse } from '../../domain/shared/errors.js';
import { dismissReportSchema } from '../../domain/catalogue/moderation.js';
import { ListingReportEntity } from '../../persistence/entities/moderation.js';
import { lockedReport } from '../../persistence/queries/moderation/moderation.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { recordAction } from './recordAction.js';

/**
 * Dismisses an unfounded report; the listing does not change. Throws REPORT_NOT_FOUND if the report is unknown or
 * already settled.
 */
export async function dismissReport(scope: Scope, input: unknown): Promise<void> {
  const viewer = await requireAbility(scope, 'listings:moderate');
  const { reportId, reason } = parseInput(dismissReportSchema, input);
  await scope.database.transaction(async (tx) => {
    const report = (await lockedReport(tx, reportId)) ?? refuse('REPORT_NOT_FOUND', { field: ['reportId'] });
    const { bookId } = report;
    const now = scope.clock.now();
    const resolvedBy = await recordAction(tx, {
      kind: 'DISMISS_REPORT',
      actorId: viewer.id,
      bookId,
      reason,
      now,
    });
    await tx.update(ListingReportEntity, { id: reportId }, { resolvedBy });
    await record(scope, tx, { type: 'ReportDismissed', reportId, bookId, actionId: resolvedBy });
  });
}
