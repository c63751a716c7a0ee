import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../domain/accounts/account.js';
import { inEachLanguage, tagOf } from '../languages/voice.js';
import { DRAWING, type DrawnList } from './drawnList.js';
import { languageOf } from './language.js';
import { pageOf, sendPage } from './pages.js';

const YEAR_SECONDS = 31_536_000;

const SHELL = 'index.html';

/** A page that was drawn once for each language when the client was built. */
const drawnPage = (name: 'home' | 'written', tag: string) => `${name}.${tag}.html`;

/** The list of books, into which the server draws what it has to offer. */
const LIST = 'list.html';

/** The pages of the web client. */
export interface Shells {
  /** That of every screen, which is empty until the client has drawn it. */
  screen: string;
  /** That of what the server writes into its `.written`, which is complete without the client's script. */
  written: Record<Language, string>;
  /** The home page as visitors see it first. */
  home: Record<Language, string>;
  /** That of the list of books, which is complete once the list is drawn into it. */
  list: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the page of the web client, which looks at its address to know what to show. */
    sendClient(): FastifyReply;
  }
}

/** What the web client is served from. */
export interface WebClient {
  /** Where it was built. */
  folder: string;
  shells: Shells;
  drawnList: DrawnList;
  /** Whether the sender is signed in and sees the list of books as most do: with prices, and without what moderators see. */
  isReader(request: FastifyRequest): Promise<boolean>;
}

/**
 * Serves the built web client: its assets carry a hash in their name and never change; every other address
 * that a browser opens is a screen of the client, whose page is the shell.
 */
export async function webClient(
  http: FastifyInstance,
  { folder, shells, drawnList, isReader }: WebClient,
): Promise<void> {
  const screen = pageOf(shells.screen, 'BEST');
  const home = inEachLanguage((language) => pageOf(shells.home[language], 'BEST'));
  const listFor = async (request: FastifyRequest) =>
    (await isReader(request)) ? drawnList(languageOf(request)) : null;
  http.decorateReply('sendClient', function () {
    return sendPage(this, screen);
  });
  http.get('/', (request, reply) => sendPage(reply, home[languageOf(request)]));
  http.get('/books', async (request, reply) => {
    // Drawn is the list that nothing narrows. The script tells of what is wrong with the server, if anything is.
    const list =
      request.url === '/books' &&
      (await listFor(request).catch((fault: unknown) => http.log.error(fault, 'The list is not drawn')));
    return sendPage(reply, list || screen);
  });
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: ['index.html'],
    globIgnore: [
      SHELL,
      LIST,
      drawnPage('home', '*'),
      drawnPage('written', '*'),
      `${DRAWING}/**`,
      '**/*.br',
      '**/*.gz',
    ],
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
  return { screen: read(SHELL), written: drawn('written'), home: drawn('home'), list: read(LIST) };
}

function withFacts(html: string, { timeZone, publicPages }: ShellFacts): string {
  const facts = `data-time-zone="${timeZone}"${publicPages ? '' : ' data-public-pages="off"'}`;
  return html.replace(/data-time-zone="[^"]*"/, facts);
}
