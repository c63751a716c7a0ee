import type { ErrorCode } from '../../contract/schema.generated';

/** Gujarati texts of the refusals about settling money by hand; part of ERRORS. */
export const MONEY_ERRORS = {
  REFUND_NOT_FOUND: 'આ રિફંડ મળ્યું નથી',
  REFUND_NOT_STUCK: 'આ રિફંડ હવે અટકેલું નથી: તે દરમિયાન ફરી મોકલાયું કે પતાવાયું',
  OWN_REFUND: 'તમે તમારા પોતાના ઓર્ડરનું રિફંડ પતાવી ન શકો',
  TRANSFER_REFERENCE_REQUIRED: 'કૃપા કરીને ટ્રાન્સફરનો સંદર્ભ લખો',
  UNKNOWN_PAYMENT_NOT_FOUND: 'અજાણ્યા સ્રોતની આ ચુકવણી મળી નથી',
  UNKNOWN_PAYMENT_SETTLED: 'આ ચુકવણી પહેલેથી પતાવી દેવાઈ છે',
} as const satisfies Partial<Record<ErrorCode, string>>;
