import { describe, expect, it } from 'vitest';
import { fillShelves, SHELF_SIZE } from './shelves.js';

/** Returns one listing for each of these edition numbers. */
const offers = (...numbers: number[]) =>
  numbers.map((number) => ({ id: `${number}`, editionId: `${number}` }));

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

describe('the shelves', () => {
  it('show other books than the shelves before them, if there are others', () => {
    expect(fillShelves([offers(...range(0, 12)), offers(...range(0, 20)), offers(3, 30)])).toEqual([
      range(0, SHELF_SIZE).map(String),
      range(8, 16).map(String),
      ['3', '30'],
    ]);
  });

  it('keep the order of the candidates, also where some stand on an earlier shelf', () => {
    expect(fillShelves([offers(2), offers(1, 2, 3)])).toEqual([['2'], ['1', '2', '3']]);
    expect(fillShelves([[], offers(1)])).toEqual([[], ['1']]);
  });
});
