/**
 * The beginning of a doc comment with a question word. `commentsOf` returns it with its second asterisk at the start of a line;
 * later lines of a comment have a space before theirs.
 */
const QUESTION = /^\*(?:\s*\n\s+\*)?[ \t]+((?:What|When|Why|Whether|Who|Whom|Whose|Where|How)\b.*)$/gm;

/** Matches migrations, which are never edited once they have landed, and generated files, which repeat the schema. */
const EXEMPT = /^server\/persistence\/migrations\/(?!.*\.test\.ts$)|\.generated\.ts$/;

/**
 * Returns the doc comments of a file that begin with a question word. A reader looks for a noun or for what a function does.
 * @param {string} file
 * @param {string} comments
 */
export function questionsAmong(file, comments) {
  if (EXEMPT.test(file)) return [];
  return [...comments.matchAll(QUESTION)].map(([, words]) => words?.trim() ?? '');
}
