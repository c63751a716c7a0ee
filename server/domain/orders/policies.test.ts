import { describe, expect, it } from 'vitest';
import { powerless, principal } from '../../testing/people/principals.js';
import type { Ability } from '../accounts/abilities.js';
import { supportPrincipal } from '../accounts/principal.js';
import type { BookStatus } from '../catalogue/book.js';
import { isSeller } from '../catalogue/policies.js';
import { OrderStatus } from './orderStatus.js';
import { money } from '../money/money.js';
import {
  canBuy,
  canSeeMoneyOf,
  canRent,
  canSeeOrder,
  canSeeReceiverOf,
  canSeePhotosOf,
  partyOf,
  readsOrderAsStaff,
  sideChangedBy,
  sideSeenBy,
} from './policies.js';

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

describe('orders', () => {
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

  it('show the receiver to the seller while they are open, and always to the buyer and to staff', () => {
    const sides = { buyerId: reader.id, sellerId: publisher.id };
    const seenBy = (who: typeof reader, hasRentals: boolean) =>
      Object.values(OrderStatus).filter((status) => canSeeReceiverOf(who, { ...sides, status, hasRentals }));
    expect(seenBy(publisher, false)).toEqual(['PENDING', 'CONFIRMED', 'SHIPPED']);
    expect(seenBy(publisher, true)).toEqual(['PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED']);
    for (const who of [reader, administrator]) expect(seenBy(who, false)).toEqual(Object.values(OrderStatus));
  });

  it('are seen and changed by a side only with the ability for that side', () => {
    const fulfillment = { buyerId: reader.id, sellerId: publisher.id };
    const only = (who: typeof reader, ...abilities: Ability[]) => ({ ...who, abilities: new Set(abilities) });
    expect(sideSeenBy(only(reader, 'orders:read'), fulfillment)).toBe('BUYER');
    expect(sideSeenBy(only(reader, 'sales:read'), fulfillment)).toBeNull();
    expect(sideChangedBy(only(reader, 'orders:read'), fulfillment)).toBeNull();
    expect(sideChangedBy(only(publisher, 'sales:write'), fulfillment)).toBe('SELLER');
    expect(sideChangedBy(only(publisher, 'orders:write'), fulfillment)).toBeNull();
    const order = { buyerId: reader.id, sellerIds: [publisher.id] };
    expect(canSeeOrder(powerless(reader.id), order)).toBe(false);
  });

  it('are read by staff who are no party to them', () => {
    const support = principal('user_support', 'READER', 'SUPPORT');
    const parties = (buyerId: string, sellerId: string) => ({ buyerId, sellerIds: ['user_other', sellerId] });
    expect(readsOrderAsStaff(support, parties(reader.id, publisher.id))).toBe(true);
    expect(readsOrderAsStaff(support, parties(support.id, publisher.id))).toBe(false);
    expect(readsOrderAsStaff(support, parties(reader.id, support.id))).toBe(false);
    expect(readsOrderAsStaff(reader, parties('user_buyer', publisher.id))).toBe(false);
  });

  it('show their money to both sides, to finance, and not in a support view', () => {
    const fulfillment = { buyerId: reader.id, sellerId: publisher.id };
    const via = { kind: 'SUPPORT_VIEW', viewId: 'x', staffId: 'y', expiresAt: new Date(0) } as const;
    const view = supportPrincipal(reader, via);
    const [support, finance] = (['SUPPORT', 'FINANCE'] as const).map((role) =>
      principal('user_staff', 'READER', role),
    );
    const viewers = [reader, publisher, finance ?? null, administrator, support ?? null, view, visitor];
    expect(viewers.map((who) => canSeeMoneyOf(who, fulfillment))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('have photos for both sides and for staff who see all orders', () => {
    const fulfillment = { buyerId: reader.id, sellerId: publisher.id };
    const others = [administrator, principal('user_other'), visitor];
    expect([reader, publisher, ...others].map((who) => canSeePhotosOf(who, fulfillment))).toEqual([
      true,
      true,
      true,
      false,
      false,
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
