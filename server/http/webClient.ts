import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../domain/accounts/account.js';
import { inEachLanguage, tagOf } from '../languages/voice.js';
import { languageOf } from './language.js';
import { pageOf, sendPage } from './pages.js';

const YEAR_SECONDS = 31_536_000;

const SHELL = 'index.html';

/** A page that was drawn once for each language when the client was built. */
const drawnPage = (name: 'home' | 'written', tag: string) => `${name}.${tag}.html`;

/** The pages of the web client. */
export interface Shells {
  /** That of every screen, which is empty until the client has drawn it. */
  screen: string;
  /** That of what the server writes into its `.written`, which is complete without the client's script. */
  written: Record<Language, string>;
  /** The home page as visitors see it first. */
  home: Record<Language, string>;
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
  const screen = pageOf(shells.screen, 'BEST');
  const home = inEachLanguage((language) => pageOf(shells.home[language], 'BEST'));
  http.decorateReply('sendClient', function () {
    return sendPage(this, screen);
  });
  http.get('/', (request, reply) => sendPage(reply, home[languageOf(request)]));
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: ['index.html'],
    globIgnore: [SHELL, drawnPage('home', '*'), drawnPage('written', '*'), '**/*.br', '**/*.gz'],
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
export function shellsOf(folder: string, facts: ShellFacts): Shells {
  const read = (name: string) => withFacts(readFileSync(path.join(folder, name), 'utf8'), facts);
  const drawn = (name: 'home' | 'written') =>
    inEachLanguage((language) => read(drawnPage(name, tagOf(language))));
  return { screen: read(SHELL), written: drawn('written'), home: drawn('home') };
}

function withFacts(html: string, { timeZone, publicPages }: ShellFacts): string {
  const facts = `data-time-zone="${timeZone}"${publicPages ? '' : ' data-public-pages="off"'}`;
  return html.replace(/data-time-zone="[^"]*"/, facts);
}
