import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { bookRow, copyRow, insertRow, orderRows } from '../testing/rows.js';
import { newId } from './ids.js';

const COPIES = 24;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

// Only PostgreSQL can show a race, because the embedded database runs one transaction at a time.
describe('while many copies of a book are rented, extended and taken back at once', () => {
  it('no change is missing from the monthly summary of its rentals', async () => {
    const { database } = opened;
    const bookId = await bookRow(database, { free_copies: COPIES });
    const { itemId } = await orderRows(database);
    const copyIds = await Promise.all(Array.from({ length: COPIES }, () => copyRow(database, bookId)));
    const stored = () =>
      database.query(
        'SELECT month, starts, begun, free FROM rental_months WHERE book_id = $1 ORDER BY month',
        [bookId],
      );
    const rent = (copyId: string, period: string) =>
      insertRow(database, 'allocations', {
        id: newId('allocation'),
        copy_id: copyId,
        order_item_id: itemId,
        period,
      });
    const extend = (copyId: string, until: string) =>
      database.query(
        `UPDATE allocations SET period = daterange(lower(period), $2) WHERE copy_id = $1 AND upper(period) = '2026-05-20'`,
        [copyId, until],
      );
    const takeBack = (copyId: string) =>
      database.query(
        `UPDATE allocations SET released_at = now() WHERE copy_id = $1 AND upper(period) = '2026-04-10'`,
        [copyId],
      );

    await Promise.all(
      copyIds.map((copyId, index) => rent(copyId, `[2026-03-${1 + (index % 5)},2026-04-10)`)),
    );
    // The next steps do not change the numbers of copies of the book, so that the writers do not wait for a lock on its
    // row.
    await Promise.all(copyIds.map((copyId) => rent(copyId, '[2026-04-20,2026-05-20)')));
    await Promise.all(copyIds.map((copyId, index) => extend(copyId, `2026-06-0${1 + (index % 3)}`)));
    await Promise.all(copyIds.slice(0, COPIES / 2).map(takeBack));

    const summedUp = await stored();
    await database.query(
      'SELECT file_rental_months(array_agg(book_id::text), array_agg(month)) FROM rental_months WHERE book_id = $1',
      [bookId],
    );
    expect(summedUp).toHaveLength(3);
    expect(await stored()).toEqual(summedUp);
  });
});
