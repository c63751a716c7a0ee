import fc from 'fast-check';
import { allocate, type Days, type Step } from './shelf.js';

const day = fc.nat({ max: 40 });
const choice = fc.nat({ max: 20 });
const rental = fc
  .tuple(day, fc.integer({ min: 1, max: 20 }))
  .map(([from, length]): Days => ({ from, until: from + length }));
const sale = day.map((from): Days => ({ from, until: null }));
const copies = fc.array(fc.option(choice), { minLength: 1, maxLength: 2 });
const which = fc.array(choice, { minLength: 1, maxLength: 2 });
/** Generates changes to the allocations of a book. New allocations start in the first six weeks of the year. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(rental, copies).map(([days, copies]) => allocate(days, copies)) },
  { weight: 1, arbitrary: fc.tuple(sale, copies).map(([days, copies]) => allocate(days, copies)) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('release', 'delete'), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('extend'), which: choice, by: day }) },
);
