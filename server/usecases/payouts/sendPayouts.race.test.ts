import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { passDays } from '../../testing/people/accounts.js';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { decidePayoutAccount } from '../../testing/payments/payoutAccounts.js';
import {
  payoutsOf,
  runPayoutJob,
  sellAndDeliver,
  setUpiAddress,
  settlePayout,
} from '../../testing/payments/payouts.js';
import { madeBy, openSendingShop, sendOnce, type SendingShop } from '../../testing/payments/sentPayouts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import type { Order } from '../../testing/orders/orders.js';

const ROUNDS = Array.from({ length: 5 }, (_, round) => round);

let shop: SendingShop;
let seller: Person;
let order: Order;
beforeAll(async () => {
  shop = await openSendingShop();
});
beforeEach(async () => {
  seller = await signUpReader(shop.paying.marketplace, 'Dev');
  await shop.paying.marketplace.database.query('UPDATE users SET email_verified_at = now()');
  await setUpiAddress(shop.paying, seller, 'dev@okbank');
  await passDays(shop.paying.marketplace, 1, seller, shop.finance, shop.buyer);
  order = await sellAndDeliver(shop.paying, seller, shop.buyer);
  await runPayoutJob(shop.paying);
});
afterAll(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.close();
});

const send = () => sendOnce(shop.paying.marketplace);
const theirs = async () => {
  const [payout] = await payoutsOf(shop.paying, seller);
  return { payout, made: madeBy(shop.payouts).filter(({ reference_id: key }) => key === payout?.id) };
};

it.each(ROUNDS)('several workers make one payout (round %i)', async () => {
  await Promise.all([send(), send(), send()]);
  const { payout, made } = await theirs();
  expect(payout).toMatchObject({ status: 'PAID' });
  expect(made).toHaveLength(1);
});

it.each(ROUNDS)('staff pay it or the provider does, never both (round %i)', async (round) => {
  const { payout } = await theirs();
  const paid = { payoutId: payout?.id ?? '', reference: `UTR ${round}` };
  const [refusal] = await Promise.all([
    settlePayout(shop.paying, shop.finance, 'markPayoutPaid', paid),
    send(),
  ]);
  expect((await theirs()).made).toHaveLength(refusal === null ? 0 : 1);
});

it.each(ROUNDS)('a stopped account or the provider is first (round %i)', async () => {
  const stop = { userId: seller.id, status: 'RESTRICTED', reason: 'The name differs' };
  await Promise.all([decidePayoutAccount(shop.paying, shop.finance, 'restrictPayoutAccount', stop), send()]);
  const { payout, made } = await theirs();
  expect(made).toHaveLength(payout?.status === 'PAID' ? 1 : 0);
  await send();
  expect((await theirs()).made).toHaveLength(made.length);
});

it.each(ROUNDS)('a dispute or the provider is first (round %i)', async () => {
  const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '100.00' };
  const [opened] = await Promise.all([
    graphqlDisputes(shop.paying.marketplace).open(shop.buyer, order.fulfillments[0]?.id ?? '', claim),
    send(),
  ]);
  expect(opened).toBeNull();
  const { payout, made } = await theirs();
  expect(made).toHaveLength(payout?.status === 'PAID' ? 1 : 0);
  await send();
  expect((await theirs()).made).toHaveLength(made.length);
});
