import { expect, it } from 'vitest';
import { cityOf, placeOfPinCode } from './cities.js';

it.each([
  ['400020', 'Mumbai'],
  ['400001', 'Mumbai'],
  ['380001', 'Ahmedabad'],
  ['700091', 'North 24 Parganas'],
  ['824101', 'Aurangabad'],
  ['570001', 'Mysuru'],
])('%s is in %s', (zipcode, city) => {
  expect(cityOf(zipcode)).toBe(city);
});

it.each([
  ['400020', 'Mumbai', 'Maharashtra'],
  ['492001', 'Raipur', 'Chhattisgarh'],
  ['190001', 'Srinagar', 'Jammu and Kashmir'],
  ['194101', 'Leh', 'Ladakh'],
  ['605001', 'Pondicherry', 'Puducherry'],
  ['362520', 'Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['744101', 'South Andaman', 'Andaman and Nicobar Islands'],
  ['799001', 'West Tripura', 'Tripura'],
])('%s is in %s, %s', (zipcode, city, state) => {
  expect(placeOfPinCode(zipcode)).toEqual({ city, state });
});

it.each(['00000', '000000', '40002', '999999', '', 'NA', 'toString'])('%j has no known place', (zipcode) => {
  expect(cityOf(zipcode)).toBeNull();
  expect(placeOfPinCode(zipcode)).toBeNull();
});
