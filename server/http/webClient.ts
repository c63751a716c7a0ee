import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageOf, sendPage } from './pages.js';

const YEAR_SECONDS = 31_536_000;

const SHELL = 'index.html';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the page of the web client, which looks at its address to know what to show. */
    sendClient(): FastifyReply;
  }
}

/**
 * Serves the built web client: its assets carry a hash in their name and never change; every other address
 * that a browser opens is a screen of the client, whose page says in which time zone the marketplace lives.
 */
export async function webClient(http: FastifyInstance, folder: string, timeZone: string): Promise<void> {
  const page = pageOf(await shellOf(folder, timeZone));
  http.decorateReply('sendClient', function () {
    return sendPage(this, page);
  });
  http.get('/', (_request, reply) => reply.sendClient());
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: ['index.html'],
    globIgnore: [SHELL, '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const lasting = file.includes('/assets/') || file.includes('\\assets\\');
      response.header('cache-control', lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}

/** Client code reads the attribute: it formats moments, and has no other way to know the zone before it asks anything. */
async function shellOf(folder: string, timeZone: string): Promise<string> {
  const html = await readFile(path.join(folder, SHELL), 'utf8');
  return html.replace(/data-time-zone="[^"]*"/, `data-time-zone="${timeZone}"`);
}
