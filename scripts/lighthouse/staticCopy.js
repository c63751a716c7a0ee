import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>/g;

/**
 * Serves a copy of the site without scripts while `work` runs. No page of the real site can load faster than its
 * copy.
 * @param {string} site
 * @param {(copy: string) => Promise<void>} work
 */
export async function withStaticCopy(site, work) {
  const server = createServer((request, answer) => void send(`${site}${request.url}`, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    await work(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * @param {string} url
 * @param {import('node:http').ServerResponse} answer
 */
async function send(url, answer) {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  answer.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
  answer.end(gzipSync(type.startsWith('text/html') ? withoutScripts(body.toString()) : body));
}

/** Returns the page without scripts, in the theme that they would have selected. @param {string} html */
function withoutScripts(html) {
  return html.replace(SCRIPTS, '').replace('<html ', '<html class="light" ');
}
