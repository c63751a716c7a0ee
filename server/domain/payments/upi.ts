import { formatDecimal } from '../money/format.js';
import type { Money } from '../money/money.js';

/** The recipient and the details of a payment by UPI. */
export interface UpiPayment {
  address: string;
  name: string;
  amount: Money;
  /** A note that both sides see in their apps. */
  note: string;
}

/**
 * Returns the link that opens a UPI app with the payment filled in (NPCI, UPI Linking Specification). The link has no
 * transaction reference, because apps refuse references in payments to persons.
 */
export function upiLink({ address, name, amount, note }: UpiPayment): string {
  const parameters = {
    pa: address,
    pn: name,
    am: formatDecimal(amount.amount),
    cu: amount.currencyCode,
    tn: note,
  };
  const query = Object.entries(parameters).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
