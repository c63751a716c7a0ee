import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mutate } from '../../testing/mutate.js';
import { openPaying, runQueuedJobs, type PayingMarketplace } from '../../testing/payments/paying.js';
import { confirm, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';

const ROUNDS = Array.from({ length: 6 }, (_, round) => round);

describe('at the same moment', () => {
  let paying: PayingMarketplace;
  let staff: Person[];
  beforeAll(async () => {
    paying = await openPaying({ approvalAbove: 200 });
    staff = await Promise.all(['Farah', 'Om', 'Uma'].map((name) => signUpReader(paying.marketplace, name)));
    for (const person of staff) await makeStaff(paying.marketplace.ports, person, 'FINANCE');
  });
  afterAll(() => paying.close());

  async function pendingId(): Promise<string> {
    const { pendingApprovals } = await paying.marketplace.ask<{
      pendingApprovals: { nodes: { id: string }[] };
    }>('{ pendingApprovals { nodes { id } } }', {}, staff[0]?.token);
    return pendingApprovals.nodes[0]?.id ?? '';
  }

  async function decide(person: Person, step: 'approveStep' | 'declineStep', approvalId: string) {
    const input = { approvalId, ...(step === 'declineStep' && { reason: 'Unknown' }) };
    const { userErrors } = await mutate<object>(paying.marketplace, person, step, '__typename', input);
    return userErrors[0]?.code ?? 'DONE';
  }

  it.each(ROUNDS)('a step is asked for once, and decided once (round %i)', async () => {
    const [farah, om, uma] = staff as [Person, Person, Person];
    paying.simulation.simulator.payElsewhere(50_000, 'INR');
    await runQueuedJobs(paying);
    for (const person of staff) await confirm(paying, person);
    const attemptId = (await moneySeenBy(paying, farah)).unknown[0]?.id ?? '';
    const ask = (person: Person) =>
      settle(paying, person, 'settleUnknownPayment', { attemptId, reason: 'Rent of the office' });
    const asked = (await Promise.all([ask(farah), ask(farah), ask(farah)])).flat();
    expect(asked.map(({ code }) => code)).toEqual(['APPROVAL_PENDING', 'APPROVAL_PENDING']);
    const id = await pendingId();
    const outcomes = await Promise.all([
      decide(om, 'approveStep', id),
      decide(uma, 'approveStep', id),
      decide(farah, 'declineStep', id),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'DONE')).toHaveLength(1);
    const [{ decision } = { decision: '' }] = await paying.marketplace.database.query<{ decision: string }>(
      'SELECT decision FROM approvals WHERE id = $1',
      [id],
    );
    const settled = (await moneySeenBy(paying, om)).unknown.length === 0;
    expect(settled).toBe(decision === 'APPROVED');
    if (settled) return;
    await ask(farah);
    await decide(om, 'approveStep', await pendingId());
  });
});
