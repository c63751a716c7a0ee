import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader, type Person } from '../testing/people/people.js';

/** A marketplace that trusts a proxy at 127.0.0.1, the address from which the tests connect. */
let marketplace: TestMarketplace;
let asha: Person;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  marketplace = await TestMarketplace.open({ log: { write }, trustedProxies: ['127.0.0.1'] });
  asha = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${marketplace.url}${path}`, { headers });
const cookieOf = ({ token }: Person) => ({ cookie: `panna_session=${token}` });
const bearerOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const post = (path: string, headers: Record<string, string>, body: string) =>
  fetch(`${marketplace.url}${path}`, { method: 'POST', headers, body });
const graphql = (query: string, headers: Record<string, string> = {}) =>
  post('/graphql', { 'content-type': 'application/json', ...headers }, JSON.stringify({ query }));

/** Sends these lines over a socket. Returns everything that is received until the server closes the connection. */
async function sendRaw(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(marketplace.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

describe('the id of a request', () => {
  const idOf = async (headers: Record<string, string>) =>
    (await get('/api/v1/health-check', headers)).headers.get('x-request-id');
  const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

  it('is in the answer, another for each request', async () => {
    const [one, other] = [await idOf({}), await idOf({})];
    expect(one).toMatch(UUID);
    expect(other).toMatch(UUID);
    expect(one).not.toBe(other);
  });

  it('is the one of the trusted proxy, when that can be one', async () => {
    expect(await idOf({ 'x-request-id': 'Root=1-67891233-abcdef012345' })).toBe(
      'Root=1-67891233-abcdef012345',
    );
    for (const implausible of ['short', 'x'.repeat(129), 'two words here', '"quoted-id"'])
      expect(await idOf({ 'x-request-id': implausible })).toMatch(UUID);
  });

  it.each(['/nothing', '/api/nothing', '/graphql/nothing', '/api/v1/users/me', '/api/%zz'])(
    'is in the refusal at %s',
    async (path) => {
      expect((await get(path)).headers.get('x-request-id')).toMatch(UUID);
    },
  );
});

describe('an internal error', () => {
  beforeAll(() => marketplace.database.query('ALTER TABLE bookmarks RENAME TO gone'));
  afterAll(() => marketplace.database.query('ALTER TABLE gone RENAME TO bookmarks'));

  it('says the id of its request in GraphQL, in the header and in the log', async () => {
    lines = [];
    const response = await graphql('{ bookmarks(first: 1) { nodes { id } } }', bearerOf(asha));
    const id = response.headers.get('x-request-id');
    const { errors } = (await response.json()) as { errors: { extensions: object }[] };
    expect(errors.map(({ extensions }) => extensions)).toEqual([{ code: 'INTERNAL_ERROR', requestId: id }]);
    expect(lines).toMatchObject([{ reqId: id, msg: 'a GraphQL request failed' }]);
  });

  it('says it in the header and in the log of REST', async () => {
    await marketplace.database.query('ALTER TABLE carts RENAME TO gone_carts');
    lines = [];
    const response = await get('/api/v1/cart', bearerOf(asha));
    await marketplace.database.query('ALTER TABLE gone_carts RENAME TO carts');
    expect(response.status).toBe(500);
    expect(lines).toMatchObject([{ reqId: response.headers.get('x-request-id'), msg: 'a request failed' }]);
  });
});

describe('a personal response', () => {
  const kept = async (answer: Promise<Response>) => (await answer).headers.get('cache-control');

  it('is not cached: any response to a request with a cookie or a token', async () => {
    for (const credentials of [cookieOf(asha), bearerOf(asha), { authorization: 'Bearer nonsense' }]) {
      for (const path of [
        '/api/v1/users/me',
        '/api/v1/cart',
        '/api/v1/users/me/export',
        '/api/v1/books',
        '/nothing',
      ])
        expect([path, await kept(get(path, credentials))]).toEqual([path, 'no-store']);
      expect(await kept(graphql('{ viewer { id } }', credentials))).toBe('no-store');
    }
    expect(await kept(get('/api/v1/users/me/sales.csv', bearerOf(asha)))).toBe('no-store');
  });

  it('is not cached if it opens or ends a session', async () => {
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: asha.email, password: 'correct horse' });
    expect(await kept(post('/api/auth/login', json, body))).toBe('no-store');
    expect(await kept(post('/api/auth/logout', json, '{}'))).toBe('no-store');
    const logIn = `mutation { logIn(input: { email: "${asha.email}", password: "correct horse" }) { token } }`;
    expect(await kept(graphql(logIn))).toBe('no-store');
  });

  it('does not include public responses', async () => {
    expect(await kept(get('/api/v1/books'))).toBeNull();
    expect(await kept(graphql('{ __typename }'))).toBeNull();
  });
});

describe('a request that rides on the cookie beside another authorization', () => {
  const basic = { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` };
  const form = { 'content-type': 'text/plain', origin: 'https://elsewhere.example' };

  it.each([basic, { authorization: 'Digest x' }, { authorization: '' }, { authorization: 'bearer' }])(
    'is refused when another site may have sent it: %o',
    async (authorization) => {
      const { token } = await signUpReader(marketplace);
      const cookie = { cookie: `panna_session=${token}` };
      const refused = await post('/api/auth/logout', { ...form, ...cookie, ...authorization }, 'a=b');
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
      expect((await get('/api/v1/users/me', cookie)).status).toBe(200);
    },
  );

  it('is refused by GraphQL as well', async () => {
    const query = JSON.stringify({ query: 'mutation { logOut { userErrors { code } } }' });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { ...form, ...basic, ...cookieOf(asha), 'content-type': type };
      expect((await post('/graphql', headers, query)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await get('/graphql?query={__typename}', { ...basic, ...cookieOf(asha) })).status).toBe(400);
    expect((await get('/api/v1/users/me', cookieOf(asha))).status).toBe(200);
  });
});

