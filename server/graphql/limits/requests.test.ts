import { on, once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LiveConnection } from '../../testing/liveClient.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let reader: Person;
const open: LiveConnection[] = [];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  reader = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

interface Answer {
  data?: object | null;
  errors?: { message: string; extensions: { code: string } }[];
}

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { errors } = (await response.json()) as Answer;
  return { status: response.status, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

async function codeOverWebSocket(
  query: string,
  variables: Record<string, unknown> = {},
  operationName?: string,
) {
  const connection = new LiveConnection(marketplace, reader);
  open.push(connection);
  const { errors } = await connection.subscribe(query, variables, operationName).next();
  return errors?.[0]?.extensions?.code;
}

/** Sends a subscription with a raw payload that graphql-ws clients cannot produce. Returns the code of the error. */
async function codeOfMessage(payload: string): Promise<string | undefined> {
  const socket = new WebSocket(`${marketplace.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const messages = on(socket, 'message') as AsyncIterable<[Buffer]>;
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  for await (const [message] of messages) {
    const { type, payload: errors } = JSON.parse(String(message)) as {
      type: string;
      payload: Answer['errors'];
    };
    if (type === 'connection_ack') socket.send(`{"id":"1","type":"subscribe","payload":${payload}}`);
    else return (socket.close(), errors?.[0]?.extensions.code);
  }
  return undefined;
}

const DEPTH = 50_000;
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const fields = (depth: number) => '{ viewer '.repeat(depth) + '}'.repeat(depth);
const values = (depth: number) => `${'{ a: '.repeat(depth)}1${'}'.repeat(depth)}`;

describe('a document of which it is not clear what to do', () => {
  const two = (kind: string, field: string) => `${kind} A { ${field} { id } } ${kind} B { ${field} { id } }`;

  it.each([
    ['with two operations and no name', undefined],
    ['with a name that it does not have', 'C'],
  ])('is a 400 %s', async (_, operationName) => {
    for (const kind of ['query', 'subscription']) {
      const query = two(kind, kind === 'query' ? 'viewer' : 'cartChanged');
      const answer = await post(JSON.stringify({ query, operationName }));
      expect(answer).toMatchObject({ status: 400, code: 'OPERATION_RESOLUTION_FAILURE' });
    }
    const subscriptions = two('subscription', 'cartChanged');
    expect(await codeOverWebSocket(subscriptions, {}, operationName)).toBe('OPERATION_RESOLUTION_FAILURE');
  });
});

describe('what is nested too deeply is refused by its own code, before it is parsed', () => {
  const documents: [string, string][] = [
    ['selections', fields(10_000)],
    ['lists', `{ user(id: ${lists(DEPTH)}) { id } }`],
    ['objects', `{ books(filter: ${values(10_000)}) { totalCount } }`],
    ['lists within the limit of tokens', `{ user(id: ${lists(1_400)}) { id } }`],
    ['types', `query ($a: ${'['.repeat(DEPTH)}Int${']'.repeat(DEPTH)}) { viewer { id } }`],
  ];

  it.each(documents)('%s of a document', async (_, query) => {
    const code = 'NESTED_TOO_DEEPLY';
    expect(await post(JSON.stringify({ query }))).toMatchObject({ status: 400, code });
    expect(await codeOverWebSocket(query)).toBe(code);
  });

  it.each([
    ['lists', lists(DEPTH)],
    ['objects', objects(30_000)],
  ])('%s of the variables', async (_, nested) => {
    const variables = `"variables":{"id":${nested}}`;
    const query = '"query":"query ($id: ID!) { user(id: $id) { id } }"';
    const subscription = '"query":"subscription ($id: ID!) { orderChanged(id: $id) { id } }"';
    const code = 'NESTED_TOO_DEEPLY';
    expect(await post(`{${query},${variables}}`)).toMatchObject({ status: 400, code });
    expect(await codeOfMessage(`{${subscription},${variables}}`)).toBe(code);
  });

  it('of the variables of a multipart request', async () => {
    const form = new FormData();
    form.set('operations', `{"query":"{ viewer { id } }","variables":{"id":${lists(DEPTH)}}}`);
    form.set('map', '{}');
    const response = await fetch(`${marketplace.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true' },
      body: form,
    });
    expect([response.status, ((await response.json()) as Answer).errors?.[0]?.extensions.code]).toEqual([
      400,
      'NESTED_TOO_DEEPLY',
    ]);
  });

  it('of a body of REST', async () => {
    const rest = await RestClient.of(marketplace);
    const { status, body } = await rest.post<Refused>('/api/auth/login', {
      text: `{"email":${objects(30_000)}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect([status, body.code]).toEqual([400, 'NESTED_TOO_DEEPLY']);
  });

  it('but brackets in texts and comments are no nesting', async () => {
    const brackets = '{[('.repeat(1_000);
    const query = `# ${brackets}\n{ user(id: "${brackets}\\"") { id } book(id: """${brackets} \\""" "" """) { id } }`;
    expect(await post(JSON.stringify({ query }))).toMatchObject({ status: 200, code: undefined });
  });
});

describe('a limit of a document has one code over HTTP and WebSocket', () => {
  const nested = (times: number): string =>
    times === 0 ? 'id' : `fulfillments { order { ${nested(times - 1)} } }`;
  const aliases = Array.from({ length: 51 }, (_, at) => `a${at}: id`).join(' ');

  it.each([
    [
      'QUERY_TOO_DEEP',
      `{ order(id: "x") { ${nested(7)} } }`,
      `subscription { orderChanged(id: "x") { ${nested(7)} } }`,
    ],
    ['TOO_MANY_ALIASES', `{ viewer { ${aliases} } }`, `subscription { cartChanged { ${aliases} } }`],
    ['GRAPHQL_PARSE_FAILED', '{', 'subscription {'],
    ['GRAPHQL_VALIDATION_FAILED', '{ nothing }', 'subscription { nothing }'],
    [
      'BAD_USER_INPUT',
      'query ($id: ID!) { order(id: $id) { id } }',
      'subscription ($id: ID!) { orderChanged(id: $id) { id } }',
    ],
  ])('%s', async (code, query, subscription) => {
    expect(await post(JSON.stringify({ query }))).toMatchObject({ status: 400, code });
    expect(await codeOverWebSocket(subscription)).toBe(code);
  });
});

describe('an error of the variables', () => {
  const SECRET = 'my secret password';
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { userErrors { code } } }';

  it.each([
    [
      'an unknown field',
      { email: 'a@b.example', password: SECRET, remember: true },
      'Field "…" is not defined by type "LogInInput"',
    ],
    ['a missing field', { password: SECRET }, 'Field "email" of required type'],
    [
      'a value of another type',
      { email: 'a@b.example', password: [SECRET] },
      'at "input.password"; expected type "String!"',
    ],
    [
      'a text instead of an object',
      SECRET,
      'Variable "$input" has an invalid value; expected type "LogInInput!"',
    ],
  ])('names the place and the type, never the value: %s', async (_, input, text) => {
    const { status, code, message } = await post(JSON.stringify({ query, variables: { input } }));
    expect([status, code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(message).toContain(text);
    expect(message).not.toContain('secret');
  });

  it('says nothing of a body that is no JSON', async () => {
    const { status, message } = await post(
      `{"query":"{ viewer { id } }","variables":{"password":"${SECRET}",}}`,
    );
    expect(status).toBe(400);
    expect(message).not.toContain('secret');
  });
});
