import { describe, expect, it } from 'vitest';
import { OrderStatus } from './orderStatus.js';
import { assertStageIsOpen, openStages } from './orderPhotos.js';

const rental = (status: OrderStatus) => ({ status, hasRentals: true });

describe('the photos of a rental', () => {
  it('are added by each side while their stage lasts', () => {
    const all = Object.values(OrderStatus);
    const open = (party: 'SELLER' | 'BUYER') =>
      Object.fromEntries(all.map((status) => [status, openStages(rental(status), party)]));
    expect(open('SELLER')).toEqual({
      PENDING: [],
      CONFIRMED: ['DISPATCH'],
      SHIPPED: ['DISPATCH'],
      DELIVERED: ['RETURN'],
      CANCELLED: [],
      RETURNED: [],
      LOST: [],
    });
    expect(open('BUYER')).toEqual({
      PENDING: [],
      CONFIRMED: [],
      SHIPPED: ['RECEIPT'],
      DELIVERED: ['RECEIPT', 'RETURN'],
      CANCELLED: [],
      RETURNED: [],
      LOST: [],
    });
  });

  it('are refused with what stands in the way', () => {
    const tried = (
      stage: 'DISPATCH' | 'RECEIPT' | 'RETURN',
      status: OrderStatus,
      party: 'SELLER' | 'BUYER',
    ) => {
      const trying = () => assertStageIsOpen(stage, rental(status), party);
      return { toThrow: (text: string) => expect(trying).toThrow(text) };
    };
    tried('DISPATCH', 'PENDING', 'SELLER').toThrow('The seller has not confirmed this part of the order yet');
    tried('DISPATCH', 'DELIVERED', 'SELLER').toThrow('This part of the order has already been delivered');
    tried('DISPATCH', 'SHIPPED', 'BUYER').toThrow('Only the seller can do this');
    tried('RETURN', 'SHIPPED', 'BUYER').toThrow('This part of the order has not been delivered yet');
    tried('RETURN', 'RETURNED', 'SELLER').toThrow('This part of the order has already been returned');
    const bought = { status: 'CONFIRMED', hasRentals: false } as const;
    expect(() => assertStageIsOpen('DISPATCH', bought, 'SELLER')).toThrow(
      'Photos can be added to rentals only',
    );
  });
});
