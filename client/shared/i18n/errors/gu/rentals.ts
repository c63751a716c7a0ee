import type { ErrorCode } from '../../../contract/schema.generated';

/** Gujarati texts of the refusals about rentals: terms, extensions, returns and purchases; part of ERRORS. */
export const RENTAL_ERRORS = {
  DURATION_TOO_SHORT: 'પુસ્તક ઓછામાં ઓછા 1 મહિના માટે ભાડે અપાય છે',
  DURATION_TOO_LONG: 'પુસ્તક વધુમાં વધુ {max} મહિના માટે ભાડે અપાય છે',
  DURATIONS_REVERSED: 'મહત્તમ મુદત લઘુત્તમથી ઓછી ન હોઈ શકે',
  NOTHING_TO_TAKE_BACK: 'પાછું લેવા ભાડાનું કોઈ પુસ્તક નથી',
  NOTHING_TO_EXTEND: 'ફક્ત ભાડાની મુદત વધારી શકાય',
  NOTHING_TO_SEND_BACK: 'ફક્ત ભાડાનાં પુસ્તકો પાછાં મોકલાય છે',
  ALREADY_SENT_BACK: 'આ પુસ્તકો પહેલેથી પાછાં મોકલાઈ ચૂક્યાં છે',
  EXTENSION_RESERVED: '{from}થી બીજા કોઈએ આ પુસ્તક અનામત કર્યું છે. તમે તેને {latest} સુધી રાખી શકો છો.',
  EXTENSION_BEYOND_BLOCK:
    'તમારી ડિપોઝિટ વધુમાં વધુ 90 દિવસ બ્લૉક રહે છે, અને તેથી લાંબા ભાડાનો હિસાબ ત્યાં સુધીમાં થઈ શકશે નહીં. તમે પુસ્તક {latest} સુધી રાખી શકો છો.',
  EXTENSION_TOO_LONG: 'આ પુસ્તક વધુમાં વધુ {max} મહિના માટે ભાડે મળે છે. તમે તેને {latest} સુધી રાખી શકો છો.',
  EXTENSION_KEY_REUSED: 'આ idempotency key મુદત વધારવાની બીજી વિનંતી માટે વપરાઈ ગઈ છે. કૃપા કરી નવી key મોકલો.',
  NOTHING_TO_BUY: 'અહીં ફક્ત ભાડે લીધેલી નકલો ખરીદી શકાય',
  PURCHASE_CHANGED:
    'રકમો બદલાઈ છે. હવે તમારે {toPay} ચૂકવવાના છે અને ડિપોઝિટમાંથી {released} પાછા મળશે. કૃપા કરી તપાસીને ફરી ખરીદો.',
  RENTAL_AWAITS_PAYMENT: 'તમે આ નકલોની ઑનલાઇન ચુકવણી પૂરી કરી નથી. કૃપા કરી પહેલાં તે પૂરી કરો અથવા રદ કરો.',
  NOTHING_TO_GIVE_UP: 'આ નકલોની કોઈ ચુકવણી બાકી નથી કે જે જતી કરી શકાય',
  NOT_FOR_RENTERS: 'વેચનારે તમને આ નકલો વેચવાની દરખાસ્ત કરી નથી',
  ALREADY_BOUGHT: 'આ નકલો પહેલેથી ખરીદાઈ ચૂકી છે',
  BOUGHT_COPY_RESERVED:
    '{from}થી બીજા વાચકે આ નકલ અનામત કરી છે અને બીજી કોઈ નકલ ઉપલબ્ધ નથી. તમે વેચનારને એક નકલ ઉમેરવા કહી શકો છો.',
  RENT_CREDIT_OUT_OF_RANGE: 'કિંમતમાં ગણાતો ભાડાનો ભાગ 0થી 100 ટકા સુધીની પૂર્ણ સંખ્યા હોવો જોઈએ',
  RENT_CREDIT_WITHOUT_PRICE:
    'ભાડાનું જે પુસ્તક વેચાણ માટે નથી, તે ખરીદતાં કિંમત તરીકે ડિપોઝિટ લાગે છે. કૃપા કરી ડિપોઝિટ પણ રાખો અથવા પુસ્તક વેચાણ માટે મૂકો.',
} as const satisfies Partial<Record<ErrorCode, string>>;
