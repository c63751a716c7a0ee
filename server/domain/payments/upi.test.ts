import { expect, it } from 'vitest';
import { profileUpdateSchema } from '../accounts/account.js';
import { money } from '../money/money.js';
import { DomainError, parseInput } from '../shared/errors.js';
import { upiLink } from './upi.js';

it('opens a UPI app with recipient, amount and note', () => {
  const payment = {
    address: 'asha@okbank',
    name: 'Asha & Sons',
    amount: money(29_850, 'INR'),
    note: 'Order 7Q2X4M',
  };
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=asha%40okbank&pn=Asha%20%26%20Sons&am=298.50&cu=INR&tn=Order%207Q2X4M',
  );
});

const read = (upiAddress: unknown) => parseInput(profileUpdateSchema, { upiAddress }).upiAddress;

it.each([
  ['Asha.Rao-1@OKBANK', 'asha.rao-1@okbank'],
  [' 9820044556@upi ', '9820044556@upi'],
  ['', null],
  ['  ', null],
  [undefined, undefined],
  [null, undefined],
])('reads the UPI address %j', (typed, stored) => {
  expect(read(typed)).toBe(stored);
});

it.each(['asha', 'a@okbank', 'asha@', 'asha@ok.bank', 'asha rao@okbank', 'asha@@okbank', 'asha@1bank'])(
  'refuses the UPI address %j',
  (typed) => {
    expect(() => read(typed)).toThrow(DomainError);
  },
);
