import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastq from 'fastq';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Language } from '../domain/accounts/account.js';
import { tagOf } from '../languages/voice.js';
import type { Clock } from '../usecases/scope.js';
import { pageOf, type Page } from './pages.js';

/** Subfolder of the built client that contains the code for rendering pages. Its files are not served. */
export const DRAWING = 'drawing';

/** Milliseconds for which a rendered list is cached. The client's script loads the current list in the browser. */
const KEPT_MS = 10_000;

/** Exports of client/firstSight/pages.tsx. */
interface Drawing {
  /** Body of the GraphQL request that loads the list. */
  request: object;
  listPage(shell: string, tag: string, list: unknown): Promise<string>;
}

/** Returns the page with the first books of the unfiltered list, rendered in a language. */
export type DrawnList = (language: Language) => Promise<Page>;

/** The folder of the built client, its HTML page for the list, and the clock of the cache. */
interface Drawn {
  folder: string;
  shell: string;
  clock: Clock;
}

/**
 * Returns a function that renders the list of books as a page. The function uses the client's own code and the data
 * that visitors get from the API, so the page contains nothing personal. Rejects if rendering fails.
 */
export function drawnList(http: FastifyInstance, { folder, shell, clock }: Drawn): DrawnList {
  const drawing = path.join(folder, DRAWING, 'pages.js');
  // Renders one page at a time, because the client's code stores the language in a global variable.
  const drawer = fastq.promise(async (language: Language) => {
    const { request, listPage } = (await import(pathToFileURL(drawing).href)) as Drawing;
    const page = pageOf(await listPage(shell, tagOf(language), await answerTo(http, request)), 'QUICK');
    // `private` keeps this page out of the cache of the service worker, which would show it for every screen.
    return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' } };
  }, 1);
  const kept = new LRUCache<Language, Page>({
    max: 10,
    ttl: KEPT_MS,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (language) => drawer.push(language),
  });
  return (language) => kept.forceFetch(language);
}

/** Returns the data of a GraphQL request by a visitor. Throws an Error if the response contains errors. */
async function answerTo(http: FastifyInstance, request: object): Promise<unknown> {
  const response = await http.inject({ method: 'POST', url: '/graphql', payload: request });
  const { data, errors } = response.json<{ data?: unknown; errors?: { message: string }[] }>();
  if (!data || errors)
    throw new Error(errors?.[0]?.message ?? `The list was answered ${response.statusCode}`);
  return data;
}
