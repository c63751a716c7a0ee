import { describe, expect, it } from 'vitest';
import { needsRupee, type ProofFacts } from './accountProof.js';

const CHANGED = new Date('2026-01-10T12:00:00Z');
const NOW = new Date('2026-01-15T12:00:00Z');
const proof = (facts: Partial<ProofFacts> = {}): ProofFacts => ({
  changedAt: CHANGED,
  state: 'UNDER_WAY',
  reference: null,
  askedAt: NOW,
  ...facts,
});
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe('a rupee is sent', () => {
  it.each([
    ['to an account without a proof', null, CHANGED],
    ['to an account that was never changed', null, null],
    [
      'again after a change',
      proof({ state: 'PROVED', changedAt: new Date('2026-01-09T12:00:00Z') }),
      CHANGED,
    ],
    ['again after the first change', proof({ state: 'PROVED', changedAt: null }), CHANGED],
    ['again more than six hours after one that no bank answered', proof({ askedAt: hoursAgo(6.1) }), CHANGED],
  ])('%s', (_name, existing, changedAt) => {
    expect(needsRupee(existing, changedAt, NOW)).toBe(true);
  });
});

describe('no rupee is sent', () => {
  it.each([
    ['to an account that is proved', proof({ state: 'PROVED', askedAt: hoursAgo(9_000) }), CHANGED],
    ['to an account that was never changed and is proved', proof({ state: 'PROVED', changedAt: null }), null],
    ['to an account that was refused', proof({ state: 'REFUSED', askedAt: hoursAgo(9_000) }), CHANGED],
    ['while a bank works on one', proof({ reference: 'fav_1', askedAt: hoursAgo(9_000) }), CHANGED],
    ['within six hours of one that no bank answered', proof({ askedAt: hoursAgo(5.9) }), CHANGED],
  ])('%s', (_name, existing, changedAt) => {
    expect(needsRupee(existing, changedAt, NOW)).toBe(false);
  });
});
