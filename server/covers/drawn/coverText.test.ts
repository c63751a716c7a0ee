import { expect, it } from 'vitest';
import { coverText } from './coverText.js';

it.each([
  ['Emma', 'Emma', null],
  ['The Hobbit (Middle-earth, #1)', 'The Hobbit', 'Middle-earth, #1'],
  [
    'Guns, Germs, and Steel: The Fates of Human Societies',
    'Guns, Germs, and Steel',
    'The Fates of Human Societies',
  ],
  ['Frankenstein; or, The Modern Prometheus', 'Frankenstein', 'or, The Modern Prometheus'],
  ['गोदान – भारतीय किसान की कथा', 'गोदान', 'भारतीय किसान की कथा'],
  ['Dune: Part Two', 'Dune: Part Two', null],
  ['Catch-22', 'Catch-22', null],
  ['(Untitled)', '(Untitled)', null],
  ["Alice's Adventures", 'Alice’s Adventures', null],
])('reads %s', (whole, title, subtitle) => {
  expect(coverText(whole, '')).toMatchObject({ title, subtitle });
});

it('keeps the joiners that Indic letters need, and drops marks that would turn the text around', () => {
  expect(coverText('क्\u200dष \u202eevil\u2066', '\u0007A\tB\u00ad').title).toBe('क्\u200dष evil');
  expect(coverText('x', '\u0007A\tB\u00ad').author).toBe('A B');
});

it('shortens what nobody could read on a cover', () => {
  const { title, author } = coverText('la '.repeat(300), 'lo'.repeat(300));
  expect(title.length).toBeLessThanOrEqual(161);
  expect(title.endsWith('…')).toBe(true);
  expect(author).toHaveLength(91);
});
