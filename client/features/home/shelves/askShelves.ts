import { readToken } from '../../../session/token/token';
import type { BookLanguage } from '../../../shared/contract/schema.generated';
import type { Language } from '../../../shared/i18n/languages';
import type { HomeShelvesQuery } from './HomeShelves.generated';
import query from './HomeShelves.graphql?raw';

export type Shelf = HomeShelvesQuery['homeShelves'][number];

/** The language of the books to show, for each language of the site. */
const BOOK_LANGUAGES: Record<Language, BookLanguage> = { en: 'EN', hi: 'HI', gu: 'GU' };

const FRESH_MS = 60_000; // the server caches the shelves for the same time

const asked = new Map<Language, { at: number; answer: Promise<readonly Shelf[]> }>();

/**
 * Loads the shelves for a language of the site, at most once a minute. Resolves to an empty list on failure. Does not use
 * Apollo, because visitors to the home page do not load it.
 */
export function askShelves(language: Language): Promise<readonly Shelf[]> {
  const known = asked.get(language);
  if (known && performance.now() - known.at < FRESH_MS) return known.answer;
  const answer = fetchShelves(language).catch(() => {
    asked.delete(language);
    return [];
  });
  asked.set(language, { at: performance.now(), answer });
  return answer;
}

async function fetchShelves(language: Language): Promise<readonly Shelf[]> {
  const token = readToken();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      query,
      operationName: 'HomeShelves',
      variables: { language: BOOK_LANGUAGES[language] },
    }),
  });
  const { data } = (await response.json()) as { data: HomeShelvesQuery };
  return data.homeShelves;
}
