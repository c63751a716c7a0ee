import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastq from 'fastq';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Language } from '../domain/accounts/account.js';
import { tagOf } from '../languages/voice.js';
import type { Clock } from '../usecases/scope.js';
import { pageOf, type Page } from './pages.js';

/** Where in the folder of the built client what draws pages is; nothing of it is served. */
export const DRAWING = 'drawing';

/** How old a drawn list may be: the script asks for the present one as soon as it is there. */
const KEPT_MS = 10_000;

/** What client/firstSight/drawList.tsx exports. */
interface Drawing {
  /** What the list asks for at /graphql. */
  request: object;
  listPage(shell: string, tag: string, list: unknown): Promise<string>;
}

/** Gives the list of books, as readers see it first, in a language. */
export type DrawnList = (language: Language) => Promise<Page>;

/** Where the client was built, and the page into which the list is drawn. */
interface Drawn {
  folder: string;
  shell: string;
  clock: Clock;
}

/**
 * The list of books as a page, drawn by the client's own code with what the API answers a visitor: nothing in it is
 * anybody's own. Throws when it cannot be drawn.
 */
export function drawnList(http: FastifyInstance, { folder, shell, clock }: Drawn): DrawnList {
  const drawing = path.join(folder, DRAWING, 'drawList.js');
  // A page is drawn in the language of all that is drawn at that time.
  const drawer = fastq.promise(async (language: Language) => {
    const { request, listPage } = (await import(pathToFileURL(drawing).href)) as Drawing;
    const page = pageOf(await listPage(shell, tagOf(language), await answerTo(http, request)), 'QUICK');
    // Under this address the service worker keeps the page of any screen, which this is not.
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

/** What anybody is answered at /graphql. */
async function answerTo(http: FastifyInstance, request: object): Promise<unknown> {
  const response = await http.inject({ method: 'POST', url: '/graphql', payload: request });
  const { data, errors } = response.json<{ data?: unknown; errors?: { message: string }[] }>();
  if (!data || errors)
    throw new Error(errors?.[0]?.message ?? `The list was answered ${response.statusCode}`);
  return data;
}
