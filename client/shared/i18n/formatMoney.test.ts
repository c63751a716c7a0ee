import { describe, expect, it } from 'vitest';
import { formatMoney } from './formatMoney';

const rupees = (amount: string) => formatMoney({ amount, currencyCode: 'INR' }, 'en');

describe('An amount', () => {
  it('is grouped as in India, and drops paise that are none', () => {
    expect(rupees('124950.50')).toBe('₹1,24,950.50');
    expect(rupees('249.00')).toBe('₹249');
  });

  it('stays exact where a float would not', () => {
    expect(rupees('90071992547409.93')).toBe('₹9,00,71,99,25,47,409.93');
  });
});
