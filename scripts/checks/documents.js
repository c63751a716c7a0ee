import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commentsOf } from './comments.js';
import { questionsAmong } from './first-words.js';
import { missingNamesAmong } from './named-files.js';
import { inProject } from '../paths.js';

// `npm run check:documents`: fails if a document or a comment names a missing file or folder, or refers to a text
// outside the repository, or if a doc comment begins with a question word.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inProject('.'),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(inProject(file)));
const missingNames = missingNamesAmong(files);

const faults = files.flatMap((file) => {
  if (file.endsWith('.md')) return [...faultsOfPage(file), ...foreignTexts(file)];
  const isText = /\.([cm]?[jt]sx?|graphql|ya?ml|css|html|jsonc?|sh)$|^\.[\w/-]+$/.test(file);
  return isText ? [...faultsOfComments(file), ...foreignTexts(file)] : [];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/**
 * Returns a message for each missing file or folder that a page names or links to.
 * @param {string} page
 */
function faultsOfPage(page) {
  const text = readFileSync(inProject(page), 'utf8');
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted ?? '').join('\n');
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !existsSync(inProject(join(dirname(page), target))));
  return [...missingNames(code, page), ...linked].map(
    (name) => `${page} names ${name}, which does not exist.`,
  );
}

/**
 * Returns a message for each missing file or folder that the comments of a file name, and for each doc comment that
 * begins with a question word.
 * @param {string} file
 */
function faultsOfComments(file) {
  const comments = commentsOf(file, readFileSync(inProject(file), 'utf8'));
  const questions = questionsAmong(file, comments).map(
    (words) =>
      `${file}: "${words}" begins with a question word. Begin with a noun, or a verb such as Returns.`,
  );
  return [
    ...missingNames(comments, file).map((name) => `${file} names ${name}, which does not exist.`),
    ...questions,
  ];
}

/**
 * Returns a message for each line that refers to a text outside the repository. Tests and scripts may read sample data
 * beside the repository if it exists.
 * @param {string} file
 */
function foreignTexts(file) {
  if (file === 'scripts/checks/documents.js') return [];
  const foreign =
    /\(specification[,)]|specification \(section|\(decisions:|decisions\.md|\.\.\/shared\/(spec|design)/;
  return readFileSync(inProject(file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      foreign.test(line) ? [`${file}:${index + 1} cites a text outside the repository.`] : [],
    );
}
