/**
 * Events of reports and moderation, by name, each with its details. A moderation action's reason is stored in the row
 * with its `actionId`.
 */
export interface ModerationEvents {
  ListingReported: { reportId: string; bookId: string; reporterId: string };
  ReportDismissed: { reportId: string; bookId: string; actionId: string };
  ListingRemoved: { bookId: string; sellerId: string; actionId: string };
  ListingRestored: { bookId: string; sellerId: string; actionId: string };
  EditionSplit: { editionId: string; toEditionId: string; bookIds: string[]; actionId: string };
  EditionsJoined: { editionId: string; toEditionId: string; actionId: string };
  AccountSuspended: { userId: string; actionId: string };
  AccountReinstated: { userId: string; actionId: string };
}
