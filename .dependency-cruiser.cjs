const client = require('./scripts/checks/client-imports.cjs');
const { SERVER } = require('./scripts/checks/folders.cjs');
const { EXEMPT } = require('./scripts/checks/layers.cjs');

/**
 * The import rules. Which folder of the server may import which others stands in scripts/checks/folders.cjs: whatever is not
 * listed is forbidden, and so is a folder that is not listed. Only the files directly in server/ may import everyone.
 */

/** The nouns of the domain, each of which may import those before it. */
const DOMAIN = [
  'text',
  'money',
  'shared',
  'catalogue',
  'accounts',
  'rental',
  'orders',
  'reviews',
  'waiting',
  'events',
  'notifications',
];

const layers = Object.entries(SERVER).map(([folder, { imports: allowed = [] }]) => ({
  name: `${folder}-imports-only-what-it-may`,
  comment: `server/${folder} may import ${['itself', ...allowed].join(', ')}.`,
  severity: 'error',
  from: { path: `^server/${folder}/`, pathNot: EXEMPT },
  to: { path: '^server/', pathNot: `^server/(${[folder, ...allowed].join('|')})(/|$)` },
}));

const nouns = DOMAIN.map((folder, index) => ({
  name: `domain-${folder}-imports-only-what-it-may`,
  comment: `server/domain/${folder} may import ${DOMAIN.slice(0, index + 1).join(', ')}.`,
  severity: 'error',
  from: { path: `^server/domain/${folder}/`, pathNot: EXEMPT },
  to: { path: '^server/domain/', pathNot: `^server/domain/(${DOMAIN.slice(0, index + 1).join('|')})/` },
}));

const server = [
  {
    name: 'domain-is-pure',
    comment: 'The domain does no input or output: of npm it may use pure libraries, of Node nothing.',
    severity: 'error',
    from: { path: '^server/domain/', pathNot: EXEMPT },
    to: {
      pathNot: [
        '^server/domain/',
        '(^|/)node_modules/(zod|temporal-polyfill|temporal-spec|@zxcvbn-ts|@indic-transliteration)/',
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
    from: { path: '^server/domain/', pathNot: [`^server/domain/(${DOMAIN.join('|')})/`, EXEMPT] },
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
      'A file that nobody imports and that imports nobody is dead; the build puts client/start into the page.',
    severity: 'error',
    from: { orphan: true, pathNot: [EXEMPT, '\\.d\\.ts$', '^client/(public|start)/'] },
    to: {},
  },
  {
    name: 'imports-exist',
    severity: 'error',
    from: {},
    // Icons are made by Vite.
    to: { couldNotResolve: true, pathNot: '^~icons/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layers, ...nouns, ...server, ...client, ...everywhere],
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
