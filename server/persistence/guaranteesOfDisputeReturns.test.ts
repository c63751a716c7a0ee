import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, orderRows, refusal } from '../testing/rows.js';
import { newId } from './ids.js';

const MOMENT = '2026-01-15T06:30:00Z';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const ASKED = { status: 'AWAITING_RETURN', return_refund: 20_000, return_asked_at: MOMENT };
const SENT = {
  ...ASKED,
  status: 'RETURN_SENT',
  return_sent_at: MOMENT,
  return_carrier: 'India Post',
  return_tracking_number: 'RM1',
};
const CONTESTED = {
  ...SENT,
  status: 'RETURN_CONTESTED',
  return_problem: 'NOT_AS_SENT',
  return_statement: 'Another book',
  return_contested_at: MOMENT,
};
const RETURNED = { ...SENT, status: 'RETURNED', awarded: 20_000, closed_at: MOMENT };

async function insert(row: Record<string, unknown>): Promise<string | undefined> {
  const { fulfillmentId } = await orderRows(opened.database);
  return refusal(
    insertRow(opened.database, 'disputes', {
      id: newId('dispute'),
      fulfillment_id: fulfillmentId,
      reason: 'NOT_AS_DESCRIBED',
      status: 'OPEN',
      statement: 'Torn',
      claimed: 25_000,
      currency: 'INR',
      opened_at: MOMENT,
      ...row,
    }),
  );
}

describe('the return of the books in a dispute', () => {
  it.each([
    ['asked for', ASKED],
    ['sent', SENT],
    ['contested', CONTESTED],
    ['assumed to have arrived', RETURNED],
    ['confirmed', { ...RETURNED, return_arrived_at: MOMENT }],
    ['missed', { ...ASKED, status: 'LAPSED', awarded: 0, closed_at: MOMENT }],
  ])('can be %s', async (_, row) => {
    expect(await insert(row)).toBeUndefined();
  });

  it.each([
    ['disputes_return_refund', { ...ASKED, return_refund: 0 }],
    ['disputes_return_refund', { ...ASKED, return_refund: 25_001 }],
    ['disputes_return_of_books', { ...ASKED, reason: 'NOT_ARRIVED' }],
    ['disputes_return_asked', { ...ASKED, return_refund: null }],
    ['disputes_return_asked', { status: 'AWAITING_RETURN' }],
    ['disputes_return_asked', { ...ASKED, return_reason: 'Without a name' }],
    ['disputes_return_sent', { ...SENT, status: 'AWAITING_RETURN' }],
    ['disputes_return_sent', { ...SENT, return_sent_at: null }],
    ['disputes_return_contested', { ...CONTESTED, return_statement: null }],
    ['disputes_return_contested', { ...SENT, status: 'RETURN_CONTESTED' }],
    ['disputes_returned', { ...RETURNED, awarded: 25_000 }],
    ['disputes_returned', { ...ASKED, status: 'RETURNED', awarded: 20_000, closed_at: MOMENT }],
    ['disputes_returned', { ...SENT, return_arrived_at: MOMENT }],
    ['disputes_lapsed', { ...ASKED, status: 'LAPSED', awarded: 1, closed_at: MOMENT }],
    ['disputes_return_sent', { ...SENT, status: 'LAPSED', awarded: 0, closed_at: MOMENT }],
    ['disputes_awarded', { ...SENT, awarded: 20_000 }],
    ['disputes_closed', { ...SENT, closed_at: MOMENT }],
    [
      'disputes_offered_return',
      { status: 'ANSWERED', answer: 'No', offered: 0, answered_at: MOMENT, offers_return: true },
    ],
  ])('is never stored against %s', async (constraint, row) => {
    expect(await insert(row)).toBe(constraint);
  });
});
