/** Error codes of reviews, with their English messages; part of ERRORS. */
export const REVIEW_ERRORS = {
  REVIEW_NOT_FOUND: 'Review not found',
  REVIEW_NOT_RECEIVED: 'You can review only books that were delivered to you, and their sellers',
  ALREADY_REVIEWED: 'You have already written a review. You can edit it instead.',
  OWN_LISTING_REVIEW: 'You cannot review yourself or your own listing',
  REVIEWER_ONLY: 'Only the author of a review can change it',
  REVIEW_TOO_OLD:
    'A review can only be changed within {days, plural, one {# day} other {# days}} of writing it',
  REVIEW_REMOVED: 'A moderator removed this review: {reason}',
  REVIEW_NOT_REMOVED: 'Only a review that a moderator removed can be restored',
  ALREADY_ANSWERED: 'You have already replied to this review',
  NOT_ANSWERED: 'This review has no reply',
  ANSWER_REMOVED: 'A moderator removed the reply to this review: {reason}',
  OWN_REVIEW: 'You cannot report your own review',
  ALREADY_REPORTED_REVIEW: 'You have already reported this review. Thank you.',
  REVIEW_REPORT_REASON_REQUIRED: 'Please choose what is wrong with the review',
} as const satisfies Record<string, string>;
