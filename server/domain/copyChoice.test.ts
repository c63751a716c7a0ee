import { describe, expect, it } from 'vitest';
import { chooseCopies, type CopyNeed } from './copyChoice.js';

const purchase = (quantity: number, ...freeCopyIds: string[]): CopyNeed => ({
  type: 'PURCHASE',
  quantity,
  freeCopyIds,
});
const rental = (quantity: number, ...freeCopyIds: string[]): CopyNeed => ({
  type: 'RENTAL',
  quantity,
  freeCopyIds,
});

describe('choosing copies', () => {
  it('gives every line copies of its own', () => {
    expect(chooseCopies([purchase(1, 'a', 'b'), rental(1, 'a', 'b')])).toEqual([['a'], ['b']]);
    expect(chooseCopies([purchase(2, 'a', 'b', 'c'), purchase(1, 'd')])).toEqual([['a', 'b'], ['d']]);
  });

  it('lets a purchase choose before a rental, whose copies may be free for a while only', () => {
    expect(chooseCopies([rental(1, 'a', 'b'), purchase(1, 'b')])).toEqual([['a'], ['b']]);
    expect(chooseCopies([rental(1, 'b', 'a'), purchase(1, 'b')])).toEqual([['a'], ['b']]);
  });

  it('tells a line that needs more what it could have had, and keeps that for the others', () => {
    expect(chooseCopies([purchase(2, 'a'), rental(1, 'a')])).toEqual([['a'], ['a']]);
    expect(chooseCopies([purchase(1, 'a'), rental(1, 'a')])).toEqual([['a'], []]);
  });
});
