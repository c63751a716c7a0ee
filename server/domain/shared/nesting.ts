import { refuse } from './errors.js';

/** How deeply a request may nest lists and objects; nothing honest comes near. What reads them may call itself so often. */
const DEEPEST_NESTING = 100;

/** Refuses NESTED_TOO_DEEPLY for what was read from JSON. */
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

/** An object as JSON has it: neither a file nor a stream. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
