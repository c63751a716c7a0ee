import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../contract/schema.generated';
import { chooseLanguage } from '../i18n/language';
import { translateError } from './translateError';

/** Returns a refusal whose text contains one value. */
const speakingOf = (name: string, value: string, [code, message]: [ErrorCode, string]) =>
  translateError({ code, message, field: null, values: [{ name, value }] });

beforeEach(async () => {
  await chooseLanguage('en');
});

describe('The text of a refusal', () => {
  const priceChanged = () =>
    speakingOf('amountDue', '124950.50', ['PRICE_CHANGED', 'The amount due is now ₹1,24,950.50.']);
  const rented = () =>
    speakingOf('availableFrom', '2026-11-21', ['BOOK_RENTED', 'This book is rented out until 2026-11-21']);
  const tooFew = () => speakingOf('available', '3', ['NOT_ENOUGH_COPIES', 'Only 3 can be ordered']);

  it('is the one of the server in English, with days as people write them', () => {
    expect(priceChanged()).toBe('The amount due is now ₹1,24,950.50.');
    expect(rented()).toBe('This book is rented out until 21 Nov 2026');
  });

  it.each([
    ['hi', 'राशि ₹1,24,950.50 है'],
    ['gu', 'રકમ ₹1,24,950.50 છે'],
  ] as const)('names amounts, days and numbers as they are written in %s', async (language, text) => {
    await chooseLanguage(language);
    expect(priceChanged()).toContain(text);
    expect(rented()).not.toContain('2026-11-21');
    expect(tooFew()).toContain('3');
  });

  it.each([
    ['hi', 'इसकी सिर्फ़ 1 प्रति मिल सकती है', 'इसकी सिर्फ़ 2 प्रतियाँ मिल सकती हैं'],
    ['gu', 'તેની ફક્ત 1 નકલ મળી શકે', 'તેની ફક્ત 2 નકલો મળી શકે'],
  ] as const)('counts one thing and several as people do in %s', async (language, one, two) => {
    await chooseLanguage(language);
    const left = (copies: string) => speakingOf('available', copies, ['NOT_ENOUGH_COPIES', '']);
    expect([left('1'), left('2')]).toEqual([one, two]);
  });
});
