import type { z } from 'zod';
import type { CurrencyCode } from '../domain/money/money.js';
import { parseInput } from '../domain/shared/errors.js';

/** A value, or a function that reads it from the request once the caller is known to have the ability. */
export type Lazy<T> = T | (() => T | Promise<T>);

/** Returns the value, reading it now if it was not read before. */
export async function valueOf<T>(lazy: Lazy<T>): Promise<T> {
  return isFunction(lazy) ? lazy() : lazy;
}

/** Reads and checks the input of a use-case (parseInput). Call it after requireAbility. */
export async function readInput<S extends z.ZodType>(
  schema: S,
  input: unknown,
  currency?: CurrencyCode,
): Promise<z.output<S>> {
  return parseInput(schema, await valueOf(input), currency);
}

function isFunction<T>(lazy: Lazy<T>): lazy is () => T | Promise<T> {
  return typeof lazy === 'function';
}
