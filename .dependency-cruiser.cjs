const client = require('./scripts/checks/client-imports.cjs');
const { SERVER } = require('./scripts/checks/folders.cjs');
const { EXEMPT, ordered } = require('./scripts/checks/layers.cjs');
const { ORDERS } = require('./scripts/checks/orders.cjs');
const { PACKAGES, filesIn } = require('./scripts/checks/packages.cjs');

/**
 * The import rules, made from the tables in scripts/checks. folders.cjs lists the folders that each folder of the server
 * may import. orders.cjs gives the import order inside each folder, and packages.cjs restricts npm packages. Only the files
 * directly in server/ may import every folder.
 */

const layers = Object.entries(SERVER).map(([folder, { imports: allowed = [] }]) => ({
  name: `${folder}-imports-only-what-it-may`,
  comment: `server/${folder} may import ${['itself', ...allowed].join(', ')}.`,
  severity: 'error',
  from: { path: `^server/${folder}/`, pathNot: EXEMPT },
  to: { path: '^server/', pathNot: `^server/(${[folder, ...allowed].join('|')})(/|$)` },
}));

const orders = Object.entries(ORDERS).flatMap(([place, names]) => ordered(place, names));

const packages = PACKAGES.map(({ side, folders, packages: names }) => ({
  name: `packages-of-${folders.join('-and-')}`.replaceAll(/[/*.]+/g, '-'),
  comment: `Only ${folders.join(', ')} may import these packages: scripts/checks/packages.cjs.`,
  severity: 'error',
  from: { path: `^(${side ?? 'server|client'})/`, pathNot: [...folders.map(filesIn), EXEMPT] },
  to: { path: `(^|/)node_modules/(@types/)?(${names.join('|')})/` },
}));

const server = [
  {
    name: 'use-cases-decide-permissions',
    comment:
      'Who may do what is decided in use-cases: transports neither ask policies nor look at abilities.',
    severity: 'error',
    from: { path: '^server/(graphql|rest|http|publicPages|pictures)/', pathNot: EXEMPT },
    to: { path: '^server/domain/([^/]+/policies|accounts/(abilities|principal))\\.ts$' },
  },
  {
    name: 'policies-judge-abilities',
    comment: 'In the domain, only policies.ts of each noun asks what a principal may do.',
    severity: 'error',
    from: { path: '^server/domain/', pathNot: ['/policies\\.ts$', '^server/domain/accounts/', EXEMPT] },
    to: { path: '^server/domain/accounts/principal\\.ts$' },
  },
  {
    name: 'domain-is-pure',
    comment: 'The domain does no input or output: of npm it may use pure libraries, of Node nothing.',
    severity: 'error',
    from: { path: '^server/domain/', pathNot: EXEMPT },
    to: {
      pathNot: [
        '^server/domain/',
        '(^|/)node_modules/(zod|@lingui|temporal-polyfill|temporal-spec|@zxcvbn-ts|@indic-transliteration|otpauth)/',
      ],
    },
  },
  {
    name: 'known-folders-only',
    comment: 'A new folder of the server is entered in scripts/checks/folders.cjs, with what it may import.',
    severity: 'error',
    from: { path: '^server/[^/]+/', pathNot: [`^server/(${Object.keys(SERVER).join('|')})/`, EXEMPT] },
    to: { path: '^server/' },
  },
  {
    name: 'domain-has-nouns',
    comment: 'A file of the domain stands in the folder of its noun.',
    severity: 'error',
    from: { path: '^server/domain/[^/]+$', pathNot: EXEMPT },
    to: {},
  },
  {
    name: 'migrations-import-nothing',
    comment:
      'What a migration runs never changes: it imports its own copy in migrations/frozen, and no code that lives on.',
    severity: 'error',
    from: { path: '^server/persistence/migrations/', pathNot: EXEMPT },
    to: { pathNot: ['^server/persistence/migrations/', '(^|/)node_modules/typeorm/', '^(node:)?crypto$'] },
  },
  {
    name: 'typeorm-stays-in-persistence',
    comment:
      'Tests read and write rows through Database too. Only the one that builds databases of older versions runs migrations itself.',
    severity: 'error',
    from: {
      path: '^(server|client)/',
      pathNot: ['^server/persistence/', '^server/testing/databases/oldDatabase\\.ts$'],
    },
    to: { path: '(^|/)node_modules/typeorm/' },
  },
  {
    name: 'tests-stay-outside',
    comment: 'What is shipped does not need what tests need.',
    severity: 'error',
    from: { path: '^(server|client)/', pathNot: EXEMPT },
    to: { path: EXEMPT },
  },
  {
    name: 'no-development-packages',
    comment: 'The running server has the packages of "dependencies" only.',
    severity: 'error',
    from: { path: '^server/', pathNot: EXEMPT },
    to: { dependencyTypes: ['npm-dev', 'npm-unknown', 'npm-no-pkg'] },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment:
      'A file that nobody imports and that imports nobody is dead; the build puts client/firstSight/start into the page.',
    severity: 'error',
    from: { orphan: true, pathNot: [EXEMPT, '\\.d\\.ts$', '^client/(public|firstSight/start)/'] },
    to: {},
  },
  {
    name: 'imports-exist',
    severity: 'error',
    from: {},
    // Vite generates the modules of icons, so no file exists for them.
    to: { couldNotResolve: true, pathNot: '^~icons/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layers, ...orders, ...packages, ...server, ...client, ...everywhere],
  options: {
    babelConfig: { fileName: 'scripts/checks/imports-only.cjs' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
