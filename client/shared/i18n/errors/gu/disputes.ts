import type { ErrorCode } from '../../../contract/schema.generated';

/** Gujarati texts of the refusals about disputes; part of ERRORS. */
export const DISPUTE_ERRORS = {
  DISPUTE_NOT_FOUND: 'આ વિવાદ મળ્યો નથી',
  DISPUTE_REASON_UNKNOWN: 'વિવાદનું આવું કોઈ કારણ નથી. કૃપા કરીને આપેલાં કારણોમાંથી પસંદ કરો.',
  STATEMENT_REQUIRED: 'કૃપા કરીને થોડા શબ્દોમાં જણાવો',
  NOTHING_TO_DISPUTE: 'આ કારણ ઓર્ડરના આ ભાગને લાગુ પડતું નથી',
  DISPUTED_TOO_LATE:
    'ડિલિવરી પછી, અથવા ભાડાનાં પુસ્તકો પાછાં આવ્યા કે ખોવાયા પછી {days, plural, one {# દિવસ} other {# દિવસ}} સુધી જ વિવાદ કરી શકાય',
  DISPUTE_OPEN: 'ઓર્ડરના આ ભાગ વિશે એક વિવાદ ચાલુ છે. પહેલાં તે પૂરો થવો જોઈએ.',
  ALREADY_DISPUTED: 'ઓર્ડરના આ ભાગ વિશે આ જ કારણે વિવાદ થઈ ચૂક્યો છે',
  DISPUTE_ENDED: 'આ વિવાદ પૂરો થઈ ચૂક્યો છે',
  NOTHING_OFFERED: 'વેચનારે તમે સ્વીકારી શકો એવી કોઈ રકમ આપવાની તૈયારી બતાવી નથી',
  RETURN_OF_SALES_ONLY:
    'પુસ્તકો પહેલાં પાછાં મંગાવવાનું ત્યારે જ શક્ય છે, જ્યારે તે ખરીદેલાં હોય અને વર્ણન મુજબ ન હોય. કૃપા કરીને પરત વિના રકમ જણાવો.',
  NO_RETURN_AGREED: 'આ પુસ્તકો પાછાં મોકલવાનું નક્કી થયું નથી',
  RETURN_FIRST: 'પહેલાં પુસ્તકો પરત કરવાનું પૂરું થવું જોઈએ',
  RETURN_NOT_SENT: 'ખરીદનારે પુસ્તકો હજી પાછાં મોકલ્યાં નથી',
  RETURN_CONTESTED: 'વેચનારે પરત અંગે વાંધો લીધો છે. નિર્ણય અમારા કર્મચારીઓ કરશે.',
  RETURN_PROBLEM_UNKNOWN: 'કૃપા કરીને સમસ્યા પસંદ કરો: પુસ્તકો પહોંચ્યાં નથી, અથવા મોકલ્યાં હતાં તેવાં નથી',
  CLAIMED_TOO_MUCH: 'રકમ વધુમાં વધુ {most} હોઈ શકે',
  OWN_DISPUTE: 'તમે તમારા પોતાના ઓર્ડરના વિવાદનો નિર્ણય ન કરી શકો',
} as const satisfies Partial<Record<ErrorCode, string>>;
