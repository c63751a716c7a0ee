import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { insertRow, userRow } from '../../testing/rows.js';
import { newId } from '../ids.js';
import { RemovedAnswers1763702792000 } from './until1763702792000/1763702792000-RemovedAnswers.js';

let opened: OldDatabase;
beforeAll(async () => {
  opened = await openOldDatabase(RemovedAnswers1763702792000);
});
afterAll(() => opened.remove());

const on = (day: string) => new Date(`2026-01-${day}T10:00:00Z`);

async function sessionRow(userId: string, day: string): Promise<string> {
  const id = newId('session');
  const row = { id, user_id: userId, token_hash: randomBytes(32), created_at: on(day), expires_at: on('31') };
  await insertRow(opened.old, 'sessions', row);
  return id;
}

async function appRow(userId: string, day: string): Promise<void> {
  const app = { kind: 'AUTHENTICATOR', name: 'Phone', secret: randomBytes(8), last_step: 1 };
  const row = { id: newId('factor'), user_id: userId, ...app, added_at: on(day) };
  await insertRow(opened.old, 'second_factors', row);
}

it('sessions from before the first second factor of their account end', async () => {
  const [asha, binod] = [await userRow(opened.old), await userRow(opened.old)];
  await sessionRow(asha, '01');
  const proved = await sessionRow(asha, '03');
  await appRow(asha, '02');
  await appRow(asha, '05');
  const withoutFactor = await sessionRow(binod, '01');
  const database = await opened.upgrade();
  const left = await database.query<{ id: string }>('SELECT id FROM sessions ORDER BY id');
  expect(left.map(({ id }) => id).toSorted()).toEqual([proved, withoutFactor].toSorted());
});
