import type { GraphQLClient } from '../graphqlClient.js';
import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import { PASSWORD, type Person } from './people.js';

/** A visitor. Because the token is empty, requests carry no Authorization header. */
const VISITOR: Person = { id: '', email: '', token: '' };

/**
 * Logs in with an email address and a password. The token is null if the log-in is refused or requires a second step.
 */
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

/**
 * Advances the clock, and renews the sessions of these people as a log-in would: valid for 30 days, and just confirmed.
 */
export async function passDays(
  { clock, database }: TestMarketplace,
  days: number,
  ...people: Person[]
): Promise<void> {
  clock.advanceDays(days);
  await database.query(
    `UPDATE sessions SET expires_at = $1::timestamptz + interval '30 days', confirmed_at = $1 WHERE user_id = ANY($2)`,
    [clock.now(), people.map(({ id }) => id)],
  );
}

/** Returns the account that a token belongs to; null if the token is not valid. */
export async function viewerOf(client: GraphQLClient, { token }: Pick<Person, 'token'>) {
  const { data, errors } = await client.graphql<{
    viewer: { id: string; contact: { emailVerified: boolean } } | null;
  }>('{ viewer { id contact { emailVerified } } }', {}, token);
  if (errors?.every(({ extensions }) => extensions.code === 'INVALID_TOKEN')) return null;
  return data.viewer;
}

/** Sends a mutation as a visitor. Returns the codes of its refusals. */
export async function askAsVisitor(client: GraphQLClient, name: string, input: object): Promise<string[]> {
  const { userErrors } = await mutate<object>(client, VISITOR, name, '__typename', input);
  return userErrors.map(({ code }) => code);
}

/** Returns the sessions of an account, including the session that sends this request. */
export async function sessionsOf(client: GraphQLClient, { token }: Person) {
  const data = await client.ask<{ sessions: { id: string; current: boolean }[] }>(
    '{ sessions { id current } }',
    {},
    token,
  );
  return data.sessions;
}
