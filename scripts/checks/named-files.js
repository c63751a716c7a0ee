import { dirname, join } from 'node:path';

const ENDINGS = '[cm]?[jt]sx?|md|css|po|graphql|jsonc?|html|ya?ml|sh|webmanifest';
/**
 * Ensures that a name does not begin inside a longer word, an address, a package or a pattern. A name may begin with
 * `./`, `../` or a dot.
 */
const BEFORE = '(?<![\\w./@*…}$:-])';
const START = '(?:\\.{1,2}/)*\\.?[\\w-]';
const AFTER = '(?![\\w*…{/-]|\\.\\w)';
/** Matches names of files with an extension, with or without folders. */
const FILE = new RegExp(`${BEFORE}(${START}[\\w./-]*\\.(?:${ENDINGS}))${AFTER}`, 'g');
/** Matches paths without an extension, and folders with a slash at the end. */
const PATH = new RegExp(`${BEFORE}(${START}[\\w.-]*/(?:[\\w./-]*[\\w-])?/?)${AFTER}`, 'g');

/** Names that look like files but are not, and files that the build creates. */
const NO_FILES = new Set([
  'Node.js',
  'ipaddr.js',
  'build/openapi.json',
  'home.hi.html',
  'written.hi.html',
  'list.html',
]);

/**
 * Returns a function that finds the names of missing files and folders in a text.
 * @param {readonly string[]} files the paths of all files
 */
export function missingNamesAmong(files) {
  const known = new Set(files.flatMap((file) => [...endingsOf(file), ...foldersOf(file).flatMap(endingsOf)]));
  const stems = new Set(files.map((file) => file.replace(/\.\w+$/, '')).flatMap(endingsOf));
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)));

  /**
   * @param {string} name
   * @param {string} file the file that names it
   */
  const exists = (name, file) => {
    const beside = join(dirname(file), name);
    const candidates = [name, sourceOf(name), beside, beside.replace(/\.js$/, '.ts')];
    return (
      candidates.some((path) => known.has(path.replace(/\/$/, ''))) ||
      // Endings of names, such as `.test.ts`.
      (/^\.[^/]+$/.test(name) && files.some((each) => each.endsWith(name)))
    );
  };

  /**
   * True if a name without an extension is a path: it begins with a known folder or a dot, or is a folder with a slash.
   * A name whose last part is in capitals is a placeholder, not a path.
   * @param {string} path
   */
  const isPath = (path) =>
    (folders.has(path.split('/')[0] ?? '') || /^\.|^[^/]+\/$/.test(path)) &&
    !/\/([^/]*\.[^/]*|[A-Z]+)$/.test(path);

  /**
   * @param {string} text
   * @param {string} file the file that the text is from
   */
  return (text, file) => {
    const names = [...text.matchAll(FILE)]
      .map(([, name]) => name ?? '')
      .filter((name) => !NO_FILES.has(name));
    const paths = [...text.matchAll(PATH)].map(([, path]) => path ?? '').filter(isPath);
    return [
      ...names.filter((name) => !exists(name, file)),
      ...paths.filter((path) => !exists(path, file) && !stems.has(path)),
    ];
  };
}

/**
 * Returns the source file of a built file.
 * @param {string} name
 */
function sourceOf(name) {
  return name.replace(/^build\/(.*)\.js$/, '$1.ts');
}

/**
 * Returns a path, the path without its first folder, without its first two folders, and so on.
 * @param {string} path
 */
function endingsOf(path) {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

/**
 * Returns the folders that a file is in, from the top to the innermost.
 * @param {string} file
 */
function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
