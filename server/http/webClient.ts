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
 * that a browser opens is a screen of the client, whose page is the shell.
 */
export async function webClient(http: FastifyInstance, folder: string, shell: string): Promise<void> {
  const page = pageOf(shell);
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

/** What the page tells the client, which has no other way to know it before it asks anything. */
export interface ShellFacts {
  /** The zone in which moments are formatted. */
  timeZone: string;
  /** Whether there are pages that everybody may see. */
  publicPages: boolean;
}

/** The page of every screen of the web client. */
export async function shellOf(folder: string, { timeZone, publicPages }: ShellFacts): Promise<string> {
  const html = await readFile(path.join(folder, SHELL), 'utf8');
  const facts = `data-time-zone="${timeZone}"${publicPages ? '' : ' data-public-pages="off"'}`;
  return html.replace(/data-time-zone="[^"]*"/, facts);
}
