import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../testing/rows.js';
import { allocate, Shelf, type Allocation, type Step } from '../testing/books/shelf.js';
import { anyStep } from '../testing/books/shelfSteps.js';
import { openTestDatabase, type TestDatabase } from '../testing/databases/testDatabase.js';
import { historyRun } from '../testing/historyRun.js';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.remove());

const byId = (allocations: Allocation[]) => [...allocations].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Takes a step. Checks that it has its effect or, if it must be refused, that nothing changes. */
async function take(shelf: Shelf, step: Step): Promise<void> {
  const before = await shelf.stored();
  const allocations = shelf.after(step);
  const expected = shelf.refusalOf(allocations);
  expect(await refusal(shelf.write(allocations))).toBe(expected);
  if (!expected) shelf.allocations = allocations;
  const numbers = shelf.numbersFor(shelf.allocations);
  const stored = await shelf.stored();
  const { copyIds } = (expected ? before : stored) ?? {};
  expect(stored).toEqual({ ...numbers, copyIds, allocations: byId(shelf.allocations) });
}

describe('the numbers of a book', () => {
  it('say at every moment which copies are free, promised and sold, and never more than there are', async () => {
    const stories = fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(anyStep, { maxLength: 20, size: 'max' }),
      async (stock, steps) => {
        const shelf = await Shelf.of(opened.database, stock);
        for (const each of steps) await take(shelf, each);
      },
    );
    await fc.assert(stories, historyRun(40));
  });

  it('refuse a step that needs one copy more than there is, alone and together with others', async () => {
    const shelf = await Shelf.of(opened.database, 2);
    const nextMonth = { from: 31, until: 59 };
    await take(shelf, allocate({ from: 0, until: 31 }, [null]));
    expect(shelf.refusalOf(shelf.after(allocate(nextMonth, [null, null])))).toBe('books_free_copies_check');
    await take(shelf, allocate(nextMonth, [null, null]));
    await take(shelf, allocate(nextMonth, [0, null]));
    expect(await shelf.stored()).toMatchObject({ free: 0, promised: 2, sold: 0 });
    await take(shelf, allocate({ from: 90, until: null }, [null]));
    expect(await shelf.stored()).toMatchObject({ free: 0, promised: 2, sold: 0 });
  });
});
