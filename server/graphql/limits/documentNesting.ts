import { assertNotTooDeep } from '../../domain/shared/nesting.js';

/** Block strings, strings, comments and brackets of a document; what does not end goes to the end of the text. */
const TOKENS = /"""(?:[^"\\]+|\\"""|\\|"(?!""))*(?:""")?|"(?:[^"\\\n\r]+|\\.)*"?|#[^\n\r]*|[{[(]|[}\])]/g;

/** Refuses NESTED_TOO_DEEPLY for a document, from its text: the parser and all after it call themselves for each level. */
export function assertShallowDocument(document: string): void {
  let depth = 0;
  for (const [token] of document.matchAll(TOKENS)) {
    if ('{[('.includes(token)) assertNotTooDeep((depth += 1));
    else if ('}])'.includes(token)) depth -= 1;
  }
}
