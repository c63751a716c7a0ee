import type { GraphQLClient } from './graphqlClient.js';
import type { TestMarketplace } from './marketplace.js';
import { mutate } from './mutate.js';
import { PASSWORD, type Person } from './people.js';

/** Nobody: for what needs no session. */
const VISITOR: Person = { id: '', email: '', token: '' };

/** Logs in with an address and a password; the token is null when that is refused. */
export function logIn(client: GraphQLClient, email: string, password = PASSWORD) {
  return mutate<{
    token: string | null;
    user: { id: string } | null;
    secondFactor: { challenge: string; methods: string[]; passkeyOptions: string | null } | null;
  }>(client, VISITOR, 'logIn', 'token user { id } secondFactor { challenge methods passkeyOptions }', {
    email,
    password,
  });
}

/** Lets days go by, after which these people log in again: their sessions may have ended meanwhile. */
export async function passDays(
  marketplace: TestMarketplace,
  days: number,
  ...people: Person[]
): Promise<void> {
  marketplace.clock.advanceDays(days);
  for (const person of people) {
    const { token } = await logIn(marketplace, person.email);
    person.token = token ?? '';
  }
}

/** Whom a token opens the marketplace for; null when it opens nothing. */
export async function viewerOf(client: GraphQLClient, { token }: Pick<Person, 'token'>) {
  const { data, errors } = await client.graphql<{
    viewer: { id: string; contact: { emailVerified: boolean } } | null;
  }>('{ viewer { id contact { emailVerified } } }', {}, token);
  if (errors?.every(({ extensions }) => extensions.code === 'INVALID_TOKEN')) return null;
  return data.viewer;
}

/** Sends a request as a visitor; returns the codes of its refusals. */
export async function askAsVisitor(client: GraphQLClient, name: string, input: object): Promise<string[]> {
  const { userErrors } = await mutate<object>(client, VISITOR, name, '__typename', input);
  return userErrors.map(({ code }) => code);
}

/** Returns a person's sessions. */
export async function sessionsOf(client: GraphQLClient, { token }: Person) {
  const data = await client.ask<{ sessions: { id: string; current: boolean }[] }>(
    '{ sessions { id current } }',
    {},
    token,
  );
  return data.sessions;
}
