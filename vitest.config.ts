import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/tests/longest-first.ts';

const require = createRequire(import.meta.url);

/** Races, and a database that goes away, take a real PostgreSQL: the embedded one has a single session. */
const postgresOnly = process.env.TEST_DATABASE_URL ? [] : ['**/*.{race,postgres}.test.ts'];

/** What needs no database has nothing to learn from a second one. */
const WITHOUT_DATABASE = [
  'server/{domain,covers,bookData,files}/**/*.test.ts',
  'server/testing/process/process.test.ts',
];

/** What takes seconds takes minutes on a machine that does a lot beside; nobody waits for it where nothing fails. */
const BUSY_MACHINE_MS = 300_000;

const server = {
  // Without the alias graphql is loaded twice, as CommonJS and as a module, and refuses its own types.
  resolve: { alias: { graphql: require.resolve('graphql') } },
  test: {
    // Loading the server takes longer than most of its tests, and none of them changes what is loaded.
    isolate: false,
    root: '.',
    testTimeout: BUSY_MACHINE_MS,
    hookTimeout: BUSY_MACHINE_MS,
  },
};

export default defineConfig({
  test: {
    // Each holds an embedded PostgreSQL of some 300 MB. One more than the cores of a small machine, since some tests wait.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...server,
        test: {
          ...server.test,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...WITHOUT_DATABASE, ...postgresOnly],
        },
      },
      { ...server, test: { ...server.test, name: 'domain', include: WITHOUT_DATABASE } },
      {
        extends: './vite.config.ts',
        root: '.',
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // To load React, Chakra and Apollo for each file took a third of the processor's time.
          isolate: false,
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          setupFiles: ['client/testing/setup.ts'],
        },
      },
    ],
  },
});
