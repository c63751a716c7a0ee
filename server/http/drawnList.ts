import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastq from 'fastq';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Language } from '../domain/accounts/account.js';
import { tagOf } from '../languages/voice.js';
import type { Clock } from '../usecases/scope.js';
import { pageOf, type Page } from './pages.js';

/** Subfolder of the built client with the code that renders pages; none of it is served. */
export const DRAWING = 'drawing';

/** Milliseconds that a rendered list is cached. The client's script loads the current list afterwards. */
const KEPT_MS = 10_000;

/** Exports of client/firstSight/drawList.tsx. */
interface Drawing {
  /** Body of the GraphQL request that loads the list. */
  request: object;
  listPage(shell: string, tag: string, list: unknown): Promise<string>;
}

/** Returns the page with the list of books in a language, as readers see it first. */
export type DrawnList = (language: Language) => Promise<Page>;

/** The folder of the built client, the HTML into which the list is rendered, and the clock for the cache. */
interface Drawn {
  folder: string;
  shell: string;
  clock: Clock;
}

/**
 * Returns a function that renders the list of books as a page, with the client's own code and the response that the
 * API gives to visitors. The page contains nothing personal. The function rejects if rendering fails.
 */
export function drawnList(http: FastifyInstance, { folder, shell, clock }: Drawn): DrawnList {
  const drawing = path.join(folder, DRAWING, 'drawList.js');
  // Renders one page at a time, because the language is global in the client's code.
  const drawer = fastq.promise(async (language: Language) => {
    const { request, listPage } = (await import(pathToFileURL(drawing).href)) as Drawing;
    const page = pageOf(await listPage(shell, tagOf(language), await answerTo(http, request)), 'QUICK');
    // `private` keeps the page out of the service worker, which caches the page of every screen under this address.
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

/** Returns the data that /graphql responds with to a visitor. Throws if there are errors. */
async function answerTo(http: FastifyInstance, request: object): Promise<unknown> {
  const response = await http.inject({ method: 'POST', url: '/graphql', payload: request });
  const { data, errors } = response.json<{ data?: unknown; errors?: { message: string }[] }>();
  if (!data || errors)
    throw new Error(errors?.[0]?.message ?? `The list was answered ${response.statusCode}`);
  return data;
}
