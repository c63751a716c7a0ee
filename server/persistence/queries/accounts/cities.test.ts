import { expect, it } from 'vitest';
import { cityOf } from './cities.js';

it.each([
  ['400020', 'Mumbai'],
  ['380001', 'Ahmedabad'],
  ['700091', 'North 24 Parganas'],
  ['824101', 'Aurangabad'],
  ['570001', 'Mysuru'],
])('%s is in %s', (zipcode, city) => {
  expect(cityOf(zipcode)).toBe(city);
});

it.each(['00000', '000000', '40002', '999999', ''])('%j has no known city', (zipcode) => {
  expect(cityOf(zipcode)).toBeNull();
});
