import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import {
  answerProblem,
  chargebackAfter,
  ChargebackStatus,
  isChargebackOpen,
  lossByPart,
  refundedByLoss,
  type ChargebackFacts,
} from './chargeback.js';

const rupees = (amount: number) => money(amount * 100, 'INR');
const now = new Date('2026-11-27T10:00:00Z');
const later = new Date('2026-12-01T10:00:00Z');
const open: ChargebackFacts = { status: 'OPEN', answer: null, respondBy: later };

describe('A chargeback', () => {
  it('is answered once, while it is open and in time', () => {
    const code = (changes: Partial<ChargebackFacts>, at = now) =>
      answerProblem('contestChargeback', { ...open, ...changes }, at)?.code ?? null;
    expect(code({})).toBeNull();
    expect(code({ respondBy: null })).toBeNull();
    expect(code({}, later)).toBeNull();
    expect(code({}, new Date(later.getTime() + 1))).toBe('CHARGEBACK_TOO_LATE');
    expect(code({ answer: 'CONTESTED' })).toBe('CHARGEBACK_ANSWERED');
    expect(code({ status: 'UNDER_REVIEW' })).toBe('CHARGEBACK_ANSWERED');
    expect(code({ status: 'WON' })).toBe('CHARGEBACK_ENDED');
  });
});

const STATUSES = Object.values(ChargebackStatus);

describe('The life of a chargeback', () => {
  it('follows the bank until it has decided', () => {
    for (const reported of STATUSES) {
      expect(chargebackAfter('OPEN', reported)).toBe(reported);
      expect(chargebackAfter('UNDER_REVIEW', reported)).toBe(reported);
    }
  });

  it('never changes afterwards, whatever is reported late', () => {
    const ended = STATUSES.filter((status) => !isChargebackOpen({ status }));
    expect(ended).toEqual(['WON', 'LOST', 'CLOSED']);
    for (const status of ended)
      for (const reported of STATUSES) expect(chargebackAfter(status, reported)).toBe(status);
  });
});

describe('A lost amount', () => {
  it('is divided by what each part was paid, to the last paisa', () => {
    const shares = lossByPart(money(10_000, 'INR'), [rupees(100), rupees(100), rupees(100)]);
    expect(shares.map(({ amount }) => amount)).toEqual([3334, 3333, 3333]);
  });

  it('never exceeds what a part was paid', () => {
    const left = [rupees(100), rupees(0), rupees(50)];
    expect(lossByPart(rupees(400), left)).toEqual(left);
    expect(lossByPart(rupees(400), [rupees(0)])).toEqual([rupees(0)]);
  });

  it('lowers the charge by what was not owed to the buyer anyway, and leaves deposits owed', () => {
    const charged = rupees(250);
    const refunded = (loss: number, owed: number, left: number, deposit = 0) =>
      refundedByLoss(rupees(loss), {
        owed: rupees(owed),
        charged,
        left: rupees(left),
        deposit: rupees(deposit),
      });
    expect(refunded(250, 0, 250)).toEqual(rupees(250));
    expect(refunded(250, 200, 450)).toEqual(rupees(50));
    expect(refunded(250, 250, 500)).toEqual(rupees(0));
    expect(refunded(550, 0, 550)).toEqual(rupees(250));
  });

  it('takes the deposit of its own payment, and no charge that another payment has paid', () => {
    const charged = rupees(150);
    const part = { owed: rupees(0), charged, left: rupees(300), deposit: rupees(200) };
    expect(refundedByLoss(rupees(300), part)).toEqual(rupees(100));
    expect(refundedByLoss(rupees(120), part)).toEqual(rupees(100));
    expect(refundedByLoss(rupees(60), part)).toEqual(rupees(60));
  });
});
