import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail, jobPorts, subjectsTo } from '../../testing/mail/mail.js';
import { mutate } from '../../testing/mutate.js';
import { openPaying, runQueuedJobs, type PayingMarketplace } from '../../testing/payments/paying.js';
import { confirm, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';
import { passDays } from '../../testing/people/accounts.js';
import { signUpReader, signUpUnverified, type Person } from '../../testing/people/people.js';
import { makeAdministrator, makeStaff } from '../../testing/people/staff.js';
import { revokeByCommand } from '../staff/grantStaffRole.js';
import { endWaitingRequests } from './endWaitingRequests.js';

let paying: PayingMarketplace;
let farah: Person;
let om: Person;
let support: Person;
beforeEach(async () => {
  paying = await openPaying({ approvalAbove: 200 });
  const { marketplace } = paying;
  [farah, om, support] = [
    await signUpReader(marketplace, 'Farah'),
    await signUpReader(marketplace, 'Om'),
    await signUpReader(marketplace, 'Sana'),
  ];
  for (const person of [farah, om]) await makeStaff(marketplace.ports, person, 'FINANCE');
  await makeStaff(marketplace.ports, support, 'SUPPORT');
});
afterEach(() => paying.close());

/** As Farah, requests the settlement of a payment of 500 rupees. Returns the ID of the payment. */
async function ask(): Promise<string> {
  paying.simulation.simulator.payElsewhere(50_000, 'INR');
  await runQueuedJobs(paying);
  await confirm(paying, farah);
  const attemptId = (await moneySeenBy(paying, farah)).unknown[0]?.id ?? '';
  expect(await askAgain(attemptId)).toEqual([]);
  return attemptId;
}

const askAgain = (attemptId: string) =>
  settle(paying, farah, 'settleUnknownPayment', { attemptId, reason: 'Rent of the office' });

async function pending(): Promise<{ id: string; viewerCanApprove: boolean }[]> {
  const { pendingApprovals } = await paying.marketplace.ask<{
    pendingApprovals: { nodes: { id: string; viewerCanApprove: boolean }[] };
  }>('{ pendingApprovals { nodes { id viewerCanApprove } } }', {}, om.token);
  return pendingApprovals.nodes;
}

async function decide(step: 'approveStep' | 'declineStep', approvalId: string): Promise<string> {
  await confirm(paying, om);
  const input = { approvalId, ...(step === 'declineStep' && { reason: 'The landlord is unknown' }) };
  const { userErrors } = await mutate<object>(paying.marketplace, om, step, '__typename', input);
  return userErrors[0]?.code ?? 'DONE';
}

const decisions = async () =>
  (
    await paying.marketplace.database.query<{ decision: string | null }>('SELECT decision FROM approvals')
  ).map(({ decision }) => decision);

const endWaiting = () => endWaitingRequests(jobPorts(paying.marketplace));
const subjects = async (person: Person) =>
  subjectsTo(await deliverMail(paying.marketplace), person).filter((each) => each.includes('500'));

describe('A request for approval', () => {
  it('is mailed to the others who may decide, and its decision to who asked', async () => {
    const admin = await signUpReader(paying.marketplace, 'Ada');
    await makeAdministrator(paying.marketplace.ports, admin.email);
    await ask();
    const mails = await deliverMail(paying.marketplace);
    const asked = mails.filter(({ subject }) => subject.startsWith('A second member of staff is needed'));
    expect(asked.map(({ to }) => to.address).toSorted()).toEqual([admin.email, om.email].toSorted());
    expect(asked[0]?.text).toContain('Payment of unknown origin resolved');
    expect(asked[0]?.text).toContain('Farah');
    const [request] = await pending();
    expect(await decide('declineStep', request?.id ?? '')).toBe('DONE');
    expect(await subjects(farah)).toEqual([expect.stringMatching(/^Declined: .*500/)]);
    const declined = (await deliverMail(paying.marketplace)).concat();
    expect(declined).toEqual([]);
  });

  it('is not mailed to staff once it is decided, and names nobody to an unverified address', async () => {
    const uma = await signUpUnverified(paying.marketplace, 'Uma');
    await makeStaff(paying.marketplace.ports, uma, 'FINANCE');
    const attemptId = await ask();
    const toUma = (await deliverMail(paying.marketplace)).filter(({ to }) => to.address === uma.email);
    expect(toUma.map(({ text }) => text).join()).toContain('Payment of unknown origin resolved');
    expect(toUma.map(({ text }) => text).join()).not.toContain('Farah');
    expect(await decide('declineStep', (await pending())[0]?.id ?? '')).toBe('DONE');
    await confirm(paying, farah);
    await askAgain(attemptId);
    expect(await decide('approveStep', (await pending())[0]?.id ?? '')).toBe('DONE');
    expect(await subjects(om)).toEqual([]);
  });

  it('ends by itself after 14 days, which who asked is mailed, and can be asked for again', async () => {
    const attemptId = await ask();
    await passDays(paying.marketplace, 13, farah, om);
    await endWaiting();
    expect(await pending()).toHaveLength(1);
    await passDays(paying.marketplace, 1, farah, om);
    await endWaiting();
    await endWaiting();
    expect(await decisions()).toEqual(['EXPIRED']);
    expect(await subjects(farah)).toEqual([expect.stringMatching(/^Nobody has decided: .*500/)]);
    await confirm(paying, farah);
    expect(await askAgain(attemptId)).toEqual([]);
    expect(await pending()).toHaveLength(1);
  });

  it('is not approved any more once who asked has lost the role, and ends', async () => {
    const attemptId = await ask();
    await revokeByCommand(paying.marketplace.ports, farah.email, 'FINANCE');
    const [request] = await pending();
    expect(request?.viewerCanApprove).toBe(false);
    expect(await decide('approveStep', request?.id ?? '')).toBe('APPROVAL_LAPSED');
    expect((await moneySeenBy(paying, om)).unknown.map(({ id }) => id)).toEqual([attemptId]);
    await endWaiting();
    expect(await decisions()).toEqual(['LAPSED']);
    expect(await pending()).toEqual([]);
    expect(await subjects(farah)).toEqual([]);
  });
});
