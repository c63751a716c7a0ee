import { resolve } from 'node:path';
import babel from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { PRODUCT_NAME } from './client/product.generated.ts';

const server = 'http://127.0.0.1:4000';
const client = resolve(import.meta.dirname, 'client');

/** The name of the product in what is not code: the pages, and what a phone knows of the site on its home screen. */
const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME),
  generateBundle() {
    const site = {
      name: PRODUCT_NAME,
      short_name: PRODUCT_NAME,
      start_url: '/',
      display: 'standalone',
      background_color: '#f5f5f5',
      theme_color: '#1976d2',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    };
    this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: JSON.stringify(site) });
  },
};

export default defineConfig({
  root: client,
  plugins: [
    react(),
    babel({
      include: /\/client\/.*\.tsx?$/,
      exclude: /node_modules|\.generated\.ts$/,
      // English texts stay in the code, see client/i18n/I18nProvider.tsx.
      plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]],
    }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    productName,
  ],
  server: { proxy: { '/graphql': { target: server, ws: true }, '/api': server, '/covers': server } },
  build: {
    outDir: resolve(import.meta.dirname, 'build/client'),
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { site: resolve(client, 'index.html'), graphiql: resolve(client, 'graphiql/index.html') },
    },
  },
});
