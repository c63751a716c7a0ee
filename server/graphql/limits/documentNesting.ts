import { assertNotTooDeep } from '../../domain/shared/nesting.js';

/**
 * Matches brackets, and the strings and comments that may contain brackets. An unterminated block string extends to
 * the end of the text, an unterminated string to the end of its line.
 */
const TOKENS = /"""(?:[^"\\]+|\\"""|\\|"(?!""))*(?:""")?|"(?:[^"\\\n\r]+|\\.)*"?|#[^\n\r]*|[{[(]|[}\])]/g;

/**
 * Throws NESTED_TOO_DEEPLY if brackets are nested more than 100 levels deep. Scans the text without parsing it,
 * because the parser and all later steps recurse at each level.
 */
export function assertShallowDocument(document: string): void {
  let depth = 0;
  for (const [token] of document.matchAll(TOKENS)) {
    if ('{[('.includes(token)) assertNotTooDeep((depth += 1));
    else if ('}])'.includes(token)) depth -= 1;
  }
}
