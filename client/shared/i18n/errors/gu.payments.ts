import type { ErrorCode } from '../../contract/schema.generated';

/** Gujarati texts of the refusals about payments; part of ERRORS. */
export const PAYMENT_ERRORS = {
  NOTHING_TO_PAY: 'ઓર્ડરના આ ભાગ માટે કંઈ ચૂકવવાનું નથી',
  ALREADY_MARKED_PAID: 'આ ચુકવણી થઈ ગઈ છે એમ પહેલેથી જણાવેલું છે. મેળવનારે હજી પુષ્ટિ કરી નથી.',
  NOT_MARKED_PAID: 'કોઈ ચુકવણી થઈ ગઈ છે એમ જણાવાયું નથી',
  PAID_ONLINE: 'આ રકમ ઑનલાઇન ચૂકવાય છે. કોઈએ તેને ચૂકવાયેલી કે મળેલી જણાવવાની નથી.',
  ORDER_NOT_PAID: 'ખરીદનારે હજી આ ઓર્ડરની ચુકવણી કરી નથી',
  ONLINE_PAYMENT_REQUIRED: 'અહીં ઓર્ડરની ચુકવણી ઑનલાઇન જ થાય છે.',
  ONLINE_PAYMENT_NOT_OFFERED: 'ઑનલાઇન ચુકવણી ઉપલબ્ધ નથી. કૃપા કરી સીધા વેચનારાઓને ચૂકવો.',
  WEBHOOKS_OFF: 'ચુકવણીની કોઈ સેવા જોડાયેલી નથી, તેથી webhook ઉપલબ્ધ નથી',
  WEBHOOK_SIGNATURE_INVALID: 'સહી સામગ્રી સાથે મેળ ખાતી નથી',
  UPI_ADDRESS_INVALID: 'કૃપા કરી સાચો UPI ID લખો, જેમ કે asha@okbank',
  PAYMENT_METHOD_UNKNOWN: 'ચુકવણીની આ રીત ઉપલબ્ધ નથી. કૃપા કરી યાદીમાંથી કોઈ રીત પસંદ કરો.',
  REFUND_NOT_FOUND: 'આ રિફંડ મળ્યું નથી',
  REFUND_NOT_STUCK: 'આ રિફંડ હવે અટકેલું નથી: તે દરમિયાન ફરી મોકલાયું કે પતાવાયું',
  OWN_REFUND: 'તમે તમારા પોતાના ઓર્ડરનું રિફંડ પતાવી ન શકો',
  REFUNDS_OUTSTANDING: 'તમારું એક રિફંડ હજુ પૂરું થયું નથી. રિફંડ મળ્યા પછી તમે તમારું ખાતું બંધ કરી શકશો.',
  TRANSFER_REFERENCE_REQUIRED: 'કૃપા કરીને ટ્રાન્સફરનો સંદર્ભ લખો',
  UNKNOWN_PAYMENT_NOT_FOUND: 'અજાણ્યા સ્રોતની આ ચુકવણી મળી નથી',
  UNKNOWN_PAYMENT_SETTLED: 'આ ચુકવણી પહેલેથી પતાવી દેવાઈ છે',
  DIFFERENCE_NOT_FOUND: 'આ તફાવત મળ્યો નથી',
  DIFFERENCE_RESOLVED: 'આ તફાવત પહેલેથી ઉકેલાઈ ગયો છે',
} as const satisfies Partial<Record<ErrorCode, string>>;
