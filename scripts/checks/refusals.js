import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../paths.js';

// `npm run check:refusals`: fails if a transport refuses a viewer, or says that something is not found. Use-cases
// decide both, so that all transports agree.
const TRANSPORTS = ['server/graphql', 'server/rest', 'server/pictures'];
const REFUSALS =
  /(['"`])(?:UNAUTHENTICATED|FORBIDDEN|(?:[A-Z]+_)*NOT_FOUND)\1|\.callNotFound\(|\.code\(40[134]\)/g;
/** Files that name an error code without throwing it, or that throw it for an address without a route. */
const EXEMPT = ['server/graphql/schema/payload.ts', 'server/rest/methods.ts'];

const faults = TRANSPORTS.flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !EXEMPT.includes(file))
    .flatMap(faultsOf),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** @param {string} file */
function faultsOf(file) {
  return readFileSync(inProject(file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(REFUSALS)].map(
        ([found]) => `${file}:${index + 1} refuses by itself (${found}): let the use-case throw.`,
      ),
    );
}
