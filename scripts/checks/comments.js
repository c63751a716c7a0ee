import { parseSync } from 'vite';

/**
 * Patterns for the names of files with comments, each with the function that extracts the comments. Descriptions in
 * GraphQL files count as comments.
 * @type {readonly [RegExp, (text: string, file: string) => string[]][]}
 */
const LANGUAGES = [
  [/\.[cm]?[jt]sx?$/, commentsOfCode],
  [/\.css$/, (text) => matches(text, /\/\*[\s\S]*?\*\//g)],
  [/\.html$/, (text) => matches(text, /<!--[\s\S]*?-->/g)],
  [/\.(jsonc|json)$/, (text) => matches(text, /(?:^|\s)\/\/ .*$/gm)],
  [/\.graphql$/, (text) => matches(text, /"""[\s\S]*?"""|#.*$/gm)],
  [/\.(ya?ml|sh)$|(^|\/)\.[\w-]+ignore$|^\.ci\//, (text) => matches(text, /(?:^|\s)# .*$/gm)],
];

/**
 * Returns the text of all comments of a file. Returns an empty text for files without comments.
 * @param {string} file
 * @param {string} text
 */
export function commentsOf(file, text) {
  const [, find] = LANGUAGES.find(([ending]) => ending.test(file)) ?? [];
  return find ? find(text, file).join('\n') : '';
}

/**
 * @param {string} text
 * @param {string} file
 */
function commentsOfCode(text, file) {
  const { comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  return comments.map(({ value }) => value);
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function matches(text, pattern) {
  return text.match(pattern) ?? [];
}
