import { resolve } from 'node:path';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { PRODUCT_NAME } from './client/shared/contract/product.generated.ts';
import { catalogues } from './scripts/catalogues.ts';
import { installable } from './scripts/installable.ts';
import { togetherGroups } from './scripts/site/chunks.ts';
import { firstSight } from './scripts/site/firstSight.ts';
import { sharedFragments } from './scripts/site/sharedFragments.ts';
import { refusalTexts, sourceTexts } from './scripts/sourceTexts.ts';

const server = 'http://127.0.0.1:4000';
const client = resolve(import.meta.dirname, 'client');

/** Replaces the name of the product in HTML pages. */
const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
};

/** Runs Babel only on files that contain texts, because it takes longer than the rest of the build. */
const macros = defineRolldownBabelPreset({
  // English texts stay in the code, see client/shared/i18n/I18nProvider.tsx.
  preset: {
    plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], sourceTexts],
  },
  rolldown: { filter: { id: { exclude: /node_modules/ }, code: /@lingui\/(core|react)\/macro/ } },
});

/** Compiles the translated error messages, which are stored as code. */
const refusals = defineRolldownBabelPreset({
  preset: { plugins: [refusalTexts] },
  rolldown: { filter: { id: /shared[\\/]i18n[\\/]errors[\\/]/ } },
});

/** The plugins that compile files of the client. */
const code = () => [
  react(),
  babel({ presets: [macros, refusals], sourceMap: false }),
  icons({
    compiler: 'jsx',
    jsx: 'react',
    iconCustomizer(_collection, _icon, props) {
      Object.assign(props, { width: '24', height: '24' });
    },
  }),
  catalogues,
];

export default defineConfig({
  root: client,
  plugins: [sharedFragments, ...code(), ...firstSight(client, code), productName, installable],
  // Selects the RxJS build that uses classes. The default build contains helpers for browsers that lack them.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  // Babel has already replaced these macros.
  optimizeDeps: { exclude: ['@lingui/core/macro', '@lingui/react/macro'] },
  server: { proxy: { '/graphql': { target: server, ws: true }, '/api': server, '/covers': server } },
  build: {
    outDir: resolve(import.meta.dirname, 'build/client'),
    emptyOutDir: true,
    manifest: true,
    // start/now.js preloads the first files of a page; older browsers get them from the scripts.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      // Emotion imports these packages for a function that the site does not use.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }],
      },
      output: {
        // Every page loads a list of these names. Hashes are short, because they do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // React stays cached from one version of the site to the next.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            // The packages that every page needs, in separate files, because each file runs as one task.
            {
              name: 'packages',
              tags: ['$initial' as const],
              test: /node_modules/,
              priority: 2.5,
            },
            // The code at the start of every page. Entries stay separate files; otherwise each page would run the others' code.
            {
              name: 'initial',
              tags: ['$initial' as const],
              test: /^(?!.*(main\.tsx|\.html|fonts\.css)$)/,
              priority: 2,
            },
            ...togetherGroups,
            // Modules that most screens share; this minimum keeps each step within its budget (check:bundle).
            { name: 'shared', test: /^(?!.*(graphi|codemirror))/, minShareCount: 67 },
          ],
        },
      },
      input: {
        site: resolve(client, 'index.html'),
        fonts: resolve(client, 'shared/theme/fonts.css'),
        graphiql: resolve(client, 'graphiql/index.html'),
      },
    },
  },
});
