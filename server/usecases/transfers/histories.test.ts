import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noFaults, type Faults } from '../../simulators/payments/faults.js';
import { failTransfer } from '../../simulators/payments/transfers.js';
import { historyRun } from '../../testing/historyRun.js';
import { bankDecides, chargeBack } from '../../testing/payments/chargebacks.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { ProviderUnavailable } from '../../payments/paymentProvider.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { cancelOrder, deliver, type Order } from '../../testing/orders/orders.js';
import { sell, type PayoutShop } from '../../testing/payments/payouts.js';
import {
  assertEqualBooks,
  linkSeller,
  madeTransfers,
  openTransferShop,
  prepareAndRelease,
  runTransferJobs,
} from '../../testing/payments/transfers.js';
import { followChargebacks } from '../chargebacks/followChargebacks.js';
import { followLatePayments } from '../payments/online/followPayments.js';
import { followHeldTransfers } from './followHeldTransfers.js';

const HISTORIES = 6;
const EVENTS = 14;

/** An event that can happen at any time. `toString` names it in the report of a history that fails. */
interface Happening {
  happen(): unknown;
  toString(): string;
}

let shop: PayoutShop;
let orders: Order[] = [];

beforeAll(async () => {
  shop = await openTransferShop();
  await linkSeller(shop);
});
afterAll(() => shop.paying.close());

const simulator = () => shop.paying.simulation.simulator;
/** Runs an event. If the provider is unavailable, later jobs do the work. */
async function tryOnce(happen: () => unknown): Promise<void> {
  try {
    await happen();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}

const event = (name: string, happen: () => unknown): fc.Arbitrary<Happening> =>
  fc.constant({ happen: () => tryOnce(happen), toString: () => name });
const fault = <Name extends keyof Faults>(name: Name, ...values: Faults[Name][]) =>
  fc.oneof(
    ...values.map((value) =>
      event(`${name}: ${JSON.stringify(value)}`, () => {
        simulator().faults[name] = value;
      }),
    ),
  );

/** Returns an event that affects the newest order. A refused step changes nothing. */
const newest = (name: string, act: (order: Order) => unknown) =>
  event(name, async () => {
    const order = orders.at(-1);
    if (order) await Promise.resolve(act(order)).catch(() => undefined);
  });

const anyEvent: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: event('a book is sold', async () => {
      orders.push(await sell(shop.paying, shop.seller, shop.buyer));
    }),
  },
  { weight: 6, arbitrary: event('the jobs run', () => runTransferJobs(shop)) },
  { weight: 3, arbitrary: event('what is due is prepared', () => prepareAndRelease(shop)) },
  {
    weight: 3,
    arbitrary: newest('it is delivered', (order) =>
      deliver(shop.paying.marketplace, order, shop.seller, shop.buyer),
    ),
  },
  {
    weight: 2,
    arbitrary: newest('it is cancelled', (order) =>
      cancelOrder(shop.paying.marketplace, shop.buyer, order.id),
    ),
  },
  newest('its bank takes it back', async (order) =>
    bankDecides(shop.paying, await chargeBack(shop.paying, order), 'lost'),
  ),
  event('a transfer fails', () => {
    const held = madeTransfers(shop.paying).findLast(
      ({ status, on_hold: onHold }) => status === 'processed' && onHold,
    );
    if (held) failTransfer(simulator(), held.id);
  }),
  event('minutes pass', () => shop.paying.marketplace.clock.advanceMinutes(11)),
  event('held webhooks arrive', () => simulator().release()),
  fault('down', true, false),
  fault('lostAnswers', { hold: 1 }, { reverse: 1 }, { release: 1 }, { findTransfers: 1, hold: 1 }),
  fault('transfersFail', true, false),
  fault('transfersStay', true, false),
  fault('emptyAccounts', true, false),
  fault('missingWebhooks', true, false),
  fault('lateWebhooks', true, false),
  fault('duplicateWebhooks', true),
);

/** Completes everything that is under way, without further faults. */
async function settleAll(): Promise<void> {
  Object.assign(simulator().faults, noFaults());
  simulator().release();
  for (let round = 0; round < 4; round += 1) {
    shop.paying.marketplace.clock.advanceMinutes(61);
    await prepareAndRelease(shop);
    await followHeldTransfers(jobPorts(shop.paying.marketplace));
    await followLatePayments(jobPorts(shop.paying.marketplace));
    await followChargebacks(jobPorts(shop.paying.marketplace));
  }
}

const rows = <Row>(statement: string) => shop.paying.marketplace.database.query<Row>(statement);

/** Checks that no share was transferred twice, both released and reversed, or also paid in another way. */
async function expectNothingTwice(): Promise<void> {
  const keys = madeTransfers(shop.paying).map(({ notes }) => notes['panna_id']);
  expect(new Set(keys).size).toBe(keys.length);
  const twice = await rows(
    `SELECT FROM earnings e JOIN transfers t ON t.earning_id = e.id JOIN payouts p ON p.id = e.payout_id
     WHERE t.status = 'RELEASED' AND p.transfer_id IS DISTINCT FROM t.id`,
  );
  expect(twice).toEqual([]);
}

it('after any history, our books equal those of the provider, and nothing was paid twice or lost', async () => {
  const histories = fc.asyncProperty(
    fc.array(anyEvent, { minLength: 6, maxLength: EVENTS, size: 'max' }),
    async (events) => {
      orders = [];
      for (const each of events) {
        await each.happen();
        await expectNothingTwice();
        await assertBooksAgree(shop.paying.marketplace);
      }
      await settleAll();
      await expectNothingTwice();
      await assertEqualBooks(shop.paying);
      expect(await rows("SELECT FROM transfers WHERE status = 'ASKED'")).toEqual([]);
      const open = await rows(
        `SELECT FROM transfer_reversals r JOIN transfers t ON t.id = r.transfer_id
         WHERE r.status <> 'DONE' AND t.status = 'HELD'`,
      );
      expect(open).toEqual([]);
    },
  );
  await fc.assert(histories, historyRun(HISTORIES));
}, 600_000);
