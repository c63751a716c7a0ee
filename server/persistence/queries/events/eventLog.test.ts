import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventType } from '../../../domain/events/event.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/databases/testDatabase.js';
import { DomainEventEntity } from '../../entities/events.js';
import { newId } from '../../ids.js';
import { sqlState } from '../../transaction.js';
import { EventsForgotten, forgetEvents, readEvents } from './eventLog.js';

const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03'] as const;
const LATER = new Date('2026-02-01');

let test: TestDatabase;
/** The last position before a test. */
let start: number;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.remove());
beforeEach(async () => {
  await forgetEvents(test.database, LATER);
  const [log] = await test.database.query<{ last: number }>(
    'SELECT last_position AS last FROM domain_event_log',
  );
  start = log?.last ?? 0;
});

async function write(day: string, type: EventType = 'CartChanged'): Promise<string> {
  const row = { id: newId('domainevent'), type, payload: { userId: 'user_1' }, occurredAt: new Date(day) };
  await test.database.transaction((tx) => tx.insert(DomainEventEntity, row));
  return row.id;
}

/** How far after the start the events stand that are read. */
async function read(after: number | null, types?: EventType[]): Promise<number[]> {
  const place = after === null ? null : start + after;
  const events = await readEvents(test.database, { after: place, first: 10, ...(types && { types }) });
  return events.map(({ position }) => position - start);
}

describe('the log of events', () => {
  it('is read in its order, by position and type', async () => {
    const id = await write(DAYS[1]);
    await write(DAYS[0], 'AccountClosed');
    expect(await readEvents(test.database, { after: null, first: 1 })).toEqual([
      {
        id,
        position: start + 1,
        occurredAt: new Date(DAYS[1]),
        event: { type: 'CartChanged', userId: 'user_1' },
      },
    ]);
    expect(await read(1)).toEqual([2]);
    expect(await read(null, ['AccountClosed'])).toEqual([2]);
    expect(await read(2)).toEqual([]);
  });

  it('goes on where it was when all of it is forgotten', async () => {
    for (const day of DAYS) await write(day);
    await forgetEvents(test.database, LATER);
    expect(await test.database.query('SELECT FROM domain_events')).toEqual([]);
    await write(DAYS[2]);
    expect(await read(3)).toEqual([4]);
  });

  it('keeps what follows an event that is kept, and tells a reader who stayed away for too long', async () => {
    for (const day of [DAYS[0], DAYS[1], DAYS[2], DAYS[0]]) await write(day);
    await forgetEvents(test.database, new Date(DAYS[1]));
    expect(await read(null)).toEqual([3, 4]);
    expect(await read(2)).toEqual([3, 4]);
    await expect(read(1)).rejects.toThrow(EventsForgotten);
  });

  it.each([
    "UPDATE domain_events SET type = 'Another'",
    "UPDATE domain_events SET payload = '{}', position = 7",
    'DELETE FROM domain_events',
    'TRUNCATE domain_events',
  ])('refuses: %s', async (statement) => {
    await write(DAYS[0]);
    expect(await test.database.query(statement).catch(sqlState)).toBe('23001');
    expect(await read(null)).toEqual([1]);
    expect(await test.database.query(statement).catch(sqlState)).toBe('23001');
  });

  it('gives an event its position once', async () => {
    await write(DAYS[0]);
    expect(await read(null)).toEqual([1]);
    const moved = test.database.query('UPDATE domain_events SET position = position + 1');
    expect(await moved.catch(sqlState)).toBe('23001');
  });
});
