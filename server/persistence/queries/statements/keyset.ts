import type { Parameters } from './parameters.js';

/** The order of a list: columns that together place each row, all of them rising or all of them falling. */
export interface Keyset {
  keys: readonly string[];
  descending: boolean;
}

/** The ORDER BY of the keys, turned round to read backward. */
export function orderBy({ keys, descending }: Keyset, backward: boolean): string {
  return keys.map((key) => `${key} ${descending === backward ? 'ASC' : 'DESC'}`).join(', ');
}

/** The condition that a row comes after this place in the order, or before it to read backward. */
export function beyond(
  { keys, descending }: Keyset,
  backward: boolean,
  place: readonly unknown[],
  parameters: Parameters,
): string {
  const values = place.map((value) => parameters.add(value));
  return `(${keys.join(', ')}) ${descending === backward ? '>' : '<'} (${values.join(', ')})`;
}
