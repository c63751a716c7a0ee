import type { GraphQLClient } from './graphqlClient.js';
import { mutate } from './mutate.js';
import type { Person } from './people/people.js';

/** The fields of a waiting list entry that tests read. */
export interface Waiting {
  book: { id: string; title: string };
  rentalPeriod: { startsOn: string; endsOn: string; months: number };
  placeInLine: number | null;
  toldAt: string | null;
  turnEndsAt: string | null;
  isFree: boolean;
}

const ENTRY = `{ book { id title } rentalPeriod { startsOn endsOn months } placeInLine toldAt turnEndsAt isFree }`;

/** Joins the waiting list of a book, by default for one month from today. `rental` overrides fields of the rental. */
export function joinWaitingList(client: GraphQLClient, person: Person, bookId: string, rental: object = {}) {
  return mutate<{ book: { viewerWaiting: Waiting | null } | null }>(
    client,
    person,
    'joinWaitingList',
    `book { viewerWaiting ${ENTRY} }`,
    { bookId, rental: { months: 1, ...rental } },
  );
}

/** Leaves the waiting list of a book. Returns the payload. */
export function leaveWaitingList(client: GraphQLClient, person: Person, bookId: string) {
  return mutate<{ book: { viewerWaiting: Waiting | null } | null }>(
    client,
    person,
    'leaveWaitingList',
    `book { viewerWaiting ${ENTRY} }`,
    { bookId },
  );
}

/** Returns the first page of the waiting-list entries of a person. */
export async function waitingListOf(client: GraphQLClient, person: Person): Promise<Waiting[]> {
  const { waitingList } = await client.ask<{ waitingList: { totalCount: number; nodes: Waiting[] } }>(
    `{ waitingList { totalCount nodes ${ENTRY} } }`,
    {},
    person.token,
  );
  return waitingList.nodes;
}
