import { createRequire } from 'node:module';
import { configDefaults, defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);

/** Races, and a database that goes away, take a real PostgreSQL: the embedded one has a single session. */
const postgresOnly = process.env.TEST_DATABASE_URL ? [] : ['**/*.{race,postgres}.test.ts'];

export default defineConfig({
  test: {
    // Each worker holds an embedded PostgreSQL, which takes a core and some 300 MB.
    maxWorkers: 2,
    projects: [
      {
        // Without the alias graphql is loaded twice, as CommonJS and as a module, and refuses its own types.
        resolve: { alias: { graphql: require.resolve('graphql') } },
        test: {
          name: 'server',
          // Loading the server takes longer than most of its tests, and none of them changes what is loaded.
          isolate: false,
          root: '.',
          include: ['server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...postgresOnly],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        root: '.',
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 60_000,
          setupFiles: ['client/testing/setup.ts'],
        },
      },
    ],
  },
});
