import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../paths.js';

// `npm run check:documents`: what the documents name exists, and nothing refers to texts outside the repository.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inProject('.'),
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(inProject(file)));
const faults = [
  ...files.filter((file) => file.endsWith('.md')).flatMap(faultsOfPage),
  ...files.filter((file) => /\.(md|[cm]?[jt]sx?|graphql|yaml)$/.test(file)).flatMap(foreignTexts),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/**
 * Files in backticks and links of a page that are not there.
 * @param {string} page
 */
function faultsOfPage(page) {
  const text = readFileSync(inProject(page), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:[cm]?[jt]sx?|md|css|po|graphql))`/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !name.startsWith('.') && !files.some((file) => `/${file}`.endsWith(`/${name}`)));
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
    .map(([, target]) => target ?? '')
    .filter((target) => !existsSync(inProject(join(dirname(page), target))));
  return [...named, ...linked].map((name) => `${page} names ${name}, which is not there.`);
}

/**
 * Lines that cite what a newcomer does not have. Tests and scripts may read sample data beside the repository when it is there.
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
