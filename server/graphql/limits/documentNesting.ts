import { assertNotTooDeep } from '../../domain/shared/nesting.js';

/** Tokens of a document: block strings, strings, comments and brackets. An unclosed string ends with the text. */
const TOKENS = /"""(?:[^"\\]+|\\"""|\\|"(?!""))*(?:""")?|"(?:[^"\\\n\r]+|\\.)*"?|#[^\n\r]*|[{[(]|[}\])]/g;

/** Throws NESTED_TOO_DEEPLY. Reads the text itself, because the parser and its successors recurse at each level. */
export function assertShallowDocument(document: string): void {
  let depth = 0;
  for (const [token] of document.matchAll(TOKENS)) {
    if ('{[('.includes(token)) assertNotTooDeep((depth += 1));
    else if ('}])'.includes(token)) depth -= 1;
  }
}
