import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { build, type Plugin } from 'vite';
import { PRODUCT_NAME } from '../client/shared/contract/product.generated.ts';

const client = resolve(import.meta.dirname, '..', 'client');
const MASK_COLOUR = '#d9f2e4';

/**
 * Adds the web app manifest, its icons and the service worker, so that a phone can install the site and open it
 * offline.
 */
export const installable: Plugin = {
  name: 'installable',
  apply: 'build',
  async generateBundle() {
    const emit = (fileName: string, source: string | Uint8Array) =>
      this.emitFile({ type: 'asset', fileName, source });
    const icon = await readFile(resolve(client, 'public/favicon.svg'));
    emit('site.webmanifest', JSON.stringify(MANIFEST));
    emit('icon-180.png', await padded(icon, 180, 0.7));
    emit('icon-192.png', await drawn(icon, 192));
    emit('icon-512.png', await drawn(icon, 512));
    emit('icon-mask-512.png', await padded(icon, 512, 0.6));
    emit('service-worker.js', await serviceWorker());
  },
};

const MANIFEST = {
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'Buy, rent and lend books with other readers and publishers.',
  id: '/',
  start_url: '/',
  display: 'standalone',
  background_color: '#f5f5f5',
  theme_color: '#1976d2',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-mask-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const drawn = (icon: Buffer, pixels: number) =>
  sharp(icon, { density: 1200 }).resize(pixels, pixels).png().toBuffer();

/** Returns the icon with padding around it, because some systems crop icons to a circle or another shape. */
async function padded(icon: Buffer, pixels: number, share: number): Promise<Buffer> {
  const input = await drawn(icon, Math.round(pixels * share));
  return sharp({ create: { width: pixels, height: pixels, channels: 3, background: MASK_COLOUR } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

/** Bundles the service worker into a single file with a stable name, as browsers require. */
async function serviceWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      reportCompressedSize: false,
      lib: {
        entry: resolve(client, 'serviceWorker/serviceWorker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const [file] = bundle?.output ?? [];
  if (!file) throw new Error('The service worker was not built');
  return file.code;
}
