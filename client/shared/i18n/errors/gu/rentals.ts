import type { ErrorCode } from '../../../contract/schema.generated';

/** Gujarati texts of the refusals about the terms and the return of rentals; part of ERRORS. */
export const RENTAL_ERRORS = {
  DURATION_TOO_SHORT: 'પુસ્તક ઓછામાં ઓછા 1 મહિના માટે ભાડે અપાય છે',
  DURATION_TOO_LONG: 'પુસ્તક વધુમાં વધુ {max} મહિના માટે ભાડે અપાય છે',
  DURATIONS_REVERSED: 'મહત્તમ મુદત લઘુત્તમથી ઓછી ન હોઈ શકે',
  NOTHING_TO_TAKE_BACK: 'પાછું લેવા ભાડાનું કોઈ પુસ્તક નથી',
  NOTHING_TO_EXTEND: 'ફક્ત ભાડાની મુદત વધારી શકાય',
  NOTHING_TO_SEND_BACK: 'ફક્ત ભાડાનાં પુસ્તકો પાછાં મોકલાય છે',
  ALREADY_SENT_BACK: 'આ પુસ્તકો પહેલેથી પાછાં મોકલાઈ ચૂક્યાં છે',
  EXTENSION_RESERVED: '{from}થી બીજા કોઈએ આ પુસ્તક અનામત કર્યું છે. તમે તેને {latest} સુધી રાખી શકો છો.',
  EXTENSION_TOO_LONG: 'આ પુસ્તક વધુમાં વધુ {max} મહિના માટે ભાડે મળે છે. તમે તેને {latest} સુધી રાખી શકો છો.',
  EXTENSION_KEY_REUSED: 'આ idempotency key બીજી મુદત વધારવા માટે વપરાઈ ગઈ છે. કૃપા કરી નવી key મોકલો.',
} as const satisfies Partial<Record<ErrorCode, string>>;
