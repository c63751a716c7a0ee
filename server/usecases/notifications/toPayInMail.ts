import type { Money } from '../../domain/money/money.js';
import type { Speaker } from '../../notifications/speak.js';
import type { StoredFulfillment } from '../../persistence/queries/orders/storedOrder.js';
import { openPaymentIn } from '../orders/storedMoney.js';

type ToPayText = keyof (typeof TO_PAY_TEXTS)['EN'];

/** The amount that the buyer has to pay directly to a seller. */
export interface MailedPayment {
  /** The seller's name; null in mail that names nobody. */
  seller: string | null;
  amount: Money;
}

/**
 * Returns the amounts that the buyer has to pay directly for these fulfillments, one for each seller. `mayName` is false for mail to
 * an unverified address.
 */
export function toPayOf(fulfillments: readonly StoredFulfillment[], mayName: boolean): MailedPayment[] {
  return fulfillments.flatMap((fulfillment) => {
    const { state, isOnline, amount } = openPaymentIn(fulfillment);
    if (state !== 'TO_PAY' || isOnline) return [];
    return [{ seller: mayName ? fulfillment.sellerAsPayee.name : null, amount }];
  });
}

/** Returns a row for each seller: the name, and the amount to pay. */
export function toPayRows(
  payments: readonly MailedPayment[],
  { text, money }: Speaker<ToPayText>,
): [string, string][] {
  return payments.map(({ seller, amount }) => [
    seller === null ? text('toPayUnnamed') : text('toPay', { seller }),
    money(amount),
  ]);
}

/** Returns the paragraph that says how to pay; none if nothing is to be paid directly. */
export function toPayTold(payments: readonly MailedPayment[], { text }: Speaker<ToPayText>): string[] {
  return payments.length > 0 ? [text('payDirectly', { sellers: payments.length })] : [];
}

/** The texts of the rows and the paragraph, in each language. */
export const TO_PAY_TEXTS = {
  EN: {
    toPay: 'To pay to {seller}',
    toPayUnnamed: 'To pay to a seller',
    payDirectly:
      'You pay {sellers, plural, one {the seller} other {each seller}} directly, by UPI or in cash on delivery. The page of the order shows how.',
  },
  HI: {
    toPay: '{seller} को देय राशि',
    toPayUnnamed: 'विक्रेता को देय राशि',
    payDirectly:
      'आप {sellers, plural, one {विक्रेता} other {हर विक्रेता}} को सीधे भुगतान करते हैं, UPI से या डिलीवरी पर नक़द। कैसे, यह ऑर्डर के पेज पर दिखता है।',
  },
  GU: {
    toPay: '{seller}ને ચૂકવવાની રકમ',
    toPayUnnamed: 'વેચનારને ચૂકવવાની રકમ',
    payDirectly:
      'તમે {sellers, plural, one {વેચનાર} other {દરેક વેચનાર}}ને સીધી ચુકવણી કરો છો, UPIથી કે ડિલિવરી વખતે રોકડમાં. કેવી રીતે, તે ઓર્ડરના પેજ પર દેખાય છે.',
  },
} as const;
