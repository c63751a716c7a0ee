import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/tests/longest-first.ts';

const require = createRequire(import.meta.url);

/** Races and outages need a real PostgreSQL: the embedded one has a single session. */
const postgresOnly = process.env.TEST_DATABASE_URL ? [] : ['**/*.{race,postgres}.test.ts'];

/** Tests without a database need not run again for a second database. */
const WITHOUT_DATABASE = [
  'server/{domain,covers,bookData,files,payments,simulators}/**/*.test.ts',
  'server/testing/process/process.test.ts',
];

/** Time limit of a test in milliseconds. It is generous, because a test can take minutes on a busy machine. */
const BUSY_MACHINE_MS = 300_000;

const server = {
  // Without the alias graphql is loaded twice, as CommonJS and as a module, and refuses its own types.
  resolve: { alias: { graphql: require.resolve('graphql') } },
  test: {
    // Loading the server takes longer than most tests, and no test changes loaded modules.
    isolate: false,
    root: '.',
    testTimeout: BUSY_MACHINE_MS,
    hookTimeout: BUSY_MACHINE_MS,
    expect: { poll: { timeout: BUSY_MACHINE_MS } },
  },
};

export default defineConfig({
  test: {
    // Each worker holds an embedded PostgreSQL of about 200 MB. More workers than cores, because some tests wait.
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
          globalSetup: 'server/testing/databases/dropAtEnd.ts',
          setupFiles: ['server/testing/quickHashes.ts'],
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
          // Loads React, Chakra and Apollo once instead of once per file. With isolation, loading them took a third of the
          // CPU time.
          isolate: false,
          testTimeout: BUSY_MACHINE_MS,
          hookTimeout: BUSY_MACHINE_MS,
          setupFiles: ['client/testing/setup.ts'],
        },
      },
    ],
  },
});
