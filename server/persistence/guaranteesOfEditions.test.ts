import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { bookRow, insertRow, refusal, userRow } from '../testing/rows.js';
import { newId } from './ids.js';

let opened: TestDatabase;
let empty: string;
let full: string;
let bookId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());
beforeEach(async () => {
  empty = await edition();
  full = await edition();
  bookId = await bookRow(opened.database, { edition_id: full });
});

async function edition(): Promise<string> {
  const id = newId('edition');
  const row = { id, title: 'Godan', author: 'Premchand', author_key: 'premchand' };
  await insertRow(opened.database, 'editions', row);
  return id;
}

const join = (from: string, to: string) =>
  opened.database.query('UPDATE editions SET joined_into = $2 WHERE id = $1', [from, to]);
const move = (id: string, to: string) =>
  opened.database.query('UPDATE books SET edition_id = $2 WHERE id = $1', [id, to]);

async function action(row: Record<string, unknown>): Promise<string> {
  const id = newId('moderation');
  const actor = await userRow(opened.database);
  await insertRow(opened.database, 'moderation_actions', {
    id,
    actor_id: actor,
    occurred_at: new Date(),
    reason: 'Two books',
    kind: 'SPLIT_EDITION',
    edition_id: full,
    to_edition_id: empty,
    ...row,
  });
  return id;
}

describe('an edition that was joined into another', () => {
  it('has no listings and no keys', async () => {
    expect(await refusal(join(full, empty))).toBe('books_of_edition');
    expect(await refusal(join(empty, full))).toBeUndefined();
    expect(await refusal(bookRow(opened.database, { edition_id: empty }))).toBe('books_of_edition');
    expect(await refusal(move(bookId, empty))).toBe('books_of_edition');
    const key = { key: newId('key'), edition_id: empty };
    expect(await refusal(insertRow(opened.database, 'edition_keys', key))).toBe(
      'edition_keys_edition_id_fkey',
    );
  });

  it('leads to one that stands, never to itself or on and on', async () => {
    await join(empty, full);
    const third = await edition();
    expect(await refusal(join(third, empty))).toBe('editions_joined_into_standing');
    expect(await refusal(join(third, third))).toBe('editions_joined_into_standing');
    await move(bookId, third);
    expect(await refusal(join(full, third))).toBe('editions_joined_into_standing');
  });
});

describe('a listing that an administrator placed', () => {
  it('goes nowhere but by another action', async () => {
    const place = (actionId: string, to: string) =>
      opened.database.query('UPDATE books SET edition_id = $2, placed_by = $3 WHERE id = $1', [
        bookId,
        to,
        actionId,
      ]);
    await place(await action({}), empty);
    expect(await refusal(move(bookId, full))).toContain('stays in its edition');
    expect(await refusal(place(await action({}), full))).toBeUndefined();
  });
});

describe('an action about editions', () => {
  it('names two of them, and nothing else', async () => {
    expect(await refusal(action({ to_edition_id: null }))).toBe('moderation_actions_between_two');
    expect(await refusal(action({ to_edition_id: full }))).toBe('moderation_actions_between_two');
    expect(await refusal(action({ book_id: bookId }))).toBe('moderation_actions_about_one');
    expect(await refusal(action({ kind: 'REMOVE_LISTING' }))).toBe('moderation_actions_about_editions');
    expect(await refusal(action({ reason: null }))).toBe('moderation_actions_with_reason');
  });
});
