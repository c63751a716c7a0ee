import { LRUCache } from 'lru-cache';
import type { BookLanguage } from '../../domain/catalogue/bookFacts.js';
import {
  FEWEST_SAVERS,
  fillShelves,
  LOW_RENT_BELOW,
  MOST_CANDIDATES,
  ShelfKind,
  type ShelfCandidate,
} from '../../domain/catalogue/shelves.js';
import type { Money } from '../../domain/money/money.js';
import { booksByIds } from '../../persistence/queries/books/books.js';
import { lowRents, mostSaved, newestListings } from '../../persistence/queries/shelves/shelves.js';
import { presentBook, type Book } from '../catalogue/book.js';
import { today, type Scope } from '../scope.js';

/** A row of books on the home page. Each edition appears once on a shelf, with a book that has a free copy. */
export interface Shelf {
  kind: ShelfKind;
  /** Exclusive upper limit of the monthly rents on the shelf LOW_RENT; null on all other shelves. */
  rentBelow: Money | null;
  /** Language of the shelf IN_LANGUAGE; null on all other shelves. */
  language: BookLanguage | null;
  books: Book[];
}

type Shelving = Pick<Scope, 'reads' | 'clock' | 'timeZone' | 'currency'>;
type Shelves = LRUCache<string, Shelf[], Shelving>;

/** Milliseconds for which shelves are cached. Shelves are the same for all viewers, and no decision depends on them. */
const KEPT_MS = 60_000;

const shelvesOf = new WeakMap<Scope['reads'], Shelves>();

/**
 * Returns the shelves that have books, at most one minute old. IN_LANGUAGE is included only if a language is given.
 * Returns no shelves to visitors if the marketplace has no public pages.
 */
export async function viewHomeShelves(scope: Scope, language: BookLanguage | null): Promise<Shelf[]> {
  if (!scope.publicPages && !(await scope.principal())) return [];
  const kept = shelvesOf.get(scope.reads) ?? keptShelves(scope);
  shelvesOf.set(scope.reads, kept);
  return (await kept.fetch(language ?? '', { context: scope })) ?? [];
}

/**
 * Returns a cache of shelves by language. Requests that arrive while shelves are being read wait for the same result.
 */
function keptShelves({ clock }: Shelving): Shelves {
  return new LRUCache({
    max: 100,
    ttl: KEPT_MS,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: (language, _stale, { context }) =>
      readShelves(context, language === '' ? null : (language as BookLanguage)),
  });
}

type EmptyShelf = Omit<Shelf, 'books'>;

async function readShelves(scope: Shelving, language: BookLanguage | null): Promise<Shelf[]> {
  const shelves = wantedShelves(scope, language);
  const candidates = await Promise.all(shelves.map((shelf) => candidatesOf(scope, shelf)));
  const chosen = fillShelves(candidates);
  const stored = await booksByIds(scope.reads, [...new Set(chosen.flat())], today(scope));
  const books = new Map(stored.map((book) => [book.id, presentBook(book)]));
  return shelves
    .map((shelf, place) => ({ ...shelf, books: (chosen[place] ?? []).flatMap((id) => books.get(id) ?? []) }))
    .filter((shelf) => shelf.books.length > 0);
}

function wantedShelves({ currency }: Shelving, language: BookLanguage | null): EmptyShelf[] {
  const plain = { rentBelow: null, language: null };
  return [
    { kind: ShelfKind.NEW, ...plain },
    ...(currency === LOW_RENT_BELOW.currencyCode
      ? [{ kind: ShelfKind.LOW_RENT, ...plain, rentBelow: LOW_RENT_BELOW }]
      : []),
    ...(language ? [{ kind: ShelfKind.IN_LANGUAGE, ...plain, language }] : []),
    { kind: ShelfKind.MOST_SAVED, ...plain },
  ];
}

function candidatesOf({ reads }: Shelving, { kind, language }: EmptyShelf): Promise<ShelfCandidate[]> {
  const most = MOST_CANDIDATES;
  switch (kind) {
    case 'NEW':
      return newestListings(reads, { most });
    case 'LOW_RENT':
      return lowRents(reads, { below: LOW_RENT_BELOW, most });
    case 'IN_LANGUAGE':
      return language ? newestListings(reads, { language, most }) : Promise.resolve([]);
    case 'MOST_SAVED':
      return mostSaved(reads, { fewestSavers: FEWEST_SAVERS, most });
  }
}
