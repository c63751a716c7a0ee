import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCommissionRules } from '../../domain/payouts/commissionRules.js';
import {
  balanceOf,
  earningsOf,
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sell,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { signUpPublisher, type Person } from '../../testing/people/people.js';

const RULES = 'percent=10; type=RENTAL,percent=5,fixed=2; role=PUBLISHER,percent=1,least=5,from=2020-01-01';

// The book costs 249.50 rupees, or 49 a month.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(7, { commission: parseCommissionRules(RULES), newSellerDays: 30 });
});
afterEach(() => shop.paying.close());

/** Returns the commissions on a sale and on a rent that a person or a visitor is quoted. */
async function quotes(person?: Person): Promise<string[]> {
  const query = `{
    sale: earningsQuote(price: "249.50") { commission { amount } }
    rent: earningsQuote(price: "49", type: RENTAL) { commission { amount } } }`;
  const { sale, rent } = await shop.paying.marketplace.ask<
    Record<'sale' | 'rent', { commission: { amount: string } }>
  >(query, {}, person?.token);
  return [sale.commission.amount, rent.commission.amount];
}

describe('A commission with exceptions', () => {
  it('is quoted by the kind of the offer and the role of the seller', async () => {
    const publisher = await signUpPublisher(shop.paying.marketplace);
    expect(await quotes()).toEqual(['24.95', '4.45']);
    expect(await quotes(shop.seller)).toEqual(['24.95', '4.45']);
    expect(await quotes(publisher)).toEqual(['5.00', '5.00']);
  });

  it('is kept in the order as it was quoted', async () => {
    const { paying, buyer } = shop;
    const publisher = await signUpPublisher(paying.marketplace);
    const sale = await sell(paying, publisher, buyer);
    expect(await earningsOf(paying, publisher, sale)).toMatchObject({ amount: '244.50', commission: '5.00' });
  });
});

it('The first payout of a seller waits longer than the next ones', async () => {
  const { paying, finance, seller, buyer, pass } = shop;
  const first = await sellAndDeliver(paying, seller, buyer);
  const waiting = Date.parse((await earningsOf(paying, seller, first))?.dueAt ?? '');
  expect(Math.round((waiting - paying.marketplace.clock.now().getTime()) / 86_400_000)).toBe(30);
  await pass(29);
  await runPayoutJob(paying);
  expect(await payoutsOf(paying, seller)).toEqual([]);
  expect(await balanceOf(paying, seller)).toMatchObject({ due: '0.00', waiting: '224.55' });
  await pass(1);
  await runPayoutJob(paying);
  const [payout] = await payoutsOf(paying, seller);
  const paid = { payoutId: payout?.id ?? '', reference: 'UTR1' };
  await settlePayout(paying, finance, 'markPayoutPaid', paid);
  await sellAndDeliver(paying, seller, buyer);
  await pass(7);
  await runPayoutJob(paying);
  expect(await payoutsOf(paying, seller)).toMatchObject([{ status: 'PENDING' }, { status: 'PAID' }]);
});
