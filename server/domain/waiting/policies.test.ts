import { describe, expect, it } from 'vitest';
import { principal } from '../../testing/people/principals.js';
import type { BookStatus } from '../catalogue/book.js';
import { money } from '../money/money.js';
import { canWait } from './policies.js';

const inr = (amount: number) => money(amount, 'INR');
const lease = {
  perMonth: inr(1),
  deposit: inr(0),
  lateFeePerDay: inr(0),
  minDuration: 1,
  maxDuration: null,
  replacementPrice: null,
  rentCreditPercent: null,
};

const reader = principal('user_reader');
const publisher = principal('user_publisher', 'PUBLISHER');
const administrator = principal('user_administrator', 'READER', 'ADMINISTRATOR');
const visitor = null;

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
