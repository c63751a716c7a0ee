import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../testing/payments/paying.js';
import { confirm, failRefunds, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';

const TRANSFER = { reason: 'The card was closed', reference: 'UTR 4711' };
const QUERIES = [
  'moneyOverview { captured { count } }',
  'stuckRefunds { nodes { id } }',
  'unknownPayments { nodes { id } }',
  'failedTransfers { nodes { id } }',
  'blockIssues { nodes { id } }',
  'reconciliationDifferences { nodes { id } }',
];

let paying: PayingMarketplace;
let finance: Person;
let support: Person;
let buyer: Person;
let seller: Person;
let refundId: string;
beforeAll(async () => {
  paying = await openPaying();
  const { marketplace } = paying;
  finance = await signUpReader(marketplace, 'Farah');
  support = await signUpReader(marketplace, 'Sunita');
  buyer = await signUpReader(marketplace, 'Meera');
  seller = await signUpReader(marketplace, 'Ravi');
  await makeStaff(marketplace.ports, finance, 'FINANCE');
  await makeStaff(marketplace.ports, support, 'SUPPORT');
  const order = await orderOnline(paying, buyer, await listBook(marketplace, seller));
  paying.simulation.simulator.pay((await pageOf(paying, order)).id);
  await runQueuedJobs(paying);
  await cancelOrder(marketplace, buyer, order.id);
  await failRefunds(paying);
  refundId = (await moneySeenBy(paying, finance)).refunds[0]?.id ?? '';
});
afterAll(() => paying.close());

const stepsOf = (staff: Person) => [
  settle(paying, staff, 'retryRefund', { refundId }),
  settle(paying, staff, 'settleRefund', { refundId, ...TRANSFER }),
  settle(paying, staff, 'settleUnknownPayment', { attemptId: 'attempt_1', reason: 'It was rent' }),
];

describe('The money page', () => {
  it.each(QUERIES)('is closed to staff without the ability: %s', async (query) => {
    const { errors } = await paying.marketplace.graphql(`{ ${query} }`, {}, support.token);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      values: [{ name: 'ability', value: 'money:read' }],
    });
  });

  it('lets only staff with the ability settle', async () => {
    const refusals = await Promise.all(stepsOf(support));
    expect(refusals.flat().map(({ code }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('asks for a fresh confirmation before money moves', async () => {
    paying.marketplace.clock.advanceMinutes(11);
    const refusals = await Promise.all(stepsOf(finance));
    expect(new Set(refusals.flat().map(({ code }) => code))).toEqual(new Set(['CONFIRMATION_REQUIRED']));
  });

  it('names what is missing or unknown', async () => {
    await confirm(paying, finance);
    const missing = { refundId, reason: ' ', reference: '' };
    expect(await settle(paying, finance, 'settleRefund', missing)).toEqual([
      { code: 'REASON_REQUIRED', field: ['reason'] },
      { code: 'TRANSFER_REFERENCE_REQUIRED', field: ['reference'] },
    ]);
    const [first] = await settle(paying, finance, 'retryRefund', { refundId: 'refund_1' });
    expect(first?.code).toBe('REFUND_NOT_FOUND');
    const [second] = await settle(paying, finance, 'settleUnknownPayment', {
      attemptId: 'attempt_1',
      reason: 'x',
    });
    expect(second?.code).toBe('UNKNOWN_PAYMENT_NOT_FOUND');
  });

  it.each([
    ['buyer', () => buyer],
    ['seller', () => seller],
  ])('does not let the %s say that the refund was paid', async (_, person) => {
    await makeStaff(paying.marketplace.ports, person(), 'FINANCE');
    await confirm(paying, person());
    const { refunds } = await moneySeenBy(paying, person());
    expect(refunds).toMatchObject([{ viewerCanRetry: true, viewerCanSettle: false }]);
    expect(await settle(paying, person(), 'settleRefund', { refundId, ...TRANSFER })).toEqual([
      { code: 'OWN_REFUND', field: ['refundId'] },
    ]);
  });
});

describe('The database forbids', () => {
  const refused = (statement: string) =>
    paying.marketplace.database.query(statement).then(
      () => null,
      (error: { constraint?: string }) => error.constraint,
    );

  it.each([
    ['provider_refunds_by_hand', "UPDATE provider_refunds SET settled_reason = 'Nobody'"],
    [
      'provider_refunds_by_hand_done',
      "UPDATE provider_refunds SET settled_by = (SELECT min(id) FROM users), settled_reason = 'x' WHERE status = 'FAILED'",
    ],
    [
      'payment_attempts_settled_unknown',
      "UPDATE payment_attempts SET settled_at = now(), settled_by = (SELECT min(id) FROM users), settled_reason = 'x'",
    ],
    ['payment_attempts_settled', 'UPDATE payment_attempts SET settled_at = now()'],
  ])('%s', async (constraint, statement) => {
    expect(await refused(statement)).toBe(constraint);
  });
});
