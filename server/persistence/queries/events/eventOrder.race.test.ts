import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/databases/testDatabase.js';
import { EventWorld, TYPES } from '../../../testing/eventWorld.js';
import { historyRun } from '../../../testing/historyRun.js';
import { forgetEvents } from './forgetEvents.js';

// This test keeps several transactions open at the same time, which the embedded database cannot do.
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.remove());

const writer = fc.nat({ max: 3 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ write: fc.constantFrom(...TYPES), writer, looks: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ end: writer, commits: fc.constantFrom(true, true, true, false) }) },
  { weight: 3, arbitrary: fc.record({ read: fc.nat({ max: 2 }), first: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ forget: fc.integer({ min: 0, max: 4 }), isCutOff: fc.boolean() }) },
);

it('readers of any types miss nothing, get nothing twice, and get causes before effects', async () => {
  const stories = fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
    await forgetEvents(test.database, new Date('2030-01-01'));
    const world = new EventWorld(test.database);
    for (const each of steps) {
      if ('write' in each) await world.write(each.writer, each.write, each.looks);
      if ('end' in each) await world.end(each.end, each.commits);
      if ('read' in each) await world.read(each.read, each.first);
      if ('forget' in each) await world.forget(each.forget, each.isCutOff);
    }
    await world.finish();
  });
  await fc.assert(stories, historyRun(60));
});
