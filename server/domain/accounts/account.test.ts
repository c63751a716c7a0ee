import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { logInSchema, profileUpdateSchema, readerSignUpSchema, settingsUpdateSchema } from './account.js';
import { DomainError, parseInput } from '../shared/errors.js';

const reader = {
  email: 'asha@example.com',
  name: 'Asha',
  password: 'good 888',
  confirmPassword: 'good 888',
  phone: '+91 98765 43210',
  address: '1 Rampart Row, Mumbai',
  zipcode: '400001',
};
/** Returns each problem as field and text, in order. */
function refusals(schema: z.ZodType, input: unknown): string[][] {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof DomainError)
      return error.problems.map(({ field, message }) => [...(field ?? []), message]);
    throw error;
  }
  return [];
}

describe('a reader who signs up', () => {
  it('is taken as filled in, trimmed, the email in lower case, the password untouched', () => {
    const input = {
      ...reader,
      email: ' Asha@Example.com ',
      name: ' Asha ',
      password: ' eight 8 ',
      confirmPassword: ' eight 8 ',
    };
    expect(parseInput(readerSignUpSchema, input)).toEqual({
      ...reader,
      password: ' eight 8 ',
      confirmPassword: ' eight 8 ',
    });
  });

  it('must fill in everything', () => {
    expect(refusals(readerSignUpSchema, {})).toEqual([
      ['email', 'Email is required'],
      ['name', 'Name is required'],
      ['password', 'Password is required'],
      ['confirmPassword', 'Please confirm your password'],
      ['phone', 'Phone is required'],
      ['address', 'Address is required'],
      ['zipcode', 'Please enter a valid zipcode (5-6 digits)'],
    ]);
  });

  it('does not fill in anything with white space or invisible characters', () => {
    const blank = Object.fromEntries(Object.keys(reader).map((field) => [field, ' \t\u200b\u00a0']));
    expect(refusals(readerSignUpSchema, blank).map(([field]) => field)).toEqual(Object.keys(reader));
  });

  it('hears of passwords that differ even when other fields are wrong', () => {
    expect(
      refusals(readerSignUpSchema, { ...reader, confirmPassword: 'other888', phone: undefined }),
    ).toEqual([
      ['confirmPassword', 'Passwords do not match'],
      ['phone', 'Phone is required'],
    ]);
  });

  it.each([
    ['email', 'not-an-address', 'Please enter a valid email address'],
    ['email', `${'a'.repeat(250)}@b.in`, 'Please use at most 254 characters'],
    ['email', 42, 'This value is not valid'],
    ['name', 'a\0b', 'This value is not valid'],
    ['name', 'a'.repeat(201), 'Please use at most 200 characters'],
    ['phone', '9'.repeat(41), 'Please use at most 40 characters'],
    ['zipcode', '1234', 'Please enter a valid zipcode (5-6 digits)'],
    ['zipcode', '1234567', 'Please enter a valid zipcode (5-6 digits)'],
    ['zipcode', '४०००', 'Please enter a valid zipcode (5-6 digits)'],
  ])('is refused with %s %s', (field, value, text) => {
    expect(refusals(readerSignUpSchema, { ...reader, [field]: value })).toEqual([[field, text]]);
  });

  it('needs a password of 8 to 200 characters', () => {
    const withPassword = (password: string) =>
      refusals(readerSignUpSchema, { ...reader, password, confirmPassword: password });
    expect(withPassword('seven77')).toEqual([['password', 'Password must be at least 8 characters long']]);
    expect(withPassword('a'.repeat(201))).toEqual([['password', 'Please use at most 200 characters']]);
    expect(withPassword('a lamp in the rain '.repeat(11).slice(0, 200))).toEqual([]);
  });
});

describe('other forms of an account', () => {
  it('log in with the email in any case and the password as it is', () => {
    expect(parseInput(logInSchema, { email: ' ASHA@example.com', password: ' a ' })).toEqual({
      email: 'asha@example.com',
      password: ' a ',
    });
    expect(refusals(logInSchema, { email: 'a@b.in', password: '' })).toEqual([
      ['password', 'Password is required'],
    ]);
    expect(refusals(logInSchema, {}).map(([, text]) => text)).toEqual([
      'Email is required',
      'Password is required',
    ]);
  });

  it('leave alone in the profile what is not given, and refuse what is blank', () => {
    expect(parseInput(profileUpdateSchema, { phone: ' 1 ', address: null })).toEqual({
      phone: '1',
      address: undefined,
    });
    expect(refusals(profileUpdateSchema, { address: '  ' })).toEqual([['address', 'Address is required']]);
  });

  it('change only the settings that are given, to values that exist', () => {
    expect(parseInput(settingsUpdateSchema, { theme: 'SYSTEM', newBookAlerts: true })).toMatchObject({
      theme: 'SYSTEM',
      newBookAlerts: true,
    });
    expect(refusals(settingsUpdateSchema, { currency: 'GBP', emailNotifications: 'yes' })).toEqual([
      ['emailNotifications', 'This value is not valid'],
      ['currency', 'This value is not valid'],
    ]);
  });
});
