import { describe, expect, it } from 'vitest';
import { mobileOf } from './mobile.js';

describe('a mobile number', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '+91 98765 43210',
    '(+91) 98765-43210',
    '+91-9876543210',
    '919876543210',
    '0091 98765 43210',
    '09876543210',
    '९८७६५ ४३२१०',
    '+૯૧ ૯૮૭૬૫૪૩૨૧૦',
  ])('%j is ten digits', (typed) => {
    expect(mobileOf(typed)).toBe('9876543210');
  });

  it('keeps the digits 91 that belong to it', () => {
    expect(mobileOf('91234 56789')).toBe('9123456789');
  });

  it.each([
    '',
    '12345',
    '5876543210',
    '033 2241 1234',
    '98765 4321',
    '98765 432101',
    '+1 98765 43210',
    'ring me',
  ])('%j is none', (typed) => {
    expect(mobileOf(typed)).toBeNull();
  });
});
