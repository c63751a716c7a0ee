import { describe, expect, it } from 'vitest';
import type { BookStatus } from '../catalogue/book.js';
import { money } from '../money/money.js';
import {
  canBuy,
  canImportBooks,
  canRent,
  canRestore,
  canSeeContact,
  canSeeOrder,
  canWait,
  isSeller,
  partyOf,
  type Viewer,
} from './policies.js';

const inr = (amount: number) => money(amount, 'INR');
const lease = {
  perMonth: inr(1),
  deposit: inr(0),
  lateFeePerDay: inr(0),
  minDuration: 1,
  maxDuration: null,
};

const reader: Viewer = { id: 'user_reader', role: 'READER' };
const publisher: Viewer = { id: 'user_publisher', role: 'PUBLISHER' };
const administrator: Viewer = { id: 'user_administrator', role: 'ADMINISTRATOR' };
const visitor = null;

describe('policies', () => {
  it('only publishers import books', () => {
    expect([reader, publisher, administrator, visitor].map(canImportBooks)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('what was removed is restored by administrators only, and nothing else is', () => {
    expect([reader, publisher, administrator, visitor].map((who) => canRestore(who, true))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(canRestore(administrator, false)).toBe(false);
  });

  it('contact details are for their owner', () => {
    expect(canSeeContact(reader, reader.id)).toBe(true);
    expect(canSeeContact(publisher, reader.id)).toBe(false);
    expect(canSeeContact(visitor, reader.id)).toBe(false);
  });

  it('an order is seen by its buyer and its sellers only', () => {
    const order = { buyerId: reader.id, sellerIds: [publisher.id] };
    expect([reader, publisher, administrator, visitor].map((who) => canSeeOrder(who, order))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('the parties of a fulfillment are its buyer and its seller', () => {
    const fulfillment = { buyerId: reader.id, sellerId: publisher.id };
    expect([reader, publisher, administrator, visitor].map((who) => partyOf(who, fulfillment))).toEqual([
      'BUYER',
      'SELLER',
      null,
      null,
    ]);
  });
});

describe('buying and renting', () => {
  const book = {
    sellerId: publisher.id,
    status: 'AVAILABLE' as BookStatus,
    price: { currency: 'INR' as const, sale: inr(1), lease },
    copies: { total: 2, available: 1, sellable: 1, canBeRented: true },
  };

  it('are for anyone signed in but the seller', () => {
    for (const can of [canBuy, canRent]) {
      expect([reader, publisher, administrator, visitor].map((who) => can(who, book))).toEqual([
        true,
        false,
        true,
        false,
      ]);
    }
    expect([reader, publisher, visitor].map((who) => isSeller(who, book))).toEqual([false, true, false]);
  });

  it.each([
    ['a copy is free for good', { available: 1, sellable: 1, canBeRented: true }, [true, true]],
    [
      'the only copy that is free today is promised',
      { available: 1, sellable: 0, canBeRented: true },
      [false, true],
    ],
    [
      'all copies are out and known to come back',
      { available: 0, sellable: 0, canBeRented: true },
      [false, true],
    ],
    ['all copies are overdue', { available: 0, sellable: 0, canBeRented: false }, [false, false]],
  ])('ask the copies: %s', (_, counts, [buying, renting]) => {
    const copies = { total: 1, ...counts };
    expect([canBuy(reader, { ...book, copies }), canRent(reader, { ...book, copies })]).toEqual([
      buying,
      renting,
    ]);
  });

  it('end when the book is taken off the market', () => {
    const unlisted: typeof book = { ...book, status: 'UNLISTED' };
    expect([canBuy(reader, unlisted), canRent(reader, unlisted)]).toEqual([false, false]);
  });

  it('follow how the book is offered', () => {
    const onlySale = { ...book, price: { currency: 'INR' as const, sale: inr(1), lease: null } };
    const onlyLease = { ...book, price: { currency: 'INR' as const, sale: null, lease } };
    expect([canBuy(reader, onlySale), canRent(reader, onlySale)]).toEqual([true, false]);
    expect([canBuy(reader, onlyLease), canRent(reader, onlyLease)]).toEqual([false, true]);
  });
});

describe('waiting', () => {
  const copies = { total: 1, available: 0, sellable: 0, canBeRented: true };
  const price = { currency: 'INR' as const, sale: null, lease };
  const book = { sellerId: publisher.id, status: 'RENTED' as BookStatus, price, copies };

  it('is for anyone signed in but the seller', () => {
    expect([reader, publisher, administrator, visitor].map((who) => canWait(who, book))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it.each<[string, Partial<typeof book>]>([
    ['is sold', { status: 'SOLD' }],
    ['is off the market', { status: 'UNLISTED' }],
    ['has a copy that is free for good', { copies: { ...copies, sellable: 1 } }],
  ])('is not for a book that %s', (_, changes) => {
    expect(canWait(reader, { ...book, ...changes })).toBe(false);
  });

  it('is not for a book that is for sale only', () => {
    const forSale = { ...book, price: { ...price, sale: inr(1), lease: null } };
    expect(canWait(reader, forSale)).toBe(false);
  });
});
