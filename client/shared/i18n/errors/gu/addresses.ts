import type { ErrorCode } from '../../../contract/schema.generated';

/** The Gujarati texts of refusals about addresses; part of ERRORS. */
export const ADDRESS_ERRORS = {
  ZIPCODE_INVALID: 'કૃપા કરી સાચો પિન કોડ લખો (5-6 અંક)',
  SHIPPING_ADDRESS_INCOMPLETE: 'કૃપા કરી બધી જરૂરી વિગતો ભરો',
  ADDRESS_NOT_FOUND: 'સરનામું મળ્યું નહીં',
  ADDRESS_LIMIT:
    'તમે વધુમાં વધુ {max, plural, one {# સરનામું} other {# સરનામાં}} સાચવી શકો છો. કૃપા કરી પહેલાં કોઈ સરનામું દૂર કરો.',
  RECEIVER_REQUIRED: 'કૃપા કરી પાર્સલ લેનારનું નામ લખો',
  MOBILE_INVALID: 'કૃપા કરી 10 અંકનો ભારતીય મોબાઇલ નંબર લખો, જેમ કે 98765 43210',
} satisfies Partial<Record<ErrorCode, string>>;
