import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import { unavailableReason } from './unavailable.js';

const forSale = { currency: 'INR', sale: money(20_000, 'INR'), lease: null } as const;
const copies = { total: 1, available: 1, sellable: 1, canBeRented: true };
const book = { status: 'AVAILABLE', price: forSale, copies } as const;
const promised = { ...copies, sellable: 0 };

describe('why a book cannot be had', () => {
  it.each([
    ['a copy is free', book, false, null],
    ['none is left', { ...book, status: 'SOLD' }, false, 'SOLD_OUT'],
    ['its seller took it off', { ...book, status: 'UNLISTED' }, false, 'UNLISTED'],
    ['administrators removed it', { ...book, status: 'UNLISTED' }, true, 'REMOVED'],
    ['every copy is with a reader', { ...book, status: 'RENTED', copies: promised }, false, 'RENTED_OUT'],
    ['the only free copy is promised', { ...book, copies: promised }, false, 'RESERVED'],
    ['it is only for rent', { ...book, price: { ...forSale, sale: null }, copies: promised }, false, null],
  ] as const)('tells that %s', (_, offered, isRemoved, reason) => {
    expect(unavailableReason(offered, isRemoved)).toBe(reason);
  });
});
