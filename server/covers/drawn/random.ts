import { createHash } from 'node:crypto';

/** Pseudo-random choices. Equal seed texts give equal choices. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Returns a whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
}

/** Returns pseudo-random choices seeded by a text (mulberry32, seeded with its SHA-256). */
export function randomFrom(text: string): Random {
  let state = createHash('sha256').update(text).digest().readUInt32LE();
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return { next, between, whole, oneOf: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0] };
}