describe('an upgrade to a WebSocket', () => {
  const upgrade = (path: string, method = 'GET') =>
    sendRaw([
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Accept: text/html',
    ]);

  it.each(['/', '/nothing', '/graphqlx', '/graphql/x', '/api/v1/books', '/covers/drawn/x.svg', '/%zz'])(
    'is answered at once at %s, and its connection ends',
    async (path) => {
      const [head, body] = (await upgrade(path)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1.1 404 Not Found\r\n/);
      expect(JSON.parse(body ?? '')).toEqual({ status: 'error', code: 'NOT_FOUND', message: 'Not found' });
    },
  );

  it('is accepted for GET only', async () => {
    expect(await upgrade('/graphql', 'POST')).toMatch(/^HTTP\/1.1 404/);
  });

  it.each(['/graphql', '/graphql/', '/graphql?x=1'])('is accepted at %s', async (path) => {
    const socket = new WebSocket(`${marketplace.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws');
    await once(socket, 'open');
    expect(socket.protocol).toBe('graphql-transport-ws');
    socket.close();
  });
});

describe('an address that the site does not have', () => {
  it('is refused in the envelope of REST however long an id is', async () => {
    const response = await get(`/api/v1/books/${'x'.repeat(8_000)}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 'error', code: 'BOOK_NOT_FOUND' });
  });

  it.each(['/api/%zz', '/api/v1/books/%zz'])(
    'is refused in the envelope where it cannot be read: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        status: 'error',
        code: 'MALFORMED_REQUEST',
        message: 'The request could not be read. Please check its syntax.',
      });
    },
  );

  it('is refused in the envelope when its head is too long, or no HTTP', async () => {
    const answers = [
      await sendRaw([`GET /api/${'x'.repeat(20_000)} HTTP/1.1`, 'Host: localhost']),
      await sendRaw(['GET /api/v1/books HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`]),
      await sendRaw(['Nonsense']),
    ];
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual([
      'HTTP/1.1 431',
      'HTTP/1.1 431',
      'HTTP/1.1 400',
    ]);
    for (const answer of answers)
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        status: 'error',
        code: 'MALFORMED_REQUEST',
      });
  });
});
