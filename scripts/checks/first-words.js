/**
 * Matches a doc comment that begins with a question word. `commentsOf` returns doc comments with their second asterisk
 * at the start of a line; later lines of a comment have a space before the asterisk.
 */
const QUESTION = /^\*(?:\s*\n\s+\*)?[ \t]+((?:What|When|Why|Whether|Who|Whom|Whose|Where|How)\b.*)$/gm;

/** Matches migrations, which are never edited once they have landed, and generated files, which repeat the schema. */
const EXEMPT = /^server\/persistence\/migrations\/(?!.*\.test\.ts$)|\.generated\.ts$/;

/**
 * Returns the doc comments of a file that begin with a question word. They should begin with a noun or a verb.
 * @param {string} file
 * @param {string} comments
 */
export function questionsAmong(file, comments) {
  if (EXEMPT.test(file)) return [];
  return [...comments.matchAll(QUESTION)].map(([, words]) => words?.trim() ?? '');
}
