import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import { approvalProblem, declinedBy, needsApproval } from './approval.js';

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
  const asked = { requestedBy: 'user_a', decision: null };

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
});
