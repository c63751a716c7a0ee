import type { GraphQLClient } from './graphqlClient.js';
import { mutate } from './mutate.js';
import type { Person } from './people.js';

/** An entry of a waiting list as these tests look at it. */
export interface Waiting {
  book: { id: string; title: string };
  rentalPeriod: { startsOn: string; endsOn: string; months: number };
  placeInLine: number | null;
  toldAt: string | null;
  turnEndsAt: string | null;
  isFree: boolean;
}

const ENTRY = `{ book { id title } rentalPeriod { startsOn endsOn months } placeInLine toldAt turnEndsAt isFree }`;

/** Waits for a book: for a month from today unless the rental says more. */
export function joinWaitingList(client: GraphQLClient, person: Person, bookId: string, rental: object = {}) {
  return mutate<{ book: { viewerWaiting: Waiting | null } | null }>(
    client,
    person,
    'joinWaitingList',
    `book { viewerWaiting ${ENTRY} }`,
    { bookId, rental: { months: 1, ...rental } },
  );
}

/** Waits for it no more. */
export function leaveWaitingList(client: GraphQLClient, person: Person, bookId: string) {
  return mutate<{ book: { viewerWaiting: Waiting | null } | null }>(
    client,
    person,
    'leaveWaitingList',
    `book { viewerWaiting ${ENTRY} }`,
    { bookId },
  );
}

/** Returns a person's waiting list. */
export async function waitingListOf(client: GraphQLClient, person: Person): Promise<Waiting[]> {
  const { waitingList } = await client.ask<{ waitingList: { totalCount: number; nodes: Waiting[] } }>(
    `{ waitingList { totalCount nodes ${ENTRY} } }`,
    {},
    person.token,
  );
  return waitingList.nodes;
}
