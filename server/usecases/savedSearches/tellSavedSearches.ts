import { startOfDay } from '../../domain/shared/day.js';
import { booksPage } from '../../persistence/queries/books/booksPage.js';
import { noteMatches, peopleWithSearches } from '../../persistence/queries/savedSearches/matches.js';
import { savedSearchesOf, type StoredSearch } from '../../persistence/queries/savedSearches/savedSearches.js';
import { listOf, type ListPorts } from '../catalogue/bookLists.js';
import { followLog } from '../followLog.js';
import { matchesFound } from '../notifications/kinds/matchesFound.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import { today, type Ports } from '../scope.js';

type TellingPorts = ListPorts & Pick<Ports, 'database' | 'outbox'>;

const READER = { name: 'saved-searches', types: ['BooksListed'] as const };

const PEOPLE_AT_ONCE = 100;

/** Maximum number of new books that one statement compares with a search. */
const BOOKS_AT_ONCE = 1_000;

/** Maximum number of new books that one run reports for one search; the newest are chosen. */
const MOST_OF_SEARCH = 50;

/**
 * Mails people the books listed before today that match their saved searches: at most one mail a day, each book once,
 * and none of their own books.
 *
 * Reads the log of events from where the last run ended. The matches of each person are recorded in one transaction,
 * so that after an interruption the next run continues with the other people. A failure for one person does not stop
 * the run; all errors are thrown at the end.
 */
export async function tellSavedSearches(ports: Acting & TellingPorts): Promise<void> {
  await requireAbility(ports, 'mail:send');
  const day = today(ports);
  await followLog(ports, READER, startOfDay(day, ports.timeZone), async (listed) => {
    const newest = listed.toReversed().flatMap(({ event }) => event.bookIds);
    await tellOf(ports, newest, day);
  });
}

async function tellOf(ports: TellingPorts, bookIds: readonly string[], day: string): Promise<void> {
  const failures: unknown[] = [];
  for (let after = ''; ;) {
    const people = await peopleWithSearches(ports.database, { after, most: PEOPLE_AT_ONCE });
    for (const userId of people)
      await lookFor(ports, { userId, bookIds, day }).catch((error: unknown) => failures.push(error));
    after = people.at(-1) ?? after;
    if (people.length < PEOPLE_AT_ONCE) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Saved searches could not be looked for');
}

interface Looking {
  userId: string;
  /** Ids of the new books, newest first. */
  bookIds: readonly string[];
  day: string;
}

async function lookFor(ports: TellingPorts, { userId, bookIds, day }: Looking): Promise<void> {
  const found = new Map<string, string[]>();
  for (const search of await savedSearchesOf(ports.database, userId))
    found.set(search.id, await newMatches(ports, search, userId, bookIds));
  await ports.database.transaction(async (tx) => {
    let told = 0;
    for (const [searchId, matches] of found)
      told += await noteMatches(tx, { userId, searchId, bookIds: matches, day });
    if (told === 0) return;
    const message = matchesFound.message(userId, { day }, { cause: `matches-found ${userId} ${day}` });
    await ports.outbox.put(tx, [message], ports.clock.now());
  });
}

/**
 * Returns the newest of these books that match a search and were listed after it was saved, at most MOST_OF_SEARCH. Omits the
 * user's own books.
 */
async function newMatches(
  ports: TellingPorts,
  { filter, createdAt }: StoredSearch,
  userId: string,
  bookIds: readonly string[],
): Promise<string[]> {
  const list = await listOf(ports, { filter }, 'DATE_DESC', 'STRICT');
  if (!list) return [];
  const matches: string[] = [];
  for (let first = 0; first < bookIds.length; first += BOOKS_AT_ONCE) {
    if (matches.length === MOST_OF_SEARCH) break;
    const listed = { since: createdAt, among: bookIds.slice(first, first + BOOKS_AT_ONCE) };
    const query = {
      ...list,
      filter: { ...list.filter, listed, notOfSeller: userId },
      limit: MOST_OF_SEARCH - matches.length,
      backward: false,
      skip: 0,
      place: null,
    };
    const books = await booksPage(ports.reads, query, today(ports));
    matches.push(...books.map(({ id }) => id));
  }
  return matches;
}
