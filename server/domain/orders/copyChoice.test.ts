import { describe, expect, it } from 'vitest';
import { chooseCopies, type CopyNeed } from './copyChoice.js';

const purchase = (quantity: number, freeCopies: number, bookId = 'godan'): CopyNeed => ({
  bookId,
  type: 'PURCHASE',
  quantity,
  freeCopies,
  fittingCopyIds: [],
});
const rental = (quantity: number, freeCopies: number, ...fittingCopyIds: string[]): CopyNeed => ({
  bookId: 'godan',
  type: 'RENTAL',
  quantity,
  freeCopies,
  fittingCopyIds,
});
const copies = (freeCopies: number, ...promisedCopyIds: string[]) => ({ promisedCopyIds, freeCopies });

describe('choosing copies', () => {
  it('gives every line copies of its own', () => {
    expect(chooseCopies([purchase(1, 2), rental(1, 2)])).toEqual([copies(1), copies(1)]);
    expect(chooseCopies([purchase(1, 1), rental(1, 1)])).toEqual([copies(1), copies(0)]);
    expect(chooseCopies([purchase(2, 2), purchase(1, 1, 'gaban')])).toEqual([copies(2), copies(1)]);
  });

  it('rents out what is promised for other days first, so that the others can still be sold', () => {
    expect(chooseCopies([rental(1, 2, 'a', 'b')])).toEqual([copies(0, 'a')]);
    expect(chooseCopies([rental(3, 5, 'a', 'b')])).toEqual([copies(1, 'a', 'b')]);
  });

  it('lets a purchase choose before a rental, whose copies may be free for a while only', () => {
    expect(chooseCopies([rental(1, 1, 'a'), purchase(1, 1)])).toEqual([copies(0, 'a'), copies(1)]);
    expect(chooseCopies([rental(2, 1, 'a'), purchase(1, 1)])).toEqual([copies(0, 'a'), copies(1)]);
  });

  it('tells a line that needs more what it could have had, and keeps that for the others', () => {
    expect(chooseCopies([purchase(2, 1), rental(1, 1)])).toEqual([copies(1), copies(1)]);
  });
});
