import type { ErrorCode } from '../../../contract/schema.generated';

/** The Hindi texts of refusals about addresses; part of ERRORS. */
export const ADDRESS_ERRORS = {
  ZIPCODE_INVALID: 'कृपया सही पिन कोड लिखें (5-6 अंक)',
  SHIPPING_ADDRESS_INCOMPLETE: 'कृपया सभी ज़रूरी जानकारी भरें',
  ADDRESS_NOT_FOUND: 'पता नहीं मिला',
  ADDRESS_LIMIT: 'आप ज़्यादा-से-ज़्यादा {max, plural, one {# पता} other {# पते}} सहेज सकते हैं। कृपया पहले कोई पता हटाएँ।',
  RECEIVER_REQUIRED: 'कृपया पार्सल लेने वाले का नाम लिखें',
  MOBILE_INVALID: 'कृपया 10 अंकों का भारतीय मोबाइल नंबर लिखें, जैसे 98765 43210',
} satisfies Partial<Record<ErrorCode, string>>;
