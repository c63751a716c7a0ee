import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveConnection } from '../testing/liveClient.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader, type Person } from '../testing/people/people.js';

/** A password that a client sends in a wrong place. */
const SECRET = 'hunter2Secret';

/** Texts that replace each token in turn. graphql/unquoted.test.ts tests more replacements. */
const INSTEAD = [SECRET, `"${SECRET}"`];

const QUERY = `query Books($sort: BookSort, $first: Int = 1) {
  books(filter: { genres: [FICTION], condition: GOOD }, sort: $sort, first: $first) @include(if: true) {
    nodes { ...Card id price { sale { amount } } }
  }
} fragment Card on Book { title }`;
const MUTATION = `mutation { logIn(input: { email: "a@b.example", password: "x" }) {
  token userErrors { code message field values { name value } } } }`;
const SUBSCRIPTION = 'subscription Order { orderChanged(id: "x") { id fulfillments { status } } }';

/** Returns variants of a document. In each variant, one token is replaced by the secret. */
function withSecrets(document: string): string[] {
  const tokens = [...document.matchAll(/"[^"]*"|\.{3}|\w+|[^\s\w]/g)];
  return tokens.flatMap(({ 0: token, index }) =>
    INSTEAD.map(
      (instead) => `${document.slice(0, index)} ${instead} ${document.slice(index + token.length)}`,
    ),
  );
}

let marketplace: TestMarketplace;
let asha: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  asha = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());

/**
 * Returns all texts in a response. Leaves out the keys of data and the paths of errors, because clients choose these
 * names.
 */
function textsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => (key === 'path' ? [] : textsOf(value)));
}

const quoting = (answer: unknown) => textsOf(answer).filter((text) => text.includes(SECRET));

async function post(body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return response.json();
}

describe('an error of GraphQL quotes nothing of', () => {
  it.each([
    ['a query', QUERY],
    ['a mutation', MUTATION],
  ])('%s', async (_, document) => {
    for (const query of withSecrets(document)) {
      const answer = await post({ query });
      expect([query, quoting(answer)]).toEqual([query, []]);
    }
  });

  it('a subscription over a WebSocket', async () => {
    const connection = new LiveConnection(marketplace, asha);
    for (const query of withSecrets(SUBSCRIPTION)) {
      const subscription = connection.subscribe(query);
      const answer = await subscription.next();
      await subscription.end();
      expect([query, quoting(answer)]).toEqual([query, []]);
    }
    await connection.close();
  });

  const input = { email: 'a@b.example', password: 'x' };
  it.each([
    ['variables', { variables: { input: { ...input, [SECRET]: SECRET } } }],
    ['a variable of another type', { variables: { input: { ...input, password: [SECRET] } } }],
    ['a variable that is missing', { variables: { [SECRET]: SECRET } }],
    ['variables that are no object', { variables: SECRET }],
    ['an operation’s name', { variables: { input }, operationName: SECRET }],
    ['extensions', { variables: { input }, extensions: SECRET }],
    [
      'a persisted query',
      { query: undefined, extensions: { persistedQuery: { version: 1, sha256Hash: SECRET } } },
    ],
    ['the name of a variable', { query: `query ($${SECRET}: ID!) { user(id: $${SECRET}) { id } }` }],
  ])('%s', async (_, body) => {
    const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { userErrors { message } } }';
    expect(quoting(await post({ query, ...body }))).toEqual([]);
  });

  it('headers, a body that is no JSON, and a form', async () => {
    expect(quoting(await post(`{"${SECRET}": ${SECRET}}`))).toEqual([]);
    expect(quoting(await post({ query: QUERY }, { authorization: `Bearer ${SECRET}` }))).toEqual([]);
    expect(quoting(await post({ query: QUERY }, { accept: `text/${SECRET}` }))).toEqual([]);
    expect(quoting(await post({ query: QUERY }, { 'content-type': `text/${SECRET}` }))).toEqual([]);
    for (const map of [`{"${SECRET}":["${SECRET}"]}`, `{"${SECRET}":"${SECRET}"}`, SECRET]) {
      const form = new FormData();
      form.set('operations', '{"query":"{ viewer { id } }"}');
      form.set('map', map);
      const headers = { 'apollo-require-preflight': 'true' };
      const answer = await fetch(`${marketplace.url}/graphql`, { method: 'POST', headers, body: form });
      expect(quoting(await answer.json())).toEqual([]);
    }
  });
});

interface Call {
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
}

/**
 * Returns variants of a body: with a value replaced by the secret, with an unknown field, and with other invalid
 * content.
 */
function bodiesWithSecrets(body: object): unknown[] {
  const replaced = Object.keys(body).flatMap((key) =>
    [SECRET, [SECRET], { [SECRET]: SECRET }].map((value) => ({ ...body, [key]: value })),
  );
  return [...replaced, { ...body, [SECRET]: SECRET }, { [SECRET]: SECRET }, [SECRET], SECRET];
}

it('no refusal of REST quotes a body or a header', async () => {
  const response = await fetch(`${marketplace.url}/api/openapi.json`);
  const { paths, components } = (await response.json()) as {
    paths: Record<string, Record<string, Call>>;
    components: { schemas: Record<string, { examples?: object[] }> };
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const reference = requestBody?.content['application/json']?.schema.$ref;
      const [example] = components.schemas[reference?.split('/').at(-1) ?? '']?.examples ?? [];
      return example && !path.includes('logout') ? [{ method: method.toUpperCase(), path, example }] : [];
    }),
  );
  expect(calls.length).toBeGreaterThan(15);
  for (const { method, path, example } of calls) {
    for (const body of bodiesWithSecrets(example)) {
      const answer = await fetch(`${marketplace.url}${path.replaceAll(/\{\w+\}/g, SECRET)}`, {
        method,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${asha.token}`,
          'idempotency-key': SECRET,
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      const isRefused = answer.status >= 400;
      const quoted = isRefused && text.includes(SECRET) ? [path, body, text] : null;
      expect(quoted).toBeNull();
    }
  }
  const headersWithSecrets: Record<string, string>[] = [
    { 'content-type': `text/${SECRET}` },
    { authorization: `Bearer ${SECRET}` },
  ];
  for (const headers of headersWithSecrets) {
    const answer = await fetch(`${marketplace.url}/api/v1/cart/add`, {
      method: 'POST',
      headers,
      body: SECRET,
    });
    expect(await answer.text()).not.toContain(SECRET);
  }
});
