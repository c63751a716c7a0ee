import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { insertRow, refusal, userRow } from '../testing/rows.js';
import { newId } from './ids.js';

const MOMENT = '2026-01-01T06:00:00Z';
let opened: TestDatabase;
let userId: string;
let next = 0;
beforeAll(async () => {
  opened = await openTestDatabase();
  userId = await userRow(opened.database);
});
afterAll(() => opened.remove());
beforeEach(async () => {
  const [row] = await opened.database.query<{ next: number }>(
    'SELECT coalesce(max(serial), 0)::int + 1 AS next FROM complaints WHERE year = 2026',
  );
  next = row?.next ?? 1;
});

async function complaint(row: Record<string, unknown> = {}): Promise<string> {
  const id = newId('complaint');
  const deadlines = {
    opened_at: MOMENT,
    answer_by: '2026-01-03T06:00:00Z',
    settle_by: '2026-02-01T06:00:00Z',
  };
  const columns = { id, year: 2026, serial: next, complainant_id: userId, kind: 'SITE', status: 'OPEN' };
  await insertRow(opened.database, 'complaints', { ...columns, ...deadlines, ...row });
  return id;
}

const entry = (complaintId: string, action: string, text: string | null = 'Words') =>
  insertRow(opened.database, 'complaint_entries', {
    id: newId('complaintentry'),
    complaint_id: complaintId,
    action,
    author_id: userId,
    text,
    occurred_at: MOMENT,
  });

const update = (table: string, change: string, id: string) =>
  opened.database.query(
    `UPDATE ${table} SET ${change} WHERE ${table === 'complaints' ? 'id' : 'complaint_id'} = $1`,
    [id],
  );

describe('the database', () => {
  it('numbers complaints without gaps, from one in each year, and never twice', async () => {
    await complaint();
    expect(await refusal(complaint())).toBe('complaints_without_gaps');
    expect(await refusal(complaint({ serial: next + 2 }))).toBe('complaints_without_gaps');
    expect(await refusal(complaint({ year: 2027, serial: 2 }))).toBe('complaints_without_gaps');
    await complaint({ year: 2027, serial: 1 });
    const names = await opened.database.query<{ name: string }>(
      "SELECT conname AS name FROM pg_constraint WHERE conrelid = 'complaints'::regclass AND contype = 'u'",
    );
    expect(names).toEqual([{ name: 'complaints_one_number' }]);
  });

  it('knows the end of a complaint exactly if it has ended, and keeps it', async () => {
    expect(await refusal(complaint({ status: 'SETTLED' }))).toBe('complaints_closed');
    expect(await refusal(complaint({ closed_at: MOMENT }))).toBe('complaints_closed');
    expect(await refusal(complaint({ answer_by: MOMENT }))).toBe('complaints_deadlines');
    const id = await complaint();
    await update('complaints', `status = 'SETTLED', closed_at = '${MOMENT}'`, id);
    expect(await refusal(update('complaints', "status = 'OPEN', closed_at = NULL", id))).toBeDefined();
    expect(await refusal(opened.database.query('DELETE FROM complaints WHERE id = $1', [id]))).toBeDefined();
  });

  it.each(['serial = 99', "opened_at = '2026-01-02'", "settle_by = '2027-01-01'"])(
    'keeps the number and the promised end of an open complaint: %s',
    async (change) => {
      expect(await refusal(update('complaints', change, await complaint()))).toBeDefined();
    },
  );

  it('derives the next deadline', async () => {
    const id = await complaint();
    const due = async () => {
      const query = 'SELECT due_at AS due FROM complaints WHERE id = $1';
      const [row] = await opened.database.query<{ due: Date | null }>(query, [id]);
      return row?.due?.toISOString() ?? null;
    };
    expect(await due()).toBe('2026-01-03T06:00:00.000Z');
    await update('complaints', "answer_by = '2026-03-01T06:00:00Z'", id);
    expect(await due()).toBe('2026-02-01T06:00:00.000Z');
    await update('complaints', "status = 'ANSWERED'", id);
    expect(await due()).toBe('2026-02-01T06:00:00.000Z');
    await update('complaints', `status = 'WITHDRAWN', closed_at = '${MOMENT}'`, id);
    expect(await due()).toBeNull();
  });

  it('keeps the history, in which a complaint begins and ends once, and lets only words be erased', async () => {
    const id = await complaint();
    await entry(id, 'OPEN');
    expect(await refusal(entry(id, 'OPEN'))).toBe('complaint_entries_opened_once');
    expect(await refusal(entry(id, 'ANSWER', null))).toBe('complaint_entries_words');
    expect(await refusal(entry(id, 'WITHDRAW', 'Words'))).toBe('complaint_entries_words');
    await entry(id, 'SETTLE');
    expect(await refusal(entry(id, 'WITHDRAW', null))).toBe('complaint_entries_ended_once');
    expect(await refusal(update('complaint_entries', "text = 'Other words'", id))).toBeDefined();
    expect(await refusal(update('complaint_entries', "text = '', action = 'REPLY'", id))).toBeDefined();
    const remove = opened.database.query('DELETE FROM complaint_entries WHERE complaint_id = $1', [id]);
    expect(await refusal(remove)).toBeDefined();
    await update('complaint_entries', "text = ''", id);
  });
});
