/**
 * Ids as rows `wanted (id)` of a parameter that holds them as JSON: `JSON.stringify(ids)`. For statements that are planned once:
 * of an array PostgreSQL knows the length, and plans again for each call because a shorter one looks cheaper.
 */
export function listedIds(parameter: string): string {
  return `(SELECT value COLLATE "C" AS id FROM json_array_elements_text(${parameter}::json)) AS wanted`;
}
