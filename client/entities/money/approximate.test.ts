import { describe, expect, it } from 'vitest';
import { approximate } from './approximate';

const dollar = { currencyCode: 'USD', rupeesPerUnit: '84.6025' } as const;

describe('An approximate price', () => {
  it('has cents below a hundred, and none above', () => {
    expect(approximate('499.00', dollar, 'en')).toBe('$5.90');
    expect(approximate('124950.50', dollar, 'en')).toBe('$1,477');
  });

  it.each(['en', 'hi', 'gu'])('is written with the sign of its currency in %s', (locale) => {
    expect(approximate('499.00', { currencyCode: 'EUR', rupeesPerUnit: '99.80' }, locale)).toBe('€5.00');
    expect(approximate('499.00', dollar, locale)).toBe('$5.90');
  });
});
