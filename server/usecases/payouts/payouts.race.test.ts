import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passDays } from '../../testing/people/accounts.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import { openPaying, type PayingMarketplace } from '../../testing/payments/paying.js';
import {
  balanceOf,
  payoutsOf,
  runPayoutJob,
  sell,
  sellAndDeliver,
  setUpiAddress,
  settlePayout,
} from '../../testing/payments/payouts.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';

const ROUNDS = Array.from({ length: 6 }, (_, round) => round);

describe('at the same moment', () => {
  let paying: PayingMarketplace;
  let finance: Person;
  let other: Person;
  let seller: Person;
  let buyer: Person;
  beforeAll(async () => {
    paying = await openPaying({
      payoutTerms: { commission: [], days: 0, newSellerDays: 0, needsPan: false, provesAccounts: false },
    });
    const { marketplace } = paying;
    finance = await signUpReader(marketplace, 'Farah');
    other = await signUpReader(marketplace, 'Omar');
    buyer = await signUpReader(marketplace, 'Meera');
    for (const staff of [finance, other]) await makeStaff(marketplace.ports, staff, 'FINANCE');
  });
  beforeEach(async () => {
    seller = await signUpReader(paying.marketplace, 'Dev');
    await paying.marketplace.database.query('UPDATE users SET email_verified_at = now()');
    await setUpiAddress(paying, seller, 'dev@okbank');
    await passDays(paying.marketplace, 1, finance, other, seller, buyer);
  });
  afterAll(() => paying.close());

  it.each(ROUNDS)('workers prepare one payout of each earning (round %i)', async () => {
    await sellAndDeliver(paying, seller, buyer);
    await sellAndDeliver(paying, seller, buyer);
    await Promise.all([runPayoutJob(paying), runPayoutJob(paying), runPayoutJob(paying)]);
    expect(await payoutsOf(paying, seller)).toMatchObject([{ amount: '499.00' }]);
  });

  it.each(ROUNDS)(
    'one member of staff records the payment, the other is refused (round %i)',
    async (round) => {
      await sellAndDeliver(paying, seller, buyer);
      await runPayoutJob(paying);
      const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
      const results = await Promise.all([
        settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference: `UTR ${round} a` }),
        settlePayout(paying, other, 'markPayoutPaid', { payoutId, reference: `UTR ${round} b` }),
      ]);
      expect(results.toSorted()).toEqual(['PAYOUT_ENDED', null]);
    },
  );

  it.each(ROUNDS)('a payout that fails is prepared again once (round %i)', async () => {
    await sellAndDeliver(paying, seller, buyer);
    await runPayoutJob(paying);
    const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
    await Promise.all([
      settlePayout(paying, finance, 'markPayoutFailed', { payoutId, reason: 'Closed' }),
      runPayoutJob(paying),
      runPayoutJob(paying),
    ]);
    await runPayoutJob(paying);
    const statuses = (await payoutsOf(paying, seller)).map(({ status }) => status);
    expect(statuses).toEqual(['PENDING', 'FAILED']);
  });

  it.each(ROUNDS)('nobody is paid for what is cancelled meanwhile (round %i)', async () => {
    const order = await sell(paying, seller, buyer);
    await Promise.all([cancelOrder(paying.marketplace, buyer, order.id), runPayoutJob(paying)]);
    await runPayoutJob(paying);
    expect(await payoutsOf(paying, seller)).toEqual([]);
    expect(await balanceOf(paying, seller)).toEqual({ due: '0.00', waiting: '0.00', onTheWay: '0.00' });
  });
});
