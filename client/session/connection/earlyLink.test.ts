import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { afterEach, expect, it } from 'vitest';
import { of } from 'rxjs';
import { saveToken } from '../token/token';
import { authorizationLink } from './authorization';
import { earlyLink } from './earlyLink';

const QUERY: TypedDocumentNode<{ books: { totalCount: number } }> = gql`
  query Books($filter: BookFilter, $sort: BookSort) {
    books(filter: $filter, sort: $sort) {
      totalCount
    }
  }
`;

const found = (totalCount: number) => ({ data: { books: { __typename: 'BookConnection', totalCount } } });

/** Returns a client whose server has one book. */
function reader() {
  const server = new ApolloLink(() => of(found(1)));
  const link = ApolloLink.from([authorizationLink, earlyLink, server]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return async (variables: object) => {
    const { data } = await client.query({
      query: QUERY,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data?.books.totalCount;
  };
}

function askedEarly(answer: ApolloLink.Result | null, askedAt = performance.now()): void {
  saveToken('good', false);
  const Books = { token: 'good', askedAt, variables: {}, answer: Promise.resolve(answer) };
  globalThis.earlyAnswers = { Books };
}

afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

const EVERYTHING = { filter: { search: null, genre: null }, sort: null };

it('gives what was asked while the page was read to who asks the same, once', async () => {
  askedEarly(found(40));
  const ask = reader();
  expect(await ask({ filter: { search: 'lamp' }, sort: null })).toBe(1);
  expect(await ask(EVERYTHING)).toBe(40);
  expect(await ask(EVERYTHING)).toBe(1);
});

it('gives nobody what was asked for somebody else', async () => {
  askedEarly(found(40));
  saveToken('of another', false);
  expect(await reader()(EVERYTHING)).toBe(1);
});

it('asks again when the early question failed', async () => {
  askedEarly(null);
  expect(await reader()(EVERYTHING)).toBe(1);
});

it('gives nobody what was asked long ago', async () => {
  askedEarly(found(40), performance.now() - 60_000);
  expect(await reader()(EVERYTHING)).toBe(1);
});
