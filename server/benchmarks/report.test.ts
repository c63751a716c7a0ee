import { expect, it } from 'vitest';
import { atMost, percentile } from './report.js';

it('A percentile is the smallest value that the share of the values does not exceed', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.95)).toBe(190);
  expect(percentile(values, 0.5)).toBe(100);
  expect(percentile(values, 1)).toBe(200);
  expect(percentile([7], 0.95)).toBe(7);
});

it('Nothing is no percentile, and misses its goal', () => {
  expect(atMost('answers', percentile([], 0.95), 50).reached).toBe(false);
});
