import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../paths.js';

// `npm run check:documents`: fails if a document or a comment names a missing file, or refers to a text outside the
// repository.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inProject('.'),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(inProject(file)));
const endings = new Set(files.flatMap(endingsOf));
/**
 * Matches a file name, which ends at a comma or space. Hidden files and relative imports begin with a dot and are not
 * checked.
 */
const FILE_NAME = /(?<![\w./@*…}-])([\w-][\w./-]*\.(?:[cm]?[jt]sx?|md|css|po|graphql))(?![\w*…-])/g;
const COMMENT = /^[ \t]*\/\*[\s\S]*?\*\/|(?:^|[ \t{])\/\/ .*$/gm;
/** Names that look like files but are not. */
const NO_FILES = new Set(['Node.js', 'ipaddr.js']);

const faults = [
  ...files.filter((file) => file.endsWith('.md')).flatMap(faultsOfPage),
  ...files.filter((file) => /\.([cm]?[jt]sx?)$/.test(file)).flatMap(faultsOfComments),
  ...files.filter((file) => /\.(md|[cm]?[jt]sx?|graphql|yaml)$/.test(file)).flatMap(foreignTexts),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/**
 * Returns the file names and links of a page that do not exist.
 * @param {string} page
 */
function faultsOfPage(page) {
  const text = readFileSync(inProject(page), 'utf8');
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted ?? '').join('\n');
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !existsSync(inProject(join(dirname(page), target))));
  return [...missingNames(code), ...linked].map((name) => `${page} names ${name}, which does not exist.`);
}

/**
 * Returns the file names in the comments of a file that do not exist.
 * @param {string} file
 */
function faultsOfComments(file) {
  const comments = readFileSync(inProject(file), 'utf8').match(COMMENT) ?? [];
  return missingNames(comments.join('\n')).map((name) => `${file} names ${name}, which does not exist.`);
}

/**
 * Returns the names of files in a text that are not in the tree. A name may leave out leading folders. For a built
 * file, the source file must exist.
 * @param {string} text
 */
function missingNames(text) {
  return [...text.matchAll(FILE_NAME)]
    .map(([, name]) => name ?? '')
    .filter((name) => !NO_FILES.has(name) && !endings.has(name) && !endings.has(sourceOf(name)));
}

/** @param {string} name */
function sourceOf(name) {
  return name.replace(/^build\/(.*)\.js$/, '$1.ts');
}

/**
 * Returns the path of a file, the path without its first folder, without its first two folders, and so on.
 * @param {string} file
 */
function endingsOf(file) {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

/**
 * Returns the lines that refer to texts outside the repository. Tests and scripts may read sample data beside the
 * repository if it exists.
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
