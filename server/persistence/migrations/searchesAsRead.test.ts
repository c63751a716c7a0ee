import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOldDatabase, type OldDatabase } from '../../testing/databases/oldDatabase.js';
import { bookRow, insertRow, userRow } from '../../testing/rows.js';
import { newId } from '../ids.js';
import { savedSearchesOf } from '../queries/savedSearches/savedSearches.js';
import { SoundsOfTexts1763702688000 } from './until1763702690000/1763702688000-SoundsOfTexts.js';

let opened: OldDatabase;
beforeAll(async () => {
  opened = await openOldDatabase(SoundsOfTexts1763702688000);
});
afterAll(() => opened.remove());

async function saveOld(userId: string, filter: object, day: string): Promise<string> {
  const id = newId('search');
  const moment = new Date(`2026-01-${day}T10:00:00Z`);
  const row = { id, user_id: userId, filter, created_at: moment, looked_until: moment };
  await insertRow(opened.old, 'saved_searches', row);
  return id;
}

it('searches of one person that ask for the same become the first of them, and what was told of them stays told', async () => {
  const { old } = opened;
  const [asha, binod] = [await userRow(old), await userRow(old)];
  const second = await saveOld(asha, { search: 'Godan' }, '02');
  const first = await saveOld(asha, { search: 'godan ' }, '01');
  const other = await saveOld(asha, { search: 'godan', genre: 'FICTION' }, '03');
  const isbn = await saveOld(asha, { search: '0-439-02348-3' }, '04');
  await saveOld(asha, { search: 'ISBN 9780439023481' }, '05');
  const his = await saveOld(binod, { search: 'GODAN' }, '06');
  const told = await bookRow(old, {});
  await insertRow(old, 'saved_search_matches', {
    user_id: asha,
    book_id: told,
    search_id: second,
    told_on: '2026-01-08',
  });

  const database = await opened.upgrade();
  const ids = async (userId: string) => (await savedSearchesOf(database, userId)).map(({ id }) => id);
  expect(await ids(asha)).toEqual([isbn, other, first]);
  expect(await ids(binod)).toEqual([his]);
  expect(await database.query('SELECT book_id, search_id FROM saved_search_matches')).toEqual([
    { book_id: told, search_id: first },
  ]);
});
