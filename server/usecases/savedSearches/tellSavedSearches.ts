import { startOfDay } from '../../domain/shared/day.js';
import { booksPage } from '../../persistence/queries/books/booksPage.js';
import {
  noteLookedUntil,
  noteMatches,
  peopleToLookFor,
} from '../../persistence/queries/savedSearches/matches.js';
import { savedSearchesOf, type StoredSearch } from '../../persistence/queries/savedSearches/savedSearches.js';
import { listOf, type ListPorts } from '../catalogue/bookLists.js';
import { matchesFound } from '../notifications/kinds/matchesFound.js';
import { today, type Ports } from '../scope.js';

type TellingPorts = ListPorts & Pick<Ports, 'database' | 'outbox'>;

const PEOPLE_AT_ONCE = 100;

/** Of one search so many new books are told at a time, the newest. */
const MOST_OF_SEARCH = 50;

/**
 * Tells people of the books listed before today that match what they have saved: in one mail a day at most, of no book twice, and
 * of none of their own. Each person is a transaction, so that to run it again, or twice at once, changes nothing; where it fails
 * for somebody, the others are told all the same.
 */
export async function tellSavedSearches(ports: TellingPorts): Promise<void> {
  const day = today(ports);
  const until = startOfDay(day, ports.timeZone);
  const failures: unknown[] = [];
  for (let after = ''; ;) {
    const people = await peopleToLookFor(ports.database, { until, after, most: PEOPLE_AT_ONCE });
    for (const userId of people)
      await lookFor(ports, { userId, day, until }).catch((error: unknown) => failures.push(error));
    after = people.at(-1) ?? after;
    if (people.length < PEOPLE_AT_ONCE) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Saved searches could not be looked for');
}

interface Looking {
  userId: string;
  day: string;
  until: Date;
}

async function lookFor(ports: TellingPorts, { userId, day, until }: Looking): Promise<void> {
  const searches = (await savedSearchesOf(ports.database, userId)).filter(
    ({ lookedUntil }) => lookedUntil < until,
  );
  const found = new Map<string, string[]>();
  for (const search of searches) found.set(search.id, await newMatches(ports, search, { userId, until }));
  await ports.database.transaction(async (tx) => {
    // Another worker may have looked meanwhile.
    const looked = await noteLookedUntil(tx, [...found.keys()], until);
    let told = 0;
    for (const [searchId, bookIds] of found)
      if (looked.has(searchId)) told += await noteMatches(tx, { userId, searchId, bookIds, day });
    if (told === 0) return;
    const message = matchesFound.message(userId, { day }, `matches-found ${userId} ${day}`);
    await ports.outbox.put(tx, [message], ports.clock.now());
  });
}

/** The newest books that match a search, listed since it was last looked. */
async function newMatches(
  ports: TellingPorts,
  { filter, lookedUntil }: StoredSearch,
  { userId, until }: Pick<Looking, 'userId' | 'until'>,
): Promise<string[]> {
  const list = await listOf(ports, { filter }, 'DATE_DESC', 'STRICT');
  if (!list) return [];
  const books = await booksPage(
    ports.reads,
    {
      ...list,
      filter: { ...list.filter, listed: { from: lookedUntil, until }, notOfSeller: userId },
      limit: MOST_OF_SEARCH,
      backward: false,
      skip: 0,
      place: null,
    },
    today(ports),
  );
  return books.map(({ id }) => id);
}
