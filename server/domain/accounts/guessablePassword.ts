import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import graphs from '@zxcvbn-ts/language-common/src/adjacencyGraphs.json' with { type: 'json' };
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { PRODUCT_NAME } from '../shared/product.js';

/** The owner of the new password. The fields come from unchecked input. */
export interface Person {
  email?: unknown;
  name?: unknown;
  publisherName?: unknown;
}

/**
 * Minimum number of guesses that a password must withstand. Eight random letters withstand 100 times as many. The
 * rate limit for wrong passwords allows a stranger 1,000 guesses a day.
 */
const FEWEST_GUESSES = 1_000_000;

/**
 * Maximum number of characters of a password that are checked. The time grows with the square of the length, to 25 ms
 * at this limit.
 */
const JUDGED_LENGTH = 32;

/** Limits for the texts of a form that are added to the dictionary: characters per text, and words per text. */
const LONGEST_TEXT = 254;
const MOST_WORDS = 10;

let estimator: ZxcvbnFactory | undefined;

/**
 * True if an attacker would need few guesses, as for a common password, a row of keys, a repetition or a date. A
 * password made mostly of the person's name, the email address or the product's name is also guessable. Case, spaces
 * and punctuation are ignored.
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

/** True if the whole text consists of one or more repetitions of the part. */
function repeats(whole: string, part: string): boolean {
  return part !== '' && whole !== '' && whole.replaceAll(part, '') === '';
}

/** Normalises the text (NFKC, lower case) and removes everything but letters, marks and digits. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/**
 * Returns the text, the text without punctuation and spaces, and its first MOST_WORDS words of at least two characters.
 */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
  return [text, bare(text), ...words.slice(0, MOST_WORDS)].filter(Boolean);
}
