/** Error codes of reviews, with their English messages; part of ERRORS. */
export const REVIEW_ERRORS = {
  REVIEW_NOT_FOUND: 'Review not found',
  REVIEW_NOT_RECEIVED: 'You can review only what has been delivered to you',
  ALREADY_REVIEWED: 'You have already reviewed this. You can change your review.',
  OWN_LISTING_REVIEW: 'You cannot review yourself or your own listing',
  REVIEWER_ONLY: 'Only the person who wrote the review can change it',
  REVIEW_TOO_OLD: 'A review can be changed for {days, plural, one {# day} other {# days}} only',
  REVIEW_REMOVED: 'An administrator removed this review: {reason}',
  REVIEW_NOT_REMOVED: 'No administrator removed this review',
  ALREADY_ANSWERED: 'You have already replied to this review',
  NOT_ANSWERED: 'There is no reply to this review',
  ANSWER_REMOVED: 'An administrator removed the reply to this review: {reason}',
  OWN_REVIEW: 'You cannot report your own review',
  ALREADY_REPORTED_REVIEW: 'You have already reported this. Thank you.',
  REVIEW_REPORT_REASON_REQUIRED: 'Please choose what is wrong with the review',
} as const satisfies Record<string, string>;
