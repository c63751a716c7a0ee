import { z } from 'zod';
import { refuse } from '../shared/errors.js';
import { idField, LONGEST_REASON, optionalText, requiredText } from '../shared/fields.js';

export const ReportReason = {
  WRONG_DESCRIPTION: 'WRONG_DESCRIPTION',
  COUNTERFEIT: 'COUNTERFEIT',
  OFFENSIVE: 'OFFENSIVE',
  FRAUD: 'FRAUD',
  OTHER: 'OTHER',
} as const;
export type ReportReason = keyof typeof ReportReason;

/** Actions of moderators and administrators that are recorded. */
export const ModerationKind = {
  REMOVE_LISTING: 'REMOVE_LISTING',
  RESTORE_LISTING: 'RESTORE_LISTING',
  SUSPEND_ACCOUNT: 'SUSPEND_ACCOUNT',
  REINSTATE_ACCOUNT: 'REINSTATE_ACCOUNT',
  DISMISS_REPORT: 'DISMISS_REPORT',
  REMOVE_REVIEW: 'REMOVE_REVIEW',
  RESTORE_REVIEW: 'RESTORE_REVIEW',
  DISMISS_REVIEW_REPORT: 'DISMISS_REVIEW_REPORT',
  REMOVE_REVIEW_ANSWER: 'REMOVE_REVIEW_ANSWER',
  SPLIT_EDITION: 'SPLIT_EDITION',
  JOIN_EDITIONS: 'JOIN_EDITIONS',
} as const;
export type ModerationKind = keyof typeof ModerationKind;

/** Maximum number of open reports by one person. */
const MOST_OPEN_REPORTS = 20;

/** Throws REPORTS_LIMIT if a person with this number of open reports cannot make another one. */
export function assertMayReportMore(openReports: number): void {
  if (openReports >= MOST_OPEN_REPORTS) refuse('REPORTS_LIMIT', { values: { max: MOST_OPEN_REPORTS } });
}

const reasonField = requiredText(LONGEST_REASON, 'REASON_REQUIRED');

/** Input of a report on a listing: a reason, and optional details. */
export const reportBookSchema = z.object({
  bookId: idField,
  reason: z.enum(ReportReason, 'REPORT_REASON_REQUIRED'),
  note: optionalText(LONGEST_REASON),
});

/** Input of actions that require a reason: removing a listing, suspending an account, or dismissing a report. */
export const removeListingSchema = z.object({ bookId: idField, reason: reasonField });
export const suspendAccountSchema = z.object({ userId: idField, reason: reasonField });
export const dismissReportSchema = z.object({ reportId: idField, reason: reasonField });

/** Input of actions that require no reason: restoring a listing, or reinstating an account. */
export const restoreListingSchema = z.object({ bookId: idField });
export const reinstateAccountSchema = z.object({ userId: idField });
