import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageOf, sendPage } from './pages.js';

const YEAR_SECONDS = 31_536_000;

const SHELL = 'index.html';

/** The home page as visitors see it first, drawn when the client was built: once for each language. */
const HOMES = { en: 'home.en.html', hi: 'home.hi.html', gu: 'home.gu.html' };
const DEFAULT_LANGUAGE = 'en';
/** In which the client says what language was chosen on this device (client/shared/i18n/languages.ts). */
const LANGUAGE_COOKIE = 'panna_language';

/** The frame around what the server writes; the client's script comes later. */
const WRITTEN = 'written.html';

/** The pages of the web client. */
export interface Shells {
  /** That of every screen, which is empty until the client has drawn it. */
  screen: string;
  /** That of what the server writes into its `.written`, which is complete without the client's script. */
  written: string;
  /** The home page by language. */
  homes: Record<string, string>;
}

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
export async function webClient(http: FastifyInstance, folder: string, shells: Shells): Promise<void> {
  const screen = pageOf(shells.screen);
  const homes = new Map(Object.entries(shells.homes).map(([language, html]) => [language, pageOf(html)]));
  http.decorateReply('sendClient', function () {
    return sendPage(this, screen);
  });
  http.get('/', (request, reply) => {
    const language = request.cookies[LANGUAGE_COOKIE] ?? DEFAULT_LANGUAGE;
    return sendPage(reply, homes.get(language) ?? homes.get(DEFAULT_LANGUAGE) ?? screen);
  });
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: ['index.html'],
    globIgnore: [SHELL, WRITTEN, ...Object.values(HOMES), '**/*.br', '**/*.gz'],
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

/** The pages of the web client, with these facts in them. */
export async function shellsOf(folder: string, facts: ShellFacts): Promise<Shells> {
  const read = (name: string) => readShell(path.join(folder, name), facts);
  const homes = Object.entries(HOMES).map(async ([language, name]) => [language, await read(name)] as const);
  return {
    screen: await read(SHELL),
    written: await read(WRITTEN),
    homes: Object.fromEntries(await Promise.all(homes)),
  };
}

async function readShell(file: string, { timeZone, publicPages }: ShellFacts): Promise<string> {
  const html = await readFile(file, 'utf8');
  const facts = `data-time-zone="${timeZone}"${publicPages ? '' : ' data-public-pages="off"'}`;
  return html.replace(/data-time-zone="[^"]*"/, facts);
}
