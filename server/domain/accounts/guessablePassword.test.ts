import { expect, it } from 'vitest';
import { isGuessable } from './guessablePassword.js';

const ASHA = { email: 'asha.rao@panna.example', name: 'Asha Rao', publisherName: 'Banyan Tree Press' };

it.each([
  'aaaaaaaa',
  'अअअअअअअअ',
  '12341234',
  'P@ssw0rd!',
  'qWeRtY123',
  'Asha RaoAsha Rao',
  'asharao asharao',
  'raorao99',
  'banyan99',
  'panna panna',
])('is guessed soon: %s', (password) => {
  expect(isGuessable(password, ASHA)).toBe(true);
});

it.each(['xkqjvwpz', 'correct horse', 'kitaab400020', 'पुस्तकालय ३', 'good 888', 'a lamp in the rain'])(
  'is not: %s',
  (password) => {
    expect(isGuessable(password, ASHA)).toBe(false);
  },
);

it('says nothing about a form that is not filled in', () => {
  expect(isGuessable('correct horse', { email: 1, name: '', publisherName: undefined })).toBe(false);
});

it('knows a word of the name only for the person who has it', () => {
  expect(isGuessable('balakrishnan7', ASHA)).toBe(false);
  expect(isGuessable('balakrishnan7', { ...ASHA, name: 'Asha Balakrishnan' })).toBe(true);
});
