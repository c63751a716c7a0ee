import { expect, it } from 'vitest';
import { counted } from './counted.js';

it('A number is followed by its noun, in the singular for one', () => {
  expect([0, 1, 2, 1000].map((count) => counted(count, 'months'))).toEqual([
    '0 months',
    '1 month',
    '2 months',
    '1,000 months',
  ]);
  expect([counted(1, 'days'), counted(1, 'orders'), counted(1, 'books'), counted(1, 'rows')]).toEqual([
    '1 day',
    '1 order',
    '1 book',
    '1 row',
  ]);
});
