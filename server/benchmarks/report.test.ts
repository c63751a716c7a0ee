import { expect, it, vi } from 'vitest';
import { atMost, notMeasured, percentile, report } from './report.js';

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

it('A measure that could not be taken is printed as such, and fails the benchmark', () => {
  const table = vi.spyOn(console, 'table').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const before = process.exitCode;
  report('Processor time', [atMost('a book', 0.1, 0.4)]);
  expect(process.exitCode).toBe(before);
  report('Processor time', [notMeasured('a book')]);
  const status = process.exitCode;
  process.exitCode = before;
  vi.restoreAllMocks();
  expect(status).toBe(1);
  expect(table).toHaveBeenLastCalledWith([{ name: 'a book', value: 'not measured', reached: false }]);
});
