import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseAway } from '../../persistence/outage.js';
import { listBook } from '../books/books.js';
import { TestMarketplace } from '../marketplace.js';
import { signUpReader, type Person } from '../people/people.js';
import { RestClient, type Refused } from '../restClient.js';

const SEARCH = '{ __typename books(first: 2) { nodes { title } } }';
const LOG_OUT = 'mutation { logOut { userErrors { code } } }';

let marketplace: TestMarketplace;
let rest: RestClient;
let reader: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  reader = await signUpReader(marketplace);
  bookId = await listBook(marketplace, reader);
});
afterAll(() => marketplace.close());

/** Number of calls to the database in the current test. */
let asked = 0;
beforeEach(() => {
  asked = 0;
  for (const method of ['query', 'queryPrepared', 'transaction'] as const) {
    vi.spyOn(marketplace.database, method).mockImplementation(() => {
      asked += 1;
      return Promise.reject(databaseAway(new Error('It is away')));
    });
  }
});
afterEach(() => vi.restoreAllMocks());

async function graphql(query: string) {
  const response = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${reader.token}` },
    body: JSON.stringify({ query }),
  });
  const body = (await response.json()) as { errors: { extensions: { code: string } }[] };
  const codes = body.errors.map(({ extensions }) => extensions.code);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), codes };
}

const REFUSED = { status: 503, retryAfter: '2', codes: ['SERVICE_UNAVAILABLE'] };

describe('while the database is away', () => {
  it('a query is refused for now, though a part of it needs no database', async () => {
    expect(await graphql(SEARCH)).toEqual(REFUSED);
  });

  it('a query that comes again and again is refused as quickly as the first time', async () => {
    for (let time = 1; time <= 5; time += 1) {
      expect(await graphql(SEARCH.replace('2', '3'))).toEqual(REFUSED);
      expect(asked).toBe(time);
    }
  });

  it('a mutation is refused for now as a whole, and not by userErrors', async () => {
    expect(await graphql(LOG_OUT)).toEqual(REFUSED);
  });

  it.each(['/api/v1/books', '/api/v1/cart', '/api/v1/orders', '/api/v1/users/me/sales.csv'])(
    'GET %s is refused for now, as documented',
    async (path) => {
      const { status, headers, body } = await rest.get<Refused>(path, { as: reader });
      expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'SERVICE_UNAVAILABLE']);
    },
  );

  it('the health check says so', async () => {
    const { status, headers } = await rest.get('/api/v1/health-check');
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('a cover is refused for now', async () => {
    const response = await fetch(`${marketplace.url}/covers/drawn/${bookId}.svg`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ status: 'error', code: 'SERVICE_UNAVAILABLE' });
  });

  it('what needs no database is answered', async () => {
    const response = await fetch(`${marketplace.url}/api/openapi.json`);
    expect(response.status).toBe(200);
  });
});

describe('a database that does not answer', () => {
  it('makes the health check say so within two seconds', async () => {
    vi.spyOn(marketplace.database, 'query').mockImplementation(() => new Promise(() => {}));
    const asking = performance.now();
    expect((await rest.get('/api/v1/health-check')).status).toBe(503);
    expect(performance.now() - asking).toBeLessThan(2_000);
  });
});
