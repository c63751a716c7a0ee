import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import graphs from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json' with { type: 'json' };
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { PRODUCT_NAME } from '../shared/product.js';

/** The owner of the new password. */
export interface Person {
  email?: unknown;
  name?: unknown;
  publisherName?: unknown;
}

/**
 * The fewest guesses that a password must withstand. Eight random letters withstand 100 times as many; the limits of wrong
 * passwords let a stranger try a thousand a day.
 */
const FEWEST_GUESSES = 1_000_000;

/** Characters of a password that are judged: the time grows with their square, to 25 ms for this many. */
const JUDGED_LENGTH = 32;

/** Bounds what one form can add to the dictionary. */
const LONGEST_TEXT = 254;
const MOST_WORDS = 10;

let estimator: ZxcvbnFactory | undefined;

/**
 * True if a stranger would try the password early: a common one, a row of keys, a repetition, or a date.
 * Passwords made mostly of the person's name, their email address or the product's name count too, ignoring
 * case, spaces and punctuation.
 */
export function isGuessable(password: string, { email, name, publisherName }: Person): boolean {
  const texts = [email, localPart(email), name, publisherName, PRODUCT_NAME]
    .filter((text) => typeof text === 'string')
    .map((text) => text.slice(0, LONGEST_TEXT).toLowerCase());
  if (texts.some((text) => repeats(bare(password), bare(text)))) return true;
  estimator ??= new ZxcvbnFactory({ dictionary: { passwords }, graphs, maxLength: JUDGED_LENGTH });
  const { guesses } = estimator.check(password.toLowerCase(), texts.flatMap(wordsOf));
  return guesses < FEWEST_GUESSES;
}

function localPart(email: unknown): string | undefined {
  return typeof email === 'string' ? email.split('@', 1)[0] : undefined;
}

/** True if the whole repeats the part, once or several times. */
function repeats(whole: string, part: string): boolean {
  return part !== '' && whole !== '' && whole.replaceAll(part, '') === '';
}

/** Returns the text's letters and digits only. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Returns the text, its letters and digits, and its words. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
  return [text, bare(text), ...words.slice(0, MOST_WORDS)].filter(Boolean);
}
