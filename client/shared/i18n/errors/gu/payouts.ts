import type { ErrorCode } from '../../../contract/schema.generated';

/** Gujarati texts of the refusals about payouts and documents; part of ERRORS. */
export const PAYOUT_ERRORS = {
  PAYOUT_NOT_FOUND: 'આ ચુકવણી મળી નથી',
  PAYOUT_ENDED: 'આ ચુકવણી થઈ ચૂકી છે અથવા નિષ્ફળ ગઈ છે',
  PAYOUT_NOT_BY_HAND: 'પહેલાં જણાવો કે આ ચુકવણી તમે જાતે કરશો, જેથી ચુકવણી સેવા પણ તે ન કરે.',
  PAYOUT_WITH_PROVIDER: 'આ ચુકવણી ચુકવણી સેવા પાસે છે. કૃપા કરીને પરિણામની જાણ થાય ત્યાં સુધી રાહ જુઓ.',
  PAYOUT_STOPPED: 'આ વેચનારની ચુકવણીઓ અટકાવેલી છે. પહેલાં તે ચાલુ કરો, અથવા નોંધો કે આ ચુકવણી થઈ નથી.',
  PAYOUT_REFERENCE_REQUIRED: 'કૃપા કરીને બેંકનો સંદર્ભ નંબર લખો',
  PAYOUT_REFERENCE_USED: 'આ સંદર્ભ નંબર બીજી ચુકવણીનો છે. કૃપા કરીને બેંકનો સંદર્ભ નંબર તપાસો.',
  OWN_PAYOUT: 'તમે તમને થયેલી ચુકવણી નોંધી શકતા નથી',
  PAPER_NOT_FOUND: 'આ દસ્તાવેજ મળ્યો નથી',
  MONTH_INVALID: 'કૃપા કરી મહિનો આ રીતે લખો: 2026-11',
  PAN_INVALID: 'કૃપા કરીને સાચો PAN લખો, જેમ કે ABCPE1234F',
  PAN_REQUIRED: 'કૃપા કરીને PAN પણ લખો: તે GSTIN માં હોય છે',
  GSTIN_INVALID: 'કૃપા કરીને 15 અક્ષરનો સાચો GSTIN લખો, જેમ કે 27AAPFU0939F1ZV',
  GSTIN_PAN_MISMATCH: 'આ GSTIN બીજા PAN નો છે',
  BANK_HOLDER_REQUIRED: 'કૃપા કરીને ખાતાધારકનું નામ લખો',
  BANK_ACCOUNT_INVALID: 'કૃપા કરીને ખાતા નંબર લખો: 9 થી 18 અંક',
  IFSC_INVALID: 'કૃપા કરીને સાચો IFSC લખો, જેમ કે HDFC0001234',
  OWN_PAYOUT_ACCOUNT: 'તમે તમારા પોતાના ચુકવણી ખાતા વિશે નિર્ણય લઈ શકતા નથી',
  PAYOUT_ACCOUNT_NOT_RESTRICTED: 'આ વેચનારની ચુકવણીઓ રોકેલી નથી',
  DEBT_NOT_FOUND: 'આ વેચનાર પાસે કંઈ લેણું બાકી નથી',
  DEBT_EXCEEDED: 'આ વેચનાર પાસે માત્ર {debt} બાકી છે. કૃપા કરીને આટલી કે ઓછી રકમ લખો.',
  DEBT_REFERENCE_USED: 'આ સંદર્ભ નંબર અગાઉ પાછી મળેલી બીજી રકમનો છે. કૃપા કરીને બેંકનો સંદર્ભ નંબર તપાસો.',
  OWN_DEBT: 'તમારી બાકી રકમ પાછી આપ્યાની નોંધ તમે જાતે કરી શકતા નથી',
  TAX_PAYMENT_EXCEEDED: 'આ કરના માત્ર {owed} આપવાના બાકી છે. કૃપા કરીને આટલી કે ઓછી રકમ લખો.',
  TAX_REFERENCE_USED: 'આ સંદર્ભ નંબર આ કરની બીજી ચુકવણીનો છે. કૃપા કરીને તેને તપાસો.',
  DEBT_OUTSTANDING:
    'તમારે {debt} ચૂકવવાના બાકી છે: તમને ચુકવણી થયા પછી ખરીદનારાઓને રકમ પાછી અપાઈ. તમારા આગલા વેચાણથી તે ચૂકવાઈ જશે. તે પહેલાં ખાતું બંધ કરવા કૃપા કરી આ સાઇટના સંચાલકને લખો.',
  PAYOUTS_OUTSTANDING: 'તમારી કમાણીની ચુકવણી હજુ બાકી છે. ચુકવણી થયા પછી તમે તમારું ખાતું બંધ કરી શકશો.',
} as const satisfies Partial<Record<ErrorCode, string>>;
