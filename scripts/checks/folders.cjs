/**
 * The folders of server/ and client/: what each holds, and which others it may import. The import rules
 * (.dependency-cruiser.cjs) and the lists in docs/folders.md (`npm run folders`) come from this table.
 * @typedef {{ holds: string, imports?: string[] }} Folder
 */

/**
 * The outside world, for the use-cases to reach.
 * @type {Record<string, Folder>}
 */
const PORTS = {
  covers: {
    holds: 'uploaded covers and photos, checked and re-encoded, and drawn covers',
    imports: ['domain', 'files'],
  },
  files: { holds: 'the files that people gave the marketplace, on the disk' },
  liveTopics: { holds: 'who hears at once that something changed (`LISTEN` and `NOTIFY`)' },
  notifications: {
    holds: 'how mails are laid out in a language, and how they are sent: SMTP, or files',
    imports: ['domain', 'languages'],
  },
  payments: { holds: 'payment providers' },
  queue: { holds: 'the job queue: pg-boss, in the schema `queue` of the same database' },
  rateLimits: { holds: 'counters of attempts, in memory or in Redis' },
  secrets: { holds: 'what seals the secrets that must be read again, and its key' },
};

/** The files directly in server/: app.ts, which composes the whole, and what starts it. They may import everything. */
const COMPOSITION = '[^/]+\\.ts';

/** @type {Record<string, Folder>} */
const SERVER = {
  domain: { holds: 'the rules, as pure functions and types; every refusal and its text', imports: [] },
  persistence: {
    holds:
      'the database: connections, transactions, `entities/` to write with, `queries/` to read with, `migrations/`',
    imports: ['domain'],
  },
  languages: {
    holds: 'who says texts in the language of a reader: messages with placeholders, for mails and pages',
    imports: ['domain'],
  },
  ...Object.fromEntries(
    Object.entries(PORTS).map(([folder, port]) => [folder, { imports: ['domain'], ...port }]),
  ),
  usecases: {
    holds: 'one verb per file, by noun; `scope.ts` is what each of them is given',
    imports: ['domain', 'persistence', 'languages', ...Object.keys(PORTS)],
  },
  bookData: {
    holds: 'the documented format of a book, which the REST calls, files of books and CSV share',
    imports: ['domain', 'usecases'],
  },
  http: {
    holds:
      'the edge: headers, sessions, client addresses, static files, draining, the page of mails kept as files',
    imports: ['domain', 'languages', 'notifications', 'usecases'],
  },
  pictures: {
    holds: 'the routes of covers, photos and cards of links',
    imports: ['domain', 'covers', 'files'],
  },
  graphql: {
    holds: 'types, inputs and resolvers by noun; `schema/` for what they share; `limits/`',
    imports: ['domain', 'usecases', 'bookData'],
  },
  rest: {
    holds: 'the documented paths: routes, presenters, and the schemas that become the OpenAPI document',
    imports: ['domain', 'usecases', 'bookData'],
  },
  publicPages: {
    holds:
      'the pages of books and sellers for links, previews and search engines, their list, and `robots.txt`',
    imports: ['domain', 'languages', 'usecases', 'http'],
  },
  jobs: { holds: 'the worker: mail, reminders, digests, expiry', imports: ['domain', 'usecases', 'queue'] },
  demo: { holds: 'the demo marketplace, told through the use-cases', imports: ['domain', 'usecases'] },
  cli: {
    holds: 'the command lines, and what generates files from the code',
    imports: [
      'domain',
      'persistence',
      'usecases',
      'bookData',
      'graphql',
      'rest',
      'jobs',
      'demo',
      COMPOSITION,
    ],
  },
};

/**
 * What tests and benchmarks need may import everything; nothing that is shipped imports it.
 * @type {Record<string, Folder>}
 */
const SERVER_TESTS = {
  testing: { holds: 'a whole marketplace on a database of its own, for tests that tell stories' },
  benchmarks: { holds: 'hot requests measured against a bare server and a plain table' },
};

/** @type {Record<string, Folder>} */
const CLIENT = {
  shared: {
    holds:
      'what knows no book and no session: generated types and limits, addresses, languages, refusals, sending, look, forms, cache, paging',
    imports: [],
  },
  session: {
    holds:
      'the saved token, what was read last, the connection to the server, the viewer, the settings of the device',
    imports: ['shared'],
  },
  entities: {
    holds: 'what several features show of one noun: fragments, small components, labels and hooks',
    imports: ['shared', 'session'],
  },
  features: {
    holds: 'a folder for each feature: screens, their components, `.graphql` files and generated hooks',
    imports: ['shared', 'session', 'entities'],
  },
  layout: {
    holds: 'the frame around every screen: top bar, side drawer, menus',
    imports: ['shared', 'session', 'entities', 'features'],
  },
  graphiql: { holds: 'the page `/graphiql`' },
  firstSight: {
    holds:
      'what a reader sees before the site runs: pages that are drawn ahead, and the scripts in the page (`start/`)',
  },
  serviceWorker: { holds: 'what keeps the site on the device, so that it opens without a connection' },
  public: { holds: 'files that are served as they are' },
};

/** @type {Record<string, Folder>} */
const CLIENT_TESTS = {
  testing: {
    holds:
      'a fake server and a fake socket for component tests, which answer nothing that `schema.graphql` does not allow',
  },
  e2e: { holds: 'stories in a real browser' },
  bench: { holds: 'how long a page of cards takes to draw' },
};

module.exports = {
  COMPOSITION,
  SERVER,
  SERVER_TESTS,
  CLIENT,
  CLIENT_TESTS,
};
