import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { mutate } from '../../testing/mutate.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../testing/payments/paying.js';
import { confirm, failRefunds, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { auditOf, makeStaff } from '../../testing/people/staff.js';

const TRANSFER = { reason: 'The card was closed', reference: 'UTR 4711' };
const FIELDS = `id step amount { amount } reason reference requestedBy { name } account { name } requestedAt decision viewerCanApprove
  viewerCanDecline`;

interface SeenApproval {
  id: string;
  step: string;
  amount: { amount: string } | null;
  requestedBy: { name: string } | null;
  decision: string | null;
  viewerCanApprove: boolean;
  viewerCanDecline: boolean;
}

let paying: PayingMarketplace;
let farah: Person;
let om: Person;
let buyer: Person;
beforeEach(async () => {
  paying = await openPaying({ approvalAbove: 200 });
  const { marketplace } = paying;
  farah = await signUpReader(marketplace, 'Farah');
  om = await signUpReader(marketplace, 'Om');
  buyer = await signUpReader(marketplace, 'Meera');
  for (const person of [farah, om]) await makeStaff(marketplace.ports, person, 'FINANCE');
});
afterEach(async () => {
  await assertBooksAgree(paying.marketplace);
  await paying.close();
});

const simulator = () => paying.simulation.simulator;
const seen = () => moneySeenBy(paying, farah);

/** Creates a refund of 249.50 rupees that failed for good. Both members of staff have a confirmed session. */
async function stuckRefund(seller?: Person): Promise<string> {
  const owner = seller ?? (await signUpReader(paying.marketplace, 'Ravi'));
  const order = await orderOnline(paying, buyer, await listBook(paying.marketplace, owner));
  simulator().pay((await pageOf(paying, order)).id);
  await runQueuedJobs(paying);
  await cancelOrder(paying.marketplace, buyer, order.id);
  await failRefunds(paying);
  await confirm(paying, farah);
  await confirm(paying, om);
  return (await seen()).refunds[0]?.id ?? '';
}

async function pendingFor(staff: Person): Promise<SeenApproval[]> {
  const { pendingApprovals } = await paying.marketplace.ask<{ pendingApprovals: { nodes: SeenApproval[] } }>(
    `{ pendingApprovals { nodes { ${FIELDS} } } }`,
    {},
    staff.token,
  );
  return pendingApprovals.nodes;
}

const idOfPending = async () => (await pendingFor(farah))[0]?.id ?? '';

async function decide(staff: Person, step: 'approveStep' | 'declineStep', approvalId: string) {
  const input = { approvalId, ...(step === 'declineStep' && { reason: 'The buyer has the money already' }) };
  const { userErrors, approval } = await mutate<{ approval: SeenApproval | null }>(
    paying.marketplace,
    staff,
    step,
    `approval { ${FIELDS} }`,
    input,
  );
  return userErrors[0]?.code ?? approval?.decision;
}

describe('A refund above the amount that one may settle alone', () => {
  it('is settled once a second member of staff approves it, in the words of the first', async () => {
    const refundId = await stuckRefund();
    expect(await settle(paying, farah, 'settleRefund', { refundId, ...TRANSFER })).toEqual([]);
    expect((await seen()).refunds).toHaveLength(1);
    const asked = { step: 'SETTLE_REFUND', amount: { amount: '249.50' }, ...TRANSFER, decision: null };
    expect(await pendingFor(om)).toMatchObject([
      {
        ...asked,
        requestedBy: { name: 'Farah' },
        account: { name: 'Meera' },
        viewerCanApprove: true,
        viewerCanDecline: true,
      },
    ]);
    expect(await pendingFor(farah)).toMatchObject([{ viewerCanApprove: false, viewerCanDecline: true }]);
    const id = await idOfPending();
    expect(await decide(farah, 'approveStep', id)).toBe('OWN_APPROVAL');
    expect(await decide(om, 'approveStep', id)).toBe('APPROVED');
    expect(await seen()).toMatchObject({ refunds: [], figures: { refunded: ['249.50', 1] } });
    expect(await pendingFor(om)).toEqual([]);
    expect(await decide(om, 'approveStep', id)).toBe('APPROVAL_DECIDED');
    const recorded = (await auditOf(paying.marketplace, buyer)).map(({ action, staff }) => [action, staff]);
    expect(recorded).toContainEqual(['REQUEST_APPROVAL', farah.id]);
    expect(recorded).toContainEqual(['APPROVE_STEP', om.id]);
    expect(recorded.map(([action]) => action)).not.toContain('SETTLE_REFUND');
  });

  it('is asked for once, and can be declined with a reason and asked for again', async () => {
    const refundId = await stuckRefund();
    const ask = () => settle(paying, farah, 'settleRefund', { refundId, ...TRANSFER });
    expect(await ask()).toEqual([]);
    expect(await ask()).toEqual([{ code: 'APPROVAL_PENDING', field: ['refundId'] }]);
    const first = await idOfPending();
    expect(await decide(om, 'declineStep', first)).toBe('REJECTED');
    expect(await decide(om, 'declineStep', first)).toBe('APPROVAL_DECIDED');
    expect(await decide(om, 'approveStep', first)).toBe('APPROVAL_DECIDED');
    expect(await ask()).toEqual([]);
    expect(await decide(farah, 'declineStep', await idOfPending())).toBe('WITHDRAWN');
    expect((await seen()).refunds).toHaveLength(1);
  });

  it('cannot be approved any more once it has been tried again', async () => {
    const refundId = await stuckRefund();
    await settle(paying, farah, 'settleRefund', { refundId, ...TRANSFER });
    expect(await settle(paying, om, 'retryRefund', { refundId })).toEqual([]);
    const id = await idOfPending();
    expect(await decide(om, 'approveStep', id)).toBe('REFUND_NOT_STUCK');
    expect(await decide(om, 'declineStep', id)).toBe('REJECTED');
  });

  it('is not approved by a side of the order', async () => {
    const refundId = await stuckRefund(om);
    await settle(paying, farah, 'settleRefund', { refundId, ...TRANSFER });
    const asked = subjectsTo(await deliverMail(paying.marketplace), om).join();
    expect(asked).not.toContain('A second member of staff is needed');
    expect(await decide(om, 'approveStep', await idOfPending())).toBe('OWN_REFUND');
    expect((await seen()).refunds).toHaveLength(1);
  });

  it('is shown with its request, and approved after a fresh confirmation only', async () => {
    const refundId = await stuckRefund();
    await settle(paying, farah, 'settleRefund', { refundId, ...TRANSFER });
    const { stuckRefunds } = await paying.marketplace.ask<{ stuckRefunds: { nodes: object[] } }>(
      '{ stuckRefunds { nodes { approval { step requestedBy { name } } } } }',
      {},
      om.token,
    );
    expect(stuckRefunds.nodes).toEqual([
      { approval: { step: 'SETTLE_REFUND', requestedBy: { name: 'Farah' } } },
    ]);
    paying.marketplace.clock.advanceMinutes(11);
    expect(await decide(om, 'approveStep', await idOfPending())).toBe('CONFIRMATION_REQUIRED');
    expect(await decide(buyer, 'approveStep', await idOfPending())).toBe('FORBIDDEN');
  });
});

describe('A payment of unknown origin', () => {
  async function unknownPayment(rupees: number): Promise<string> {
    simulator().payElsewhere(rupees * 100, 'INR');
    await runQueuedJobs(paying);
    await confirm(paying, farah);
    await confirm(paying, om);
    return (await seen()).unknown[0]?.id ?? '';
  }

  it('is settled alone up to the amount', async () => {
    const attemptId = await unknownPayment(200);
    await settle(paying, farah, 'settleUnknownPayment', { attemptId, reason: 'Rent of the office' });
    expect((await seen()).unknown).toEqual([]);
  });

  it('is settled by two above it', async () => {
    const attemptId = await unknownPayment(201);
    await settle(paying, farah, 'settleUnknownPayment', { attemptId, reason: 'Rent of the office' });
    expect((await seen()).unknown).toHaveLength(1);
    expect(await decide(om, 'approveStep', await idOfPending())).toBe('APPROVED');
    expect((await seen()).unknown).toEqual([]);
  });
});
