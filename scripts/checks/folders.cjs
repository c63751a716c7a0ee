/**
 * The folders of server/ and client/: their contents, and the folders that each may import. The import rules
 * (.dependency-cruiser.cjs) and the lists in docs/folders.md (`npm run folders`) come from this table.
 * @typedef {{ holds: string, imports?: string[] }} Folder
 */

/**
 * The ports: interfaces to the outside world for use-cases.
 * @type {Record<string, Folder>}
 */
const PORTS = {
  covers: {
    holds: 'uploaded covers and photos, checked and re-encoded, and drawn covers',
    imports: ['domain', 'files', 'fonts'],
  },
  files: { holds: 'uploaded files, stored on disk' },
  fonts: { holds: 'the fonts of npm packages, unpacked', imports: [] },
  liveTopics: { holds: 'live notifications between servers (`LISTEN` and `NOTIFY`)' },
  notifications: {
    holds: 'layout and delivery of mail: SMTP, or files',
    imports: ['domain', 'languages'],
  },
  payments: {
    holds: 'providers of payments and payouts: Razorpay, RazorpayX and Route',
  },
  queue: { holds: 'the job queue: pg-boss, in the schema `queue` of the database' },
  rateLimits: { holds: 'counters of attempts, in memory or in Redis' },
  secrets: { holds: 'encryption of stored secrets, and its key' },
};

/** The files directly in server/, which compose and start the product. They may import every folder. */
const COMPOSITION = '[^/]+\\.ts';

/** @type {Record<string, Folder>} */
const SERVER = {
  domain: { holds: 'business rules as pure functions and types; every refusal with its text', imports: [] },
  persistence: {
    holds: 'the database: connections, transactions, `entities/`, `queries/` and `migrations/`',
    imports: ['domain'],
  },
  languages: {
    holds: 'messages with placeholders in the reader’s language, for mail and pages',
    imports: ['domain'],
  },
  ...Object.fromEntries(
    Object.entries(PORTS).map(([folder, port]) => [folder, { imports: ['domain'], ...port }]),
  ),
  papers: { holds: 'receipts, bills, invoices and statements, drawn as PDF', imports: ['domain', 'fonts'] },
  usecases: {
    holds: 'one use-case per file, by noun; `scope.ts` lists what each is given',
    imports: ['domain', 'persistence', 'languages', ...Object.keys(PORTS)],
  },
  bookData: {
    holds: 'the documented format of a book, shared by REST, bulk files and CSV',
    imports: ['domain', 'usecases'],
  },
  http: {
    holds:
      'the edge: headers, sessions, client addresses, static files, draining, the page of mails kept as files',
    imports: ['domain', 'languages', 'notifications', 'usecases'],
  },
  pictures: {
    holds: 'routes of covers, photos and link preview cards',
    imports: ['domain', 'covers', 'files'],
  },
  graphql: {
    holds: 'types, inputs and resolvers by noun; shared parts in `schema/` and `limits/`',
    imports: ['domain', 'usecases', 'bookData'],
  },
  rest: {
    holds: 'the documented paths: routes, presenters, and the schemas that become the OpenAPI document',
    imports: ['domain', 'papers', 'usecases', 'bookData'],
  },
  publicPages: {
    holds: 'public pages of books and sellers, their sitemap, and `robots.txt`',
    imports: ['domain', 'languages', 'usecases', 'http'],
  },
  simulators: {
    holds:
      'simulated payment and payout providers: they serve the APIs and pages of Razorpay and move no money',
    imports: ['domain', 'payments'],
  },
  jobs: { holds: 'the worker: mail, reminders, digests, expiry', imports: ['domain', 'usecases', 'queue'] },
  demo: { holds: 'the demo marketplace, created through the use-cases', imports: ['domain', 'usecases'] },
  cli: {
    holds: 'command lines and generators of files',
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
 * Folders of tests and benchmarks. They may import everything, and shipped code imports none of them.
 * @type {Record<string, Folder>}
 */
const SERVER_TESTS = {
  testing: { holds: 'test harness: a whole marketplace on its own database' },
  benchmarks: { holds: 'benchmarks of frequent requests against a bare server and a plain table' },
};

/** @type {Record<string, Folder>} */
const CLIENT = {
  shared: {
    holds:
      'code without books or sessions: generated types and limits, addresses, languages, refusals, sending, theme, forms, cache, paging',
    imports: [],
  },
  session: {
    holds:
      'the saved token, saved responses, the connection to the server, the viewer, the settings of the device',
    imports: ['shared'],
  },
  entities: {
    holds: 'parts that several features share, by noun: fragments, components, labels and hooks',
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
    holds: 'pages rendered in advance, and the scripts in the page (`start/`)',
  },
  serviceWorker: { holds: 'the service worker, which opens the site without a connection' },
  public: { holds: 'static files' },
};

/** @type {Record<string, Folder>} */
const CLIENT_TESTS = {
  testing: {
    holds: 'a fake server and socket for component tests, held to `schema.graphql`',
  },
  e2e: { holds: 'browser tests' },
  bench: { holds: 'benchmark of a page of cards' },
};

module.exports = {
  COMPOSITION,
  SERVER,
  SERVER_TESTS,
  CLIENT,
  CLIENT_TESTS,
};
