import { refuse } from './errors.js';

/**
 * Maximum nesting of lists and objects in a request. Legitimate requests stay far below it. Recursive functions rely
 * on the limit.
 */
const DEEPEST_NESTING = 100;

/** Throws NESTED_TOO_DEEPLY if a value parsed from JSON is nested more than 100 levels deep. */
export function assertShallow(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    assertNotTooDeep(depth);
    level = level.flatMap(partsOf);
  }
}

/** Throws NESTED_TOO_DEEPLY if the depth exceeds 100 levels. */
export function assertNotTooDeep(depth: number): void {
  if (depth > DEEPEST_NESTING) refuse('NESTED_TOO_DEEPLY', { values: { max: DEEPEST_NESTING } });
}

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}

/** True for a plain object, such as JSON.parse returns; false for files and streams. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
