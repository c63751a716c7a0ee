import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/databases/testDatabase.js';
import { DomainEventEntity } from '../../entities/events.js';
import { newId } from '../../ids.js';
import { readEvents, type ReadEvents } from './eventLog.js';
import type { LogPosition } from './logPosition.js';

const WRITERS = 8;
const ROUNDS = 10;

// Only PostgreSQL can show a race, because the embedded database runs one transaction at a time.
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

/** Records two events in one transaction, with a random delay after each. Returns their ids. */
async function writeLate(): Promise<string[]> {
  const ids = [newId('domainevent'), newId('domainevent')];
  await opened.database.transaction(async (tx) => {
    for (const id of ids) {
      const row = {
        id,
        type: 'CartChanged',
        payload: { buyerId: newId('user') },
        occurredAt: new Date(),
      } as const;
      await tx.insert(DomainEventEntity, row);
      await wait(Math.random() * 20);
    }
  });
  return ids;
}

/** Reads events until all writers are done and no events are left. Returns their ids in the order of reading. */
async function follow(first: number, isOver: () => boolean): Promise<string[]> {
  const ids: string[] = [];
  let after: LogPosition | null = null;
  for (;;) {
    const wasOver = isOver();
    const read: ReadEvents = await readEvents(opened.database, { after, first });
    ids.push(...read.events.map(({ id }) => id));
    after = read.readTo;
    if (wasOver && read.events.length === 0) return ids;
  }
}

it('readers miss no event of a transaction that commits late, and see none twice', async () => {
  let writing = WRITERS;
  const readers = [1, 3, 100].map((first) => follow(first, () => writing === 0));
  const written = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const ids: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) ids.push(...(await writeLate()));
      writing -= 1;
      return ids;
    }),
  );
  const [one, ...others] = await Promise.all(readers);
  expect(one?.toSorted()).toEqual(written.flat().toSorted());
  for (const read of others) expect(read).toEqual(one);
  for (const own of written) expect(one?.filter((id) => own.includes(id))).toEqual(own);
});
