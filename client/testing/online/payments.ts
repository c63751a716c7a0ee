import type { Answer } from '../answers';
import { money } from '../samples/money';
import type { Marketplace, OnlinePayment, OnlinePaymentOffer } from '../serverTypes.generated';

/** Returns the marketplace as the checkout requests it, with this offer of online payment. */
export const offering = (onlinePayment: OnlinePaymentOffer) =>
  ({ marketplace: { onlinePayment } }) satisfies { marketplace: Answer<Marketplace> };

/** The response for a marketplace in which buyers pay the sellers directly. */
export const paidDirectly = offering('NONE');

/** Address of the provider's page, on which the buyer pays. */
export const PAGE = 'https://pay.example/plink_1';

/**
 * Returns an unpaid online payment of 249.50 rupees, which expires at 10:30 UTC (4 pm in India). `changes` overrides fields.
 */
export const onlinePayment = (changes: Answer<OnlinePayment> = {}): Answer<OnlinePayment> => ({
  status: 'AWAITING',
  amount: money('249.50'),
  redirectUrl: PAGE,
  expiresAt: '2025-11-20T10:30:00.000Z',
  blockableDeposit: null,
  isSimulated: false,
  ...changes,
});
