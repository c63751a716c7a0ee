/** Error codes of complaints, with their English messages; part of ERRORS. */
export const COMPLAINT_ERRORS = {
  COMPLAINT_NOT_FOUND: 'Complaint not found',
  COMPLAINT_KIND_UNKNOWN: 'Please choose what the complaint is about',
  COMPLAINT_ENDED: 'This complaint is closed',
  COMPLAINANT_ONLY: 'Only the person who complained can do this',
  OWN_COMPLAINT: 'You cannot handle a complaint that you made or that is about you',
  COMPLAINTS_LIMIT:
    'You already have {max, plural, one {# open complaint} other {# open complaints}}. Please wait until one is settled, or withdraw one.',
  COMPLAINT_MESSAGES_LIMIT:
    'You have written {max, plural, one {# message} other {# messages}} about this complaint. Please wait for its outcome.',
} as const satisfies Record<string, string>;
