/** What readers report and administrators do; an action is kept with its reason under its id. */
export interface ModerationEvents {
  /** A reader told the administrators what is wrong with a listing. */
  ListingReported: { reportId: string; bookId: string; reporterId: string };
  /** An administrator settled a report with which nothing is wrong. */
  ReportDismissed: { reportId: string; bookId: string; actionId: string };
  /** An administrator took a listing off the market. */
  ListingRemoved: { bookId: string; sellerId: string; actionId: string };
  /** An administrator put a listing back that one had taken off. */
  ListingRestored: { bookId: string; sellerId: string; actionId: string };
  /** An administrator took listings out of an edition, into a new one. */
  EditionSplit: { editionId: string; toEditionId: string; bookIds: string[]; actionId: string };
  /** An administrator made two editions one: all listings of the first went to the second. */
  EditionsJoined: { editionId: string; toEditionId: string; actionId: string };
  /** An administrator suspended an account: its sessions ended, its listings left the market. */
  AccountSuspended: { userId: string; actionId: string };
  /** An administrator let a suspended account in again. */
  AccountReinstated: { userId: string; actionId: string };
}
