import { describe, expect, it } from 'vitest';
import { publisherSignUpSchema } from './account.js';
import { DomainError, parseInput } from '../shared/errors.js';

const publisher = {
  email: 'rights@tara.example',
  password: 'good 888',
  confirmPassword: 'good 888',
  publisherName: 'Tara',
  officeContact: '044 2442 6696',
  publicationAddress: 'Kuppam Beach Road, Chennai',
  zipcode: '60004',
};

/** Returns the field path and the message of each problem; an empty list if the input is valid. */
function refusals(input: unknown): string[][] {
  try {
    parseInput(publisherSignUpSchema, input);
  } catch (error) {
    if (error instanceof DomainError)
      return error.problems.map(({ field, message }) => [...(field ?? []), message]);
    throw error;
  }
  return [];
}

describe('a publisher who signs up', () => {
  it('hears of what is wrong in the documented order', () => {
    expect(refusals({}).map(([, text]) => text)).toEqual([
      'Email is required',
      'Password is required',
      'Please confirm your password',
      'Publisher name must be at least 2 characters long',
      'Office contact is required',
      'Publication address is required',
      'Please enter a valid zipcode (5-6 digits)',
    ]);
    expect(
      refusals({
        ...publisher,
        password: 'short',
        confirmPassword: 'other',
        publisherName: 'T',
      }),
    ).toEqual([
      ['confirmPassword', 'Passwords do not match'],
      ['password', 'Password must be at least 8 characters long'],
      ['publisherName', 'Publisher name must be at least 2 characters long'],
    ]);
  });

  it('hears of the email before the passwords', () => {
    expect(refusals({ ...publisher, email: '', confirmPassword: 'other888' })).toEqual([
      ['email', 'Email is required'],
      ['confirmPassword', 'Passwords do not match'],
    ]);
  });

  it.each([null, 'form', []])('is refused when the form is %j', (nothing) => {
    expect(refusals(nothing)).toHaveLength(1);
  });

  it('may leave out company, registration number, description and website', () => {
    const left = { companyName: null, registrationNumber: null, description: null, website: null };
    expect(parseInput(publisherSignUpSchema, { ...publisher, companyName: '  ', website: '' })).toEqual({
      ...publisher,
      ...left,
    });
  });

  it('may have a name of two letters', () => {
    expect(parseInput(publisherSignUpSchema, { ...publisher, publisherName: 'Ta' })).toMatchObject({
      publisherName: 'Ta',
    });
  });

  it('may name its website with or without https://', () => {
    expect(parseInput(publisherSignUpSchema, { ...publisher, website: 'tara.example/books' })).toMatchObject({
      website: 'https://tara.example/books',
    });
  });

  it.each(['javascript:alert(1)', 'ftp://tara.example', 'not a site', 'https://'])(
    'is refused with the website %s',
    (website) => {
      expect(refusals({ ...publisher, website })).toEqual([
        ['website', 'Please enter a web address that begins with http:// or https://'],
      ]);
    },
  );
});
