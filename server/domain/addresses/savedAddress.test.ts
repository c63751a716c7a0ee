import { describe, expect, it } from 'vitest';
import { DomainError, parseInput } from '../shared/errors.js';
import { shippingAddressSchema } from './address.js';
import { addressOfProfile, assertMaySaveAddress, isSameAddress, saveAddressSchema } from './savedAddress.js';

const HOME = {
  receiver: 'Meera Shah',
  phone: '9820011223',
  street: '12 Marine Drive',
  city: 'Mumbai',
  state: 'Maharashtra',
  zipcode: '400020',
};

function problemsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError)
      return error.problems.map(({ code, field }) => [code, field?.join('.')]);
    throw error;
  }
  return [];
}

describe('an address to save', () => {
  it('is tidied: India without a country, digits of every script, no blank label', () => {
    const typed = { ...HOME, label: '  ', phone: '+91 ९८२००-११२२३', zipcode: ' ૪૦૦૦૨૦ ' };
    expect(parseInput(saveAddressSchema, typed)).toEqual({
      ...HOME,
      label: null,
      country: 'India',
      isDefault: false,
    });
  });

  it.each([
    [{ receiver: ' ' }, 'RECEIVER_REQUIRED', 'receiver'],
    [{ phone: undefined }, 'PHONE_REQUIRED', 'phone'],
    [{ phone: '033 2241 1234' }, 'MOBILE_INVALID', 'phone'],
    [{ city: '' }, 'SHIPPING_ADDRESS_INCOMPLETE', 'city'],
    [{ zipcode: '4000' }, 'ZIPCODE_INVALID', 'zipcode'],
    [{ label: 'x'.repeat(51) }, 'TOO_LONG', 'label'],
  ])('with %j is refused with %s', (change, code, field) => {
    expect(problemsOf(() => parseInput(saveAddressSchema, { ...HOME, ...change }))).toEqual([[code, field]]);
  });

  it('is the twentieth at most', () => {
    expect(problemsOf(() => assertMaySaveAddress(19))).toEqual([]);
    expect(problemsOf(() => assertMaySaveAddress(20))).toEqual([['ADDRESS_LIMIT', undefined]]);
  });

  it('is the same under another label only', () => {
    const home = { ...HOME, label: null, country: 'India' };
    expect(isSameAddress(home, { ...home, label: 'Home' })).toBe(true);
    for (const field of ['receiver', 'phone', 'street', 'city', 'state', 'zipcode', 'country'])
      expect(isSameAddress(home, { ...home, [field]: 'other' })).toBe(false);
  });
});

describe('the address of an order', () => {
  const { receiver, phone, ...documented } = HOME;

  it('needs neither receiver nor phone', () => {
    const address = { ...documented, country: 'India', receiver: null, phone: null };
    expect(parseInput(shippingAddressSchema, documented)).toEqual(address);
    expect(parseInput(shippingAddressSchema, { ...documented, receiver: '', phone: ' ' })).toEqual(address);
  });

  it('takes both, and checks the phone number', () => {
    const given = { ...documented, receiver, phone: `0${phone}` };
    expect(parseInput(shippingAddressSchema, given)).toMatchObject({ receiver, phone });
    expect(problemsOf(() => parseInput(shippingAddressSchema, { ...given, phone: '12345' }))).toEqual([
      ['MOBILE_INVALID', 'phone'],
    ]);
  });
});

describe('the address of a profile', () => {
  const profile = { name: 'Meera', phone: '98200 11223', address: '12 Marine Drive', zipcode: '400020' };

  it('gets city and state from the PIN code', () => {
    expect(addressOfProfile(profile, { city: 'Mumbai', state: 'Maharashtra' })).toEqual({
      receiver: 'Meera',
      phone: '9820011223',
      street: '12 Marine Drive',
      city: 'Mumbai',
      state: 'Maharashtra',
      zipcode: '400020',
      country: 'India',
    });
  });

  it('leaves out what is unknown or does not fit', () => {
    const office = { ...profile, phone: '033 2241 1234', address: 'x'.repeat(501), zipcode: '00000' };
    expect(addressOfProfile(office, null)).toEqual({
      receiver: 'Meera',
      phone: null,
      street: null,
      city: null,
      state: null,
      zipcode: '00000',
      country: null,
    });
  });
});
