import type { z } from 'zod';
import type { CurrencyCode } from '../domain/money/money.js';
import { parseInput } from '../domain/shared/errors.js';

/** A value, or a function that reads it from the request after the principal's ability was checked. */
export type Lazy<T> = T | (() => T | Promise<T>);

/** Returns the value. If `lazy` is a function, calls it to read the value. */
export async function valueOf<T>(lazy: Lazy<T>): Promise<T> {
  return isFunction(lazy) ? lazy() : lazy;
}

/**
 * Returns the parsed input of a use-case. Call it after requireAbility, so that an unauthorised request is
 * refused before its input is read. Throws the problems that parseInput finds.
 */
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
