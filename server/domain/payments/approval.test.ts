import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import { approvalProblem, decidingRoles, declinedBy, endByItself, needsApproval } from './approval.js';

const inr = (amount: number) => ({ amount, currency: 'INR' });

describe('A step with money', () => {
  it('needs a second member of staff above the amount, not at it', () => {
    const above = money(1_000_000, 'INR');
    expect(needsApproval(inr(1_000_000), above)).toBe(false);
    expect(needsApproval(inr(1_000_001), above)).toBe(true);
  });

  it('needs one in every other currency, which cannot be compared', () => {
    expect(needsApproval({ amount: 1, currency: 'XTS' }, money(1_000_000, 'INR'))).toBe(true);
  });

  it('needs none if the operator asks for none', () => {
    expect(needsApproval({ amount: 10 ** 12, currency: 'XTS' }, null)).toBe(false);
  });
});

describe('A request for approval', () => {
  const asked = {
    requestedBy: 'user_a',
    step: 'SETTLE_PAYOUT',
    askerRoles: ['FINANCE'],
    requestedAt: new Date('2026-01-01T00:00:00Z'),
    decision: null,
  } as const;

  it('is approved by another member of staff, once', () => {
    expect(approvalProblem({ id: 'user_b' }, asked)).toBeNull();
    expect(approvalProblem({ id: 'user_a' }, asked)?.code).toBe('OWN_APPROVAL');
    const decided = { ...asked, decision: 'REJECTED' } as const;
    expect(approvalProblem({ id: 'user_b' }, decided)?.code).toBe('APPROVAL_DECIDED');
  });

  it('is withdrawn by who asked, and rejected by others', () => {
    expect(declinedBy({ id: 'user_a' }, asked)).toBe('WITHDRAWN');
    expect(declinedBy({ id: 'user_b' }, asked)).toBe('REJECTED');
  });

  it('ends by itself after 14 days, not before', () => {
    expect(endByItself(asked, new Date('2026-01-14T23:59:59Z'))).toBeNull();
    expect(endByItself(asked, new Date('2026-01-15T00:00:00Z'))).toBe('EXPIRED');
  });

  it('lapses once who asked could not take the step', () => {
    const lapsed = { ...asked, askerRoles: ['SUPPORT'] } as const;
    expect(approvalProblem({ id: 'user_b' }, lapsed)?.code).toBe('APPROVAL_LAPSED');
    expect(endByItself(lapsed, asked.requestedAt)).toBe('LAPSED');
    expect(endByItself({ ...asked, askerRoles: ['ADMINISTRATOR'] }, asked.requestedAt)).toBeNull();
  });

  it('is decided by those who could take the step', () => {
    expect(decidingRoles('SETTLE_PAYOUT')).toEqual(['ADMINISTRATOR', 'FINANCE']);
  });
});
