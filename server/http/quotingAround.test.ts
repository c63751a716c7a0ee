import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpPublisher, type Person } from '../testing/people/people.js';

// This file tests paths, query strings, headers, cookies and WebSocket messages. quoting.test.ts tests the documents and bodies
// of both APIs.

/** Stands for a password that was typed into the wrong field. */
const SECRET = 'hunter2secret';

let marketplace: TestMarketplace;
let asha: Person;
let bearer: Record<string, string>;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  asha = await signUpPublisher(marketplace);
  bearer = { authorization: `Bearer ${asha.token}` };
});
afterAll(() => marketplace.close());

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Sends a request that `fetch` might not allow. Returns the response's head and body if the request is refused and the
 * response quotes the secret; otherwise null.
 */
async function quoteIn({ method, path, headers = {}, body }: Sent): Promise<string | null> {
  const sent = request(marketplace.url + path, { method, headers: { connection: 'close', ...headers } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const answer = `${JSON.stringify(response.rawHeaders)} ${await text(response)}`;
  const isRefused = (response.statusCode ?? 0) >= 300;
  return isRefused && answer.toLowerCase().includes(SECRET) ? `${method} ${path}: ${answer}` : null;
}

async function quotesIn(all: readonly Sent[]): Promise<string[]> {
  const quotes: (string | null)[] = [];
  for (const each of all) quotes.push(await quoteIn(each));
  return quotes.filter((quote) => quote !== null);
}

interface Call {
  parameters?: { name: string; in: string }[];
}

it('no refusal quotes a path or a query string', async () => {
  const response = await fetch(`${marketplace.url}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Call>> };
  const documented = Object.entries(paths)
    .filter(([path]) => !path.includes('logout'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) => {
        const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
        const queries = [
          `${SECRET}=1`,
          `x=${SECRET}`,
          ...known.flatMap((name) => [`${name}=${SECRET}`, `${name}[${SECRET}]=1`]),
        ];
        const at = path.replaceAll(/\{\w+\}/g, SECRET);
        return queries.map((query) => ({
          method: method.toUpperCase(),
          path: `${at}?${query}`,
          headers: bearer,
        }));
      }),
    );
  expect(documented.length).toBeGreaterThan(80);
  expect(await quotesIn(documented)).toEqual([]);
  const others = [
    `/api/${SECRET}`,
    `/api/v1/books/%zz${SECRET}`,
    `/graphql/${SECRET}`,
    `/graphql?query={${SECRET}}`,
    `/graphql?query={viewer{id}}&variables=${SECRET}`,
    `/graphql?query={viewer{id}}&extensions=${SECRET}`,
    `/graphql?query={viewer{id}}&operationName=${SECRET}`,
    `/covers/${SECRET}/400x600.webp`,
    `/covers/drawn/${SECRET}.svg`,
    `/photos/${SECRET}/400.webp`,
    `/b/${SECRET}/${SECRET}`,
    `/mail/${SECRET}`,
  ];
  const headers = { 'apollo-require-preflight': 'true' };
  const sent = others.flatMap((path) => ['GET', 'PUT'].map((method) => ({ method, path, headers })));
  expect(await quotesIn(sent)).toEqual([]);
});

it('no refusal quotes a header or a cookie', async () => {
  const NAMES =
    'accept accept-encoding accept-language authorization content-encoding content-length content-type cookie expect ' +
    'host idempotency-key if-none-match origin range referer sec-fetch-site upgrade x-forwarded-for x-request-id ' +
    SECRET;
  const values = [
    SECRET,
    `Bearer ${SECRET}`,
    `panna_session=${SECRET}; ${SECRET}=1`,
    `application/json; ${SECRET}`,
    `multipart/form-data; boundary=${SECRET}`,
    `https://${SECRET}.example`,
  ];
  const calls = [
    { method: 'POST', path: '/api/v1/cart/add', body: SECRET },
    { method: 'POST', path: '/graphql', body: SECRET },
    { method: 'GET', path: '/api/v1/cart' },
    { method: 'GET', path: '/covers/nothing/400x600.webp' },
  ];
  const sent = NAMES.split(' ').flatMap((name) =>
    values.flatMap((value) =>
      calls.map((call) => ({
        ...call,
        headers: { 'content-type': 'application/json', ...bearer, [name]: value },
      })),
    ),
  );
  // Node.js refuses to send a request whose Content-Length is not a number.
  const sendable = sent.filter(({ headers }) => !('content-length' in headers));
  expect(await quotesIn(sendable)).toEqual([]);
});

it('no refusal quotes the parts of a form', async () => {
  const parts: [field: string, file: string, type: string][] = [
    [SECRET, 'books.json', 'application/json'],
    ['file', `${SECRET}.json`, 'application/json'],
    ['file', 'books.json', `text/${SECRET}`],
    ['cover', `${SECRET}.png`, `image/${SECRET}`],
    ['photo', `${SECRET}.png`, 'image/png'],
  ];
  for (const path of ['/api/v1/books/bulk', '/api/v1/books', `/api/v1/books/${SECRET}/photos`, '/graphql']) {
    for (const [field, file, type] of parts) {
      const body = new FormData();
      body.set(`${SECRET}1`, SECRET);
      body.set(field, new Blob([SECRET], { type }), file);
      const headers = { ...bearer, 'apollo-require-preflight': 'true' };
      const answer = await fetch(marketplace.url + path, { method: 'POST', headers, body });
      const told = await answer.text();
      expect([path, field, answer.ok || told.includes(SECRET) ? told : null]).toEqual([path, field, null]);
    }
  }
});

describe('a WebSocket quotes nothing', () => {
  const CART = { query: 'subscription { cartChanged { itemCount } }' };

  /** Sends messages over a WebSocket one after the other. Returns the server's close reason. */
  async function closeOf(...messages: (object | string)[]): Promise<string> {
    const socket = new WebSocket(`${marketplace.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = once(socket, 'close') as Promise<[number, Buffer]>;
    await once(socket, 'open');
    for (const message of messages) {
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
      await Promise.race([once(socket, 'message'), closed]);
    }
    const [code, reason] = await closed;
    return `${code} ${String(reason)}`;
  }

  it('of its protocols, at the first connection of the server', async () => {
    const { port, hostname } = new URL(marketplace.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /graphql HTTP/1.1\r\nhost: ${hostname}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\nsec-websocket-version: 13\r\n` +
        `sec-websocket-protocol: ${SECRET}\r\n\r\n`,
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(String(head)).toContain('101 Switching Protocols');
    expect(String(head)).not.toContain(SECRET);
  });

  it('when it closes', async () => {
    const hello = { type: 'connection_init', payload: bearer };
    const subscribe = { type: 'subscribe', id: SECRET, payload: CART };
    expect(await closeOf(hello, subscribe, subscribe)).toBe('4409 The id of this subscription is in use');
    const long = { ...subscribe, id: SECRET.repeat(20) };
    expect(await closeOf(hello, long, long)).toBe('4409 The id of this subscription is in use');
    for (const message of [SECRET, { type: SECRET }, { ...subscribe, payload: SECRET }])
      expect(await closeOf(hello, message)).toBe('4400 Invalid message received');
    expect(await closeOf({ type: 'connection_init', payload: SECRET })).toBe('4400 Invalid message received');
  });
});
