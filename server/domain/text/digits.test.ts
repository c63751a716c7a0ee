import { describe, expect, it } from 'vitest';
import { asciiDigits } from './digits.js';

const SYSTEMS = Intl.supportedValuesOf('numberingSystem')
  .map((system) => [system, digitsOf(system)] as const)
  .filter(([, digits]) => /^\p{Nd}{10}$/u.test(digits));

function digitsOf(numberingSystem: string): string {
  const format = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  return Array.from({ length: 10 }, (_, digit) => format.format(digit)).join('');
}

describe('digits', () => {
  it.each(SYSTEMS)('of the system %s are read: %s', (_, digits) => {
    expect(asciiDigits(digits)).toBe('0123456789');
  });

  it('are known in Hindi, Gujarati and full width at least', () => {
    expect(SYSTEMS.map(([system]) => system)).toEqual(expect.arrayContaining(['deva', 'gujr', 'fullwide']));
  });

  it('are read wherever they stand, and all else is kept', () => {
    expect(asciiDigits('ISBN ९७८-૦１4 सौ Ⅷ ²')).toBe('ISBN 978-014 सौ Ⅷ ²');
  });
});
