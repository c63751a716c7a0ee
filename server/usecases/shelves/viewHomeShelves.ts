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

/** A row of books on the home page, of which each has a free copy and each edition stands there once. */
export interface Shelf {
  kind: ShelfKind;
  /** Of LOW_RENT: what a month costs less than; null of all others. */
  rentBelow: Money | null;
  /** Of IN_LANGUAGE: which one; null of all others. */
  language: BookLanguage | null;
  books: Book[];
}

type Shelving = Pick<Scope, 'reads' | 'clock' | 'timeZone' | 'currency'>;
type Shelves = LRUCache<string, Shelf[], Shelving>;

/** How old the shelves may be: they are the same for everybody, and nobody decides anything by them. */
const KEPT_MS = 60_000;

const shelvesOf = new WeakMap<Scope['reads'], Shelves>();

/**
 * The shelves that have any books, as they were within the last minute; IN_LANGUAGE only when a language is given. Where the
 * marketplace shows no books to visitors, only somebody who is signed in is shown any.
 */
export async function viewHomeShelves(scope: Scope, language: BookLanguage | null): Promise<Shelf[]> {
  if (!scope.publicPages && !(await scope.principal())) return [];
  const kept = shelvesOf.get(scope.reads) ?? keptShelves(scope);
  shelvesOf.set(scope.reads, kept);
  return (await kept.fetch(language ?? '', { context: scope })) ?? [];
}

/** Who asks while they are read waits for them, too. */
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
