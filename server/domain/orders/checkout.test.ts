import { describe, expect, it } from 'vitest';
import { placeOrderSchema } from './checkout.js';
import { DomainError, parseInput } from '../shared/errors.js';

const shippingAddress = { street: '1 Rampart Row', city: 'Mumbai', state: 'Maharashtra', zipcode: '400001' };
const order = { shippingAddress, idempotencyKey: 'key' };

function refusals(input: unknown) {
  try {
    parseInput(placeOrderSchema, input);
  } catch (error) {
    if (error instanceof DomainError)
      return error.problems.map(({ field, message }) => [field?.join('.'), message]);
    throw error;
  }
  return [];
}

describe('a checkout', () => {
  it('goes to India and pays by UPI unless told otherwise', () => {
    expect(parseInput(placeOrderSchema, order)).toEqual({
      shippingAddress: { ...shippingAddress, country: 'India', receiver: null, phone: null },
      paymentMethod: 'UPI',
      pickUpFrom: [],
      idempotencyKey: 'key',
      expectedAmountDue: null,
      payOnline: null,
    });
    expect(
      parseInput(placeOrderSchema, { ...order, shippingAddress: { ...shippingAddress, country: ' Nepal ' } }),
    ).toMatchObject({ shippingAddress: { country: 'Nepal' } });
  });

  it.each([
    ['1234', false],
    ['12345', true],
    ['123456', true],
    ['1234567', false],
  ])('with the zipcode %s is taken: %s', (zipcode, taken) => {
    const refused = refusals({ ...order, shippingAddress: { ...shippingAddress, zipcode } });
    expect(refused.length === 0).toBe(taken);
  });

  it.each(['street', 'city', 'state', 'zipcode'])('needs the %s', (field) => {
    for (const blank of [undefined, null, '', '  ']) {
      expect(refusals({ ...order, shippingAddress: { ...shippingAddress, [field]: blank } })).toEqual([
        [`shippingAddress.${field}`, 'Please fill in all required fields'],
      ]);
    }
  });

  it.each([
    [{ shippingAddress: undefined }, 'shippingAddress', 'Please fill in all required fields'],
    [
      { shippingAddress: { ...shippingAddress, zipcode: '40001x' } },
      'shippingAddress.zipcode',
      'Please enter a valid zipcode (5-6 digits)',
    ],
    [
      { paymentMethod: 'CASH' },
      'paymentMethod',
      'Unknown payment method. Please choose one of the listed methods.',
    ],
    [{ idempotencyKey: '' }, 'idempotencyKey', 'This field is required'],
    [{ idempotencyKey: 'k'.repeat(201) }, 'idempotencyKey', 'Please use at most 200 characters'],
    [{ expectedAmountDue: 0.5 }, 'expectedAmountDue', 'Please enter an amount with at most two decimals'],
  ])('with %j is refused', (change, field, message) => {
    expect(refusals({ ...order, ...change })).toEqual([[field, message]]);
  });
});
