import type { ErrorCode } from '../../../contract/schema.generated';

/** Gujarati texts of the refusals about delivery; part of ERRORS. */
export const DELIVERY_ERRORS = {
  DELIVERY_KIND_UNKNOWN: 'કૃપા કરી પસંદ કરો કે તમે ડિલિવરીના પૈસા કેવી રીતે લો છો: મફત, એકસરખી રકમ કે વજન પ્રમાણે',
  DELIVERY_CHARGE_REQUIRED: 'કૃપા કરી ડિલિવરીનો ચાર્જ લખો',
  DELIVERY_CHARGE_NEGATIVE: 'ડિલિવરીનો ચાર્જ શૂન્યથી ઓછો ન હોઈ શકે',
  DELIVERY_RATES_REQUIRED: 'કૃપા કરી ઓછામાં ઓછું એક વજન અને તેનો ચાર્જ લખો',
  TOO_MANY_DELIVERY_RATES: 'કોષ્ટકમાં વધુમાં વધુ {max} પંક્તિઓ હોઈ શકે',
  DELIVERY_WEIGHT_REPEATED: 'બે પંક્તિઓ {grams} ગ્રામ માટે છે. કૃપા કરી તેમાંથી એક જ રાખો.',
  RATE_WEIGHT_OUT_OF_RANGE: 'વજન 10 થી 1,00,000 ગ્રામની પૂર્ણ સંખ્યા હોવી જોઈએ',
  WEIGHT_OUT_OF_RANGE: 'એક નકલનું વજન 1 થી 50,000 ગ્રામની પૂર્ણ સંખ્યા હોવી જોઈએ',
  PICK_UP_CITY_MISSING: 'કૃપા કરી પહેલાં એક મુખ્ય સરનામું સાચવો. ખરીદનારને તેનું શહેર દેખાય છે.',
  PICK_UP_NOT_OFFERED: 'એક વેચનાર રૂબરૂ લઈ જવાની સગવડ આપતા નથી. કૃપા કરી ડિલિવરી પસંદ કરો.',
  NOT_PICKED_UP: 'ઓર્ડરનો આ ભાગ ડિલિવરી માટે છે, રૂબરૂ લેવા માટે નહીં',
  NOT_YET_READY: 'ઓર્ડરનો આ ભાગ લઈ જવા માટે હજી તૈયાર નથી',
  NOT_YET_PICKED_UP: 'ઓર્ડરનો આ ભાગ હજી લઈ જવાયો નથી',
  ALREADY_READY: 'ઓર્ડરનો આ ભાગ લઈ જવા માટે પહેલેથી તૈયાર છે',
  ALREADY_PICKED_UP: 'ઓર્ડરનો આ ભાગ લઈ જવાઈ ચૂક્યો છે',
  PICK_UP_HAS_NO_PARCEL: 'રૂબરૂ લઈ જવાનાં પુસ્તકોનું ન કુરિયર હોય, ન ટ્રેકિંગ નંબર',
  PICK_UP_AWAITED: 'જો {from} સુધીમાં કોઈ આ પુસ્તકો લેવા ન આવે, તો જ તમે તેને રદ કરી શકો છો',
  PICK_UP_CODE_INVALID: 'કૃપા કરી ખરીદનાર બતાવે તે 6 અંક લખો',
  PICK_UP_CODE_WRONG: 'આ ઓર્ડરનો આ કોડ નથી. કૃપા કરી ખરીદનાર બતાવે તે અંક ચકાસો.',
} as const satisfies Partial<Record<ErrorCode, string>>;
