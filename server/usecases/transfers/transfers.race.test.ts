import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobPorts } from '../../testing/mail/mail.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import { bankDecides, chargeBack } from '../../testing/payments/chargebacks.js';
import {
  payoutsOf,
  runPayoutJob,
  sell,
  sellAndDeliver,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import {
  assertEqualBooks,
  linkSeller,
  madeTransfers,
  openTransferShop,
  runTransferJobs,
  storedTransfers,
} from '../../testing/payments/transfers.js';
import { followTransfers } from './followTransfers.js';

const ROUNDS = Array.from({ length: 5 }, (_, round) => round);

let shop: PayoutShop;
beforeAll(async () => {
  shop = await openTransferShop();
  await linkSeller(shop);
});
afterAll(() => shop.paying.close());

const follow = () => followTransfers(jobPorts(shop.paying.marketplace)).catch(() => undefined);

async function expectEqualBooks(): Promise<void> {
  for (let minute = 0; minute < 2; minute += 1) {
    await runTransferJobs(shop);
    shop.paying.marketplace.clock.advanceMinutes(11);
  }
  await assertEqualBooks(shop.paying);
}

it.each(ROUNDS)('workers make one transfer of each share (round %i)', async () => {
  const before = madeTransfers(shop.paying).length;
  await sell(shop.paying, shop.seller, shop.buyer);
  await Promise.all([follow(), follow(), follow()]);
  expect(madeTransfers(shop.paying)).toHaveLength(before + 1);
  await expectEqualBooks();
});

it.each(ROUNDS)(
  'a cancellation comes before or after the transfer, and nothing stays (round %i)',
  async () => {
    const order = await sell(shop.paying, shop.seller, shop.buyer);
    await Promise.all([cancelOrder(shop.paying.marketplace, shop.buyer, order.id), follow()]);
    await expectEqualBooks();
    expect((await storedTransfers(shop.paying)).at(-1)?.status).toMatch(/^(DROPPED|REVERSED)$/);
  },
);

it.each(ROUNDS)('a loss comes before or after the release: it is reversed or owed (round %i)', async () => {
  const order = await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
  await runTransferJobs(shop);
  const dispute = await chargeBack(shop.paying, order);
  await bankDecides(shop.paying, dispute, 'won');
  const again = await chargeBack(shop.paying, order);
  await Promise.all([bankDecides(shop.paying, again, 'lost'), runPayoutJob(shop.paying), follow()]);
  await expectEqualBooks();
  const last = (await storedTransfers(shop.paying)).at(-1)?.status;
  const paid = (await payoutsOf(shop.paying, shop.seller)).filter(({ lines }) =>
    lines.some(([id]) => id === order.id),
  );
  expect([last, paid.length]).toEqual(last === 'REVERSED' ? ['REVERSED', 0] : ['RELEASED', 1]);
});
