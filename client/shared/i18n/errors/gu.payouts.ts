import type { ErrorCode } from '../../contract/schema.generated';

/** Gujarati texts of the refusals about payouts and documents; part of ERRORS. */
export const PAYOUT_ERRORS = {
  PAYOUT_NOT_FOUND: 'આ ચુકવણી મળી નથી',
  PAYOUT_ENDED: 'આ ચુકવણી થઈ ચૂકી છે અથવા નિષ્ફળ ગઈ છે',
  PAYOUT_REFERENCE_REQUIRED: 'કૃપા કરીને બેંકનો સંદર્ભ નંબર લખો',
  PAYOUT_REFERENCE_USED: 'આ સંદર્ભ નંબર બીજી ચુકવણીનો છે. કૃપા કરીને બેંકનો સંદર્ભ નંબર તપાસો.',
  OWN_PAYOUT: 'તમે તમારી પોતાની ચુકવણી નોંધી શકતા નથી',
  PAPER_NOT_FOUND: 'આ દસ્તાવેજ મળ્યો નથી',
  MONTH_INVALID: 'કૃપા કરી મહિનો આ રીતે લખો: 2026-11',
  PAYOUTS_OUTSTANDING: 'તમારી કમાણીની ચુકવણી હજુ બાકી છે. ચુકવણી થયા પછી તમે તમારું ખાતું બંધ કરી શકશો.',
} as const satisfies Partial<Record<ErrorCode, string>>;
