import { refuse } from './errors.js';

/**
 * Deepest nesting of lists and objects in a request. Legitimate requests stay far below; recursive readers
 * rely on it.
 */
const DEEPEST_NESTING = 100;

/** Refuses NESTED_TOO_DEEPLY for a value read from JSON. */
export function assertShallow(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    assertNotTooDeep(depth);
    level = level.flatMap(partsOf);
  }
}

/** Refuses NESTED_TOO_DEEPLY below the deepest level. */
export function assertNotTooDeep(depth: number): void {
  if (depth > DEEPEST_NESTING) refuse('NESTED_TOO_DEEPLY', { values: { max: DEEPEST_NESTING } });
}

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}

/** True for a JSON object: neither a file nor a stream. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
