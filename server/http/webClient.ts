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

/** Returns the file name of a page that the client's build has rendered in a language. */
const drawnPage = (name: 'home' | 'written', tag: string) => `${name}.${tag}.html`;

/** File of the page into which the server renders the list of books. */
const LIST = 'list.html';

/** The HTML pages of the built web client. */
export interface Shells {
  /** The page for all screens. It is empty until the client's script renders the screen. */
  screen: string;
  /** Pages with an empty element `.written`, into which the server writes content that needs no script. */
  written: Record<Language, string>;
  /** The home page, rendered as visitors first see it. */
  home: Record<Language, string>;
  /** The page into which the server renders the list of books. */
  list: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the page for all screens. The client's script then shows the screen for the address. */
    sendClient(): FastifyReply;
  }
}

/** The built web client, and the functions that render its list of books. */
export interface WebClient {
  folder: string;
  shells: Shells;
  drawnList: DrawnList;
  /** True if the sender is logged in as a reader. Only readers get the rendered list: it has no details for moderators. */
  isReader(request: FastifyRequest): Promise<boolean>;
}

/**
 * Serves the built web client. The names of assets contain a hash, so assets never change. All screens of the client get
 * the same empty page, except the home page and the unfiltered list of books, which are rendered before they are sent.
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
    // Only the unfiltered list is rendered. If rendering fails, the browser gets the page for all screens, and the
    // script shows any error.
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

/** Settings that the page contains, because the client needs them before its first request. */
export interface ShellFacts {
  /** IANA time zone in which times are formatted. */
  timeZone: string;
  /** True if books and sellers have public pages. */
  publicPages: boolean;
}

/** Reads the pages of the built web client and writes these settings into them. */
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
