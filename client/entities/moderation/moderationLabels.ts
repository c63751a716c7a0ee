import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ModerationKind,
  ReportReason,
  ReviewReportReason,
} from '../../shared/contract/schema.generated';

export const REPORT_REASON_LABELS: Record<ReportReason, MessageDescriptor> = {
  WRONG_DESCRIPTION: msg`It does not match the description`,
  COUNTERFEIT: msg`It is a pirated copy`,
  OFFENSIVE: msg`It is offensive or harmful`,
  FRAUD: msg`The seller takes payment but does not ship`,
  OTHER: msg`Something else`,
};

export const REVIEW_REPORT_REASON_LABELS: Record<ReviewReportReason, MessageDescriptor> = {
  OFFENSIVE: msg`It insults or harms someone`,
  ADVERTISEMENT: msg`It advertises something`,
  PERSONAL_DATA: msg`It reveals an address or phone number`,
  NOT_ABOUT_IT: msg`It is not about the book or the seller`,
  OTHER: msg`Something else`,
};

/** The names of moderators' actions in the record of past actions. */
export const MODERATION_KIND_LABELS: Record<ModerationKind, MessageDescriptor> = {
  REMOVE_LISTING: msg`Listing taken off the market`,
  RESTORE_LISTING: msg`Listing restored`,
  SUSPEND_ACCOUNT: msg`Account suspended`,
  REINSTATE_ACCOUNT: msg`Account reinstated`,
  DISMISS_REPORT: msg`Report dismissed`,
  REMOVE_REVIEW: msg`Review removed`,
  RESTORE_REVIEW: msg`Review restored`,
  DISMISS_REVIEW_REPORT: msg`Review report dismissed`,
  REMOVE_REVIEW_ANSWER: msg`Review reply removed`,
  SPLIT_EDITION: msg`Edition split`,
  JOIN_EDITIONS: msg`Editions joined`,
};
