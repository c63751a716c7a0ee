import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventType } from '../../../domain/events/event.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/databases/testDatabase.js';
import { DomainEventEntity } from '../../entities/events.js';
import { newId } from '../../ids.js';
import { sqlState } from '../../transaction.js';
import { EventsForgotten, readEvents } from './eventLog.js';
import { forgetEvents } from './forgetEvents.js';
import { ForeignPosition, logPosition, numberIn } from './logPosition.js';

const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03'] as const;
const LATER = new Date('2026-02-01');

let test: TestDatabase;
let logId: string;
/** The last position in the log before the test. */
let start: number;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.remove());
beforeEach(async () => {
  await forgetEvents(test.database, LATER);
  const [log] = await test.database.query<{ id: string; last: number }>(
    'SELECT id, last_position AS last FROM domain_event_log',
  );
  [logId, start] = [log?.id ?? '', log?.last ?? 0];
});

async function write(day: string, type: EventType = 'EmailVerified'): Promise<string> {
  const id = newId('domainevent');
  const row = { id, type, payload: { userId: 'user_1' }, occurredAt: new Date(day) };
  await test.database.transaction((tx) => tx.insert(DomainEventEntity, row));
  return row.id;
}

const at = (place: number) => logPosition(logId, start + place);

/** Reads up to `first` events. Converts positions so that they count from the start of the test. */
async function read(after: number | null, types?: EventType[], first = 10) {
  const place = after === null ? null : at(after);
  const { events, readTo } = await readEvents(test.database, {
    after: place,
    first,
    ...(types && { types }),
  });
  return {
    events: events.map(({ position }) => numberIn(position) - start),
    readTo: numberIn(readTo) - start,
  };
}

describe('the log of events', () => {
  it('is read in the order in which the database took the events', async () => {
    const id = await write(DAYS[1]);
    await write(DAYS[0], 'AccountClosed');
    const { events } = await readEvents(test.database, { after: null, first: 1 });
    const event = { type: 'EmailVerified', userId: 'user_1' };
    expect(events).toEqual([{ id, position: at(1), occurredAt: new Date(DAYS[1]), event }]);
    expect(await read(1)).toEqual({ events: [2], readTo: 2 });
    expect(await read(2)).toEqual({ events: [], readTo: 2 });
  });

  it('brings a reader past events that it did not ask for', async () => {
    for (const type of ['AccountClosed', 'EmailVerified', 'AccountClosed', 'EmailVerified'] as const)
      await write(DAYS[0], type);
    expect(await read(null, ['AccountClosed'])).toEqual({ events: [1, 3], readTo: 4 });
    expect(await read(null, ['AccountClosed'], 1)).toEqual({ events: [1], readTo: 1 });
    expect(await read(1, ['AccountClosed'], 1)).toEqual({ events: [3], readTo: 3 });
    expect(await read(0, ['BooksListed'])).toEqual({ events: [], readTo: 4 });
  });

  it('continues its positions after all events are forgotten', async () => {
    for (const day of DAYS) await write(day);
    await forgetEvents(test.database, LATER);
    expect(await test.database.query('SELECT FROM domain_events')).toEqual([]);
    expect(await read(null)).toEqual({ events: [], readTo: 3 });
    await write(DAYS[2]);
    expect(await read(3)).toEqual({ events: [4], readTo: 4 });
  });

  it('keeps what follows an event that is kept', async () => {
    for (const day of [DAYS[0], DAYS[1], DAYS[2], DAYS[0]]) await write(day);
    await forgetEvents(test.database, new Date(DAYS[1]));
    expect((await read(null)).events).toEqual([3, 4]);
    expect((await read(2)).events).toEqual([3, 4]);
  });
});

describe('a reader who stayed away', () => {
  beforeEach(async () => {
    await write(DAYS[0]);
    await write(DAYS[0], 'AccountClosed');
    await write(DAYS[0]);
    await write(DAYS[2], 'AccountClosed');
    await forgetEvents(test.database, new Date(DAYS[1]));
  });

  it('gets an error if it missed events of its types', async () => {
    await expect(read(0)).rejects.toThrow(EventsForgotten);
    await expect(read(2)).rejects.toThrow(EventsForgotten);
    await expect(read(1, ['AccountClosed'])).rejects.toThrow(EventsForgotten);
    expect(await read(2, ['AccountClosed'])).toEqual({ events: [4], readTo: 4 });
    expect(await read(0, ['BooksListed'])).toEqual({ events: [], readTo: 4 });
  });

  it('gets the same error while the rows are still being deleted', async () => {
    // Simulates an interrupted deletion: the log is marked, but one of the rows still exists.
    await test.database.query('ALTER TABLE domain_events DISABLE TRIGGER events_are_append_only');
    await test.database.query(
      `INSERT INTO domain_events (id, type, payload, occurred_at, position) VALUES ($1, 'EmailVerified', '{}', $2, $3)`,
      [newId('domainevent'), DAYS[0], start + 3],
    );
    await test.database.query('ALTER TABLE domain_events ENABLE TRIGGER events_are_append_only');
    await expect(read(2)).rejects.toThrow(EventsForgotten);
    expect(await read(null)).toEqual({ events: [4], readTo: 4 });
    expect(await read(null, undefined, 1)).toEqual({ events: [4], readTo: 4 });
  });
});

describe('a position of another log', () => {
  it.each([
    ['another database', () => at(0).replace(/^.{8}/, '00000000'), /log of events of another database/],
    ['beyond the end', () => at(1), /beyond the end/],
    ['no position', () => '12', /not a position/],
  ])('is refused: %s', async (_, after, message) => {
    const reading = readEvents(test.database, { after: after(), first: 1 });
    await expect(reading).rejects.toThrow(ForeignPosition);
    await expect(readEvents(test.database, { after: after(), first: 1 })).rejects.toThrow(message);
  });
});

describe('the table of events refuses', () => {
  it.each([
    "UPDATE domain_events SET type = 'Another'",
    "UPDATE domain_events SET payload = '{}', position = 7",
    'DELETE FROM domain_events',
    'TRUNCATE domain_events',
  ])('%s', async (statement) => {
    await write(DAYS[0]);
    expect(await test.database.query(statement).catch(sqlState)).toBe('23001');
    expect((await read(null)).events).toEqual([1]);
    expect(await test.database.query(statement).catch(sqlState)).toBe('23001');
  });

  it('a second position', async () => {
    await write(DAYS[0]);
    expect((await read(null)).events).toEqual([1]);
    const moved = test.database.query('UPDATE domain_events SET position = position + 1');
    expect(await moved.catch(sqlState)).toBe('23001');
  });
});
