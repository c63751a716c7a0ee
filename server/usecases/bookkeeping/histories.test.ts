import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_FEES } from '../../simulators/payments/fees.js';
import { noFaults } from '../../simulators/payments/faults.js';
import { logIn } from '../../testing/people/accounts.js';
import { GODAN, listBook } from '../../testing/books/books.js';
import { historyRun } from '../../testing/historyRun.js';
import { addToCart, rentInCart } from '../../testing/orders/carts.js';
import { deliver, placed, placeOrder } from '../../testing/orders/orders.js';
import { setDelivery } from '../../testing/orders/delivery.js';
import { anyEvent, work } from '../../testing/payments/histories/history.js';
import { booksOf, expectedBooks, wrongFees } from '../../testing/payments/journal.js';
import { openPaying, pageOf, runQueuedJobs, type PayingMarketplace } from '../../testing/payments/paying.js';
import { setUpiAddress } from '../../testing/payments/payouts.js';
import {
  disputedInVain,
  stayingSilent,
  stillWaiting,
  unmarkedOrders,
} from '../../testing/payments/histories/silence.js';
import { staffEvent, type StaffedHistory } from '../../testing/payments/histories/staffHistory.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { changePayoutAccount } from '../../testing/payments/payoutAccounts.js';
import { percentageRule } from '../../domain/payouts/commission.js';
import type { TaxesAtSource } from '../../domain/payouts/taxesAtSource.js';
import { makeStaff } from '../../testing/people/staff.js';

/**
 * Returns rental terms with which the buyer can buy the copies. A deposit of 300 covers the price, a deposit of 150 does not.
 */
const offered = (deposit: '300' | '150') => ({ lease: { ...GODAN.lease, deposit, rentCreditPercent: 60 } });
/** Taxes that change during a history: sellers are soon no longer exempt, and GST is due on rents. */
const TAXES: TaxesAtSource = {
  deducted: [{ from: '2020-01-01', rate: 100 }],
  deductedWithoutPan: [{ from: '2020-01-01', rate: 500 }],
  exempt: [{ from: '2020-01-01', amount: 100_000 }],
  collected: [{ from: '2020-01-01', rate: 50 }],
};
const HISTORIES = 8;
const EVENTS = 16;

let paying: PayingMarketplace;
let buyer: Person;
let finance: Person;
let sellers: Person[];
beforeAll(async () => {
  paying = await openPaying({
    fees: { ...USUAL_FEES, refund: 300 },
    payoutTerms: {
      commission: [percentageRule(1_000)],
      supplyTax: { sales: [], rents: [{ from: '2020-01-01', rate: 1_200 }] },
      taxesAtSource: TAXES,
      days: 0,
      newSellerDays: 0,
      needsPan: false,
      provesAccounts: false,
    },
  });
  const { marketplace } = paying;
  [buyer, finance] = [await signUpReader(marketplace, 'Meera'), await signUpReader(marketplace, 'Farah')];
  sellers = [await signUpReader(marketplace, 'Dev'), await signUpReader(marketplace, 'Ila')];
  await makeStaff(marketplace.ports, finance, 'FINANCE');
  for (const seller of sellers) await setUpiAddress(paying, seller, 'shop@okbank');
  const registered = { pan: 'AAPFU0939F', gstin: '27AAPFU0939F1ZV' };
  await changePayoutAccount(paying, sellers[0] as Person, registered);
  await changePayoutAccount(paying, sellers[1] as Person, { pan: 'ABCPE1234F' });
  await setDelivery(marketplace, sellers[0] as Person, { kind: 'FLAT', charge: '40' });
  marketplace.clock.advanceDays(1);
  await marketplace.database.query('UPDATE users SET email_verified_at = now()');
});
afterAll(() => paying.close());

/** Places an order of a rental and a purchase, and pays for it. If `arrives` is true, delivers both parcels at once. */
async function paidOrder(arrives: boolean, deposit: '300' | '150'): Promise<StaffedHistory> {
  const { marketplace, simulation } = paying;
  Object.assign(simulation.simulator.faults, noFaults());
  simulation.simulator.release();
  for (const person of [buyer, finance, ...sellers])
    person.token = (await logIn(marketplace, person.email)).token ?? '';
  for (const [at, seller] of sellers.entries())
    await [rentInCart, addToCart][at]?.(
      marketplace,
      buyer,
      await listBook(marketplace, seller, offered(deposit)),
    );
  const order = placed(await placeOrder(marketplace, buyer, { payOnline: true }));
  await runQueuedJobs(paying);
  simulation.simulator.pay((await pageOf(paying, order)).id);
  await work(paying);
  for (const seller of arrives ? sellers : []) await deliver(marketplace, order, seller, buyer);
  await unmarkedOrders(paying, buyer, sellers[1] as Person);
  return { paying, buyer, finance, sellers, order };
}

it('balances the journal after every step of any history, and ends everything if nobody says anything then', async () => {
  const agree = async () => {
    expect(await booksOf(paying.marketplace)).toEqual(await expectedBooks(paying.marketplace));
    expect(await wrongFees(paying)).toEqual([]);
  };
  const event = fc.oneof(anyEvent, { weight: 2, arbitrary: staffEvent }, disputedInVain);
  const histories = fc.asyncProperty(
    fc.boolean(),
    fc.constantFrom('300', '150'),
    fc.array(event, { minLength: 4, maxLength: EVENTS, size: 'max' }),
    async (arrives, deposit, events) => {
      const history = await paidOrder(arrives, deposit);
      await agree();
      for (const each of events) {
        await each.happen(history);
        await agree();
      }
      expect(await stayingSilent(paying)).toEqual([]);
      await agree();
      expect(await stillWaiting(paying)).toEqual([]);
    },
  );
  await fc.assert(histories, historyRun(HISTORIES));
});
