import type { ErrorCode } from '../../../contract/schema.generated';

/** Gujarati texts of the refusals about returned and lost books; part of ERRORS. */
export const LOSS_ERRORS = {
  NOTHING_TO_TAKE_BACK: 'પાછું લેવા ભાડાનું કોઈ પુસ્તક નથી',
  WITHHELD_TOO_MUCH: 'ડિપોઝિટમાંથી વધુમાં વધુ {most} રોકી શકાય',
  NOTHING_TO_LOSE: 'ફક્ત ભાડાનાં પુસ્તકો ખોવાયેલાં જાહેર કરી શકાય',
  LOST_TOO_EARLY: 'જો આ પુસ્તકો {from} સુધીમાં પાછાં ન આવે, તો જ તમે તેમને ખોવાયેલાં જાહેર કરી શકો છો',
  ALREADY_LOST: 'ઓર્ડરનો આ ભાગ ખોવાયેલો જાહેર થઈ ચૂક્યો છે',
  NOT_LOST: 'ઓર્ડરનો આ ભાગ ખોવાયેલો જાહેર થયો નથી',
  FOUND_TOO_LATE: 'ખોવાયેલાં પુસ્તકો મળ્યાની જાણ {until} સુધી કરી શકાતી હતી',
  LOST_COPY_RESERVED:
    '{from}થી બીજા વાચકે આ નકલ અનામત કરી છે અને બીજી કોઈ નકલ ઉપલબ્ધ નથી. પહેલાં વેચનારે તે ઓર્ડર રદ કરવો પડશે અથવા એક નકલ ઉમેરવી પડશે.',
} as const satisfies Partial<Record<ErrorCode, string>>;
