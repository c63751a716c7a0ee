import { describe, expect, it } from 'vitest';
import {
  answerByAfterReply,
  COMPLAINT_LIFECYCLE,
  COMPLAINT_LIMITS,
  complaintProblem,
  deadlinesOf,
  nextDeadline,
  type ComplaintAction,
  type ComplaintFacts,
} from './complaint.js';
import { USUAL_DEADLINE_DAYS } from '../orders/deadlines.js';
import { complaintNumber, readComplaintNumber } from './complaintNumber.js';

const open: ComplaintFacts = { status: 'OPEN', complainantId: 'meera', messages: 1, concernedIds: ['dev'] };
const staff = { id: 'sana', handles: true };
const meera = { id: 'meera', handles: false };
const codeOf = (action: ComplaintAction, complaint: ComplaintFacts, actor = staff) =>
  complaintProblem(action, complaint, actor)?.code ?? null;

describe('a step of a complaint', () => {
  it('is open to staff or to the complainant, while the complaint is open', () => {
    for (const action of Object.keys(COMPLAINT_LIFECYCLE) as ComplaintAction[]) {
      const isOfStaff = COMPLAINT_LIFECYCLE[action].by === 'STAFF';
      expect(codeOf(action, open, staff)).toBe(isOfStaff ? null : 'COMPLAINANT_ONLY');
      expect(codeOf(action, open, meera)).toBe(isOfStaff ? 'FORBIDDEN' : null);
      for (const status of ['SETTLED', 'WITHDRAWN'] as const)
        expect(codeOf(action, { ...open, status }, isOfStaff ? staff : meera)).toBe('COMPLAINT_ENDED');
    }
  });

  it('is never taken as staff by somebody who is concerned', () => {
    expect(codeOf('settle', open, { id: 'meera', handles: true })).toBe('OWN_COMPLAINT');
    expect(codeOf('answer', open, { id: 'dev', handles: true })).toBe('OWN_COMPLAINT');
  });

  it('is no message beyond the limit, while staff still answer and the complainant still withdraws', () => {
    const full = { ...open, messages: COMPLAINT_LIMITS.mostMessages };
    expect(codeOf('reply', { ...full, messages: full.messages - 1 }, meera)).toBeNull();
    expect(codeOf('reply', full, meera)).toBe('COMPLAINT_MESSAGES_LIMIT');
    expect(codeOf('withdraw', full, meera)).toBeNull();
    expect(codeOf('answer', full)).toBeNull();
  });
});

describe('the deadlines of a complaint', () => {
  const now = new Date('2026-01-31T20:00:00Z');
  const inIndia = { timeZone: 'Asia/Kolkata', days: USUAL_DEADLINE_DAYS };
  const { answerBy, settleBy } = deadlinesOf(now, inIndia);

  it('are 48 hours, and a calendar month in the time zone of the marketplace', () => {
    expect(answerBy.toISOString()).toBe('2026-02-02T20:00:00.000Z');
    // One month after 1:30 on 1 February in India is 1:30 on 1 March.
    expect(settleBy.toISOString()).toBe('2026-02-28T20:00:00.000Z');
    const last = deadlinesOf(new Date('2026-01-31T06:00:00Z'), inIndia);
    expect(last.settleBy.toISOString()).toBe('2026-02-28T06:00:00.000Z');
  });

  it('begin again for a reply to an answer, but not for a message that already waits', () => {
    const later = new Date('2026-02-02T10:00:00Z');
    expect(answerByAfterReply({ status: 'OPEN', answerBy }, later, USUAL_DEADLINE_DAYS)).toBe(answerBy);
    const again = answerByAfterReply({ status: 'ANSWERED', answerBy }, later, USUAL_DEADLINE_DAYS);
    expect(again.toISOString()).toBe('2026-02-04T10:00:00.000Z');
  });

  it('come one after the other, and no answer is due after the end of the month', () => {
    expect(nextDeadline({ status: 'OPEN', answerBy, settleBy })).toBe(answerBy);
    expect(nextDeadline({ status: 'ANSWERED', answerBy, settleBy })).toBe(settleBy);
    const afterMonth = new Date(settleBy.getTime() + 1);
    expect(nextDeadline({ status: 'OPEN', answerBy: afterMonth, settleBy })).toBe(settleBy);
    expect(nextDeadline({ status: 'SETTLED', answerBy, settleBy })).toBeNull();
  });
});

describe('the number of a complaint', () => {
  it('is read out as year and 6 digits, and longer after a million', () => {
    expect(complaintNumber({ year: 2026, serial: 123 })).toBe('2026-000123');
    expect(complaintNumber({ year: 2026, serial: 1_234_567 })).toBe('2026-1234567');
  });

  it.each([
    ['2026-000123', { year: 2026, serial: 123 }],
    [' 2026 - 123 ', { year: 2026, serial: 123 }],
    ['2026-0', null],
    ['26-1', null],
    ['2026-0000000001234567890', null],
    ['', null],
  ])('is understood as people type it: %j', (text, number) => {
    expect(readComplaintNumber(text)).toEqual(number);
  });
});
