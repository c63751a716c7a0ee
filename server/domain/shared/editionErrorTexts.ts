/** Error codes of editions, with their English messages; part of ERRORS. */
export const EDITION_ERRORS = {
  EDITION_NOT_FOUND: 'Edition not found',
  EDITION_JOINED: 'This edition has already been joined with another',
  SAME_EDITION: 'An edition cannot be joined with itself',
  LISTINGS_REQUIRED: 'Please choose at least one listing',
  NOT_OF_EDITION: 'One of these listings does not belong to this edition',
  LISTING_MUST_STAY: 'At least one listing must stay in the edition',
} as const satisfies Record<string, string>;
