import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { RestClient, type Refused } from '../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let reader: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  reader = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());

describe('a known path with another method', () => {
  it.each([
    ['DELETE /api/v1/books', 'GET, HEAD, POST, OPTIONS'],
    ['PUT /api/v1/cart', 'GET, HEAD, OPTIONS'],
    ['GET /api/auth/login', 'POST, OPTIONS'],
    ['POST /api/v1/cart/items/any', 'PATCH, DELETE, OPTIONS'],
    ['PATCH /api/v1/fulfillments/any/confirm', 'POST, OPTIONS'],
    ['DELETE /api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('%s is refused with what it allows', async (call, allowed) => {
    const [method = '', path = ''] = call.split(' ');
    const { status, headers, body } = await rest.call<Refused>(method, path, {
      text: method === 'GET' ? undefined : 'not read',
    });
    expect([status, body.code, headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', allowed]);
    expect(body.message).toBe(`This path supports only ${allowed}`);
  });

  it('has no body when only the head is asked for', async () => {
    const response = await fetch(`${marketplace.url}/api/auth/login`, { method: 'HEAD' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

it('OPTIONS says what a path allows, and allows no other site anything', async () => {
  const response = await fetch(`${marketplace.url}/api/v1/books`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

describe('a parameter that a call does not know', () => {
  it.each([
    ['/api/v1/sales?staus=pending', 'status, limit, after'],
    ['/api/v1/orders?first=3', 'limit, after'],
    ['/api/v1/users/me?_=1', 'none'],
  ])('is refused with the names of those that it knows: %s', async (path, known) => {
    const { status, body } = await rest.get(path, { as: reader });
    expect([status, body]).toEqual([
      400,
      {
        status: 'error',
        code: 'PARAMETER_UNKNOWN',
        message: `Unknown query parameter. Known parameters: ${known}.`,
        values: { known },
      },
    ]);
  });

  it('is ignored by the list of books', async () => {
    expect(await rest.get('/api/v1/books?_=1700000000000&staus=x')).toMatchObject({ status: 200 });
  });
});

describe('the limit of a list', () => {
  const LISTS = ['/api/v1/books', '/api/v1/orders', '/api/v1/sales'];

  it.each(LISTS.flatMap((path) => ['0', '-1', '101', '1.5', 'many', '1e9'].map((limit) => [path, limit])))(
    'of %s is not %s',
    async (path, limit) => {
      expect(await rest.get(`${path}?limit=${limit}`, { as: reader })).toMatchObject({
        status: 400,
        body: { code: 'PAGE_SIZE_OUT_OF_RANGE', field: 'limit', message: 'A page can have 1 to 100 entries' },
      });
    },
  );

  it.each(LISTS)('of %s is 1 to 100, and may be left out', async (path) => {
    for (const query of ['', '?limit=', '?limit=1', '?limit=100']) {
      expect((await rest.get(path + query, { as: reader })).status).toBe(200);
    }
  });
});
