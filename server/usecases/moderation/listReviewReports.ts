import {
  countOpenReviewReports,
  openReviewReports,
  type OpenReviewReport,
} from '../../persistence/queries/reviews/reviewModeration.js';
import { noteReportReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { OpenReviewReport } from '../../persistence/queries/reviews/reviewModeration.js';

/** Returns a page of the open reports on reviews, oldest first. Each read is recorded in the audit log. */
export async function listReviewReports(
  scope: Scope,
  request: PageArguments,
): Promise<Page<OpenReviewReport>> {
  const viewer = await requireAbility(scope, 'reviews:moderate');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openReviewReports(scope.database, stretch),
    nodesOf: async (reports) => {
      await noteReportReads(
        scope,
        viewer.id,
        reports.map(({ id, reporterId }) => ({ userId: reporterId, detail: id })),
      );
      return reports;
    },
    placeOf: ({ createdAt, id }) => [createdAt, id],
    count: (most) => countOpenReviewReports(scope.database, most),
  });
}
