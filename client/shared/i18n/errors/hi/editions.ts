import type { ErrorCode } from '../../../contract/schema.generated';

/** The Hindi texts of refusals about editions; part of ERRORS. */
export const EDITION_ERRORS = {
  EDITION_NOT_FOUND: 'संस्करण नहीं मिला',
  EDITION_JOINED: 'यह संस्करण पहले ही किसी दूसरे संस्करण में मिलाया जा चुका है',
  SAME_EDITION: 'किसी संस्करण को उसी में नहीं मिलाया जा सकता',
  LISTINGS_REQUIRED: 'कृपया कम-से-कम एक लिस्टिंग चुनें',
  NOT_OF_EDITION: 'इनमें से एक लिस्टिंग इस संस्करण की नहीं है',
  LISTING_MUST_STAY: 'संस्करण में कम-से-कम एक लिस्टिंग रहनी चाहिए',
} satisfies Partial<Record<ErrorCode, string>>;
