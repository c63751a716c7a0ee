import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { RestClient, type Refused } from '../testing/restClient.js';

let marketplace: TestMarketplace;
let document: { openapi: string; paths: Record<string, object> };
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  document = (await (await fetch(`${marketplace.url}/api/openapi.json`)).json()) as typeof document;
});
afterAll(() => marketplace.close());

/** The calls of section 7 of the specification, those that it needs but does not show, and those of sellers. */
const CALLS = [
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/user/signup',
  'POST /api/publisher/signup',
  'GET /api/v1/users/me',
  'GET /api/auth/test-auth',
  'GET /api/user/profile',
  'PATCH /api/user/profile',
  'GET /api/v1/books',
  'GET /api/v1/books/{id}',
  'POST /api/v1/books',
  'POST /api/v1/books/bulk',
  'GET /api/v1/cart',
  'POST /api/v1/cart/add',
  'PATCH /api/v1/cart/items/{itemId}',
  'DELETE /api/v1/cart/items/{itemId}',
  'GET /api/v1/health-check',
  'POST /api/v1/orders',
  'GET /api/v1/orders',
  'GET /api/v1/orders/{id}',
  'POST /api/user/{uploaderId}/rate',
  'GET /api/v1/users/settings',
  'PATCH /api/v1/users/settings',
  'GET /api/v1/users/me/sales.csv',
  'GET /api/v1/users/me/listings.csv',
  'GET /api/v1/listings',
  'PATCH /api/v1/books/{id}',
  'PUT /api/v1/books/{id}/cover',
  'DELETE /api/v1/books/{id}/cover',
  'POST /api/v1/books/{id}/take-off',
  'POST /api/v1/books/{id}/put-back',
  'GET /api/v1/sales',
  'GET /api/v1/fulfillments/{id}',
  'POST /api/v1/fulfillments/{id}/confirm',
  'POST /api/v1/fulfillments/{id}/ship',
  'POST /api/v1/fulfillments/{id}/deliver',
  'POST /api/v1/fulfillments/{id}/take-back',
  'POST /api/v1/fulfillments/{id}/cancel',
];

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1, and valid', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  });

  it.each(CALLS)('knows %s', (call) => {
    const [method = '', path = ''] = call.split(' ');
    expect(document.paths[path]).toHaveProperty(method.toLowerCase());
  });

  it('says which calls answer a CSV file', () => {
    const csv = { 'text/csv': { schema: { type: 'string' } } };
    for (const file of ['sales', 'listings']) {
      const get = { responses: { 200: { content: csv } } };
      expect(document.paths[`/api/v1/users/me/${file}.csv`]).toMatchObject({ get });
    }
  });

  it('says of every call what it is, what it answers and how it refuses', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as object[]);
    for (const operation of operations) {
      expect(operation).toMatchObject({ summary: expect.any(String), tags: [expect.any(String)] });
      // Every call needs the database, which may be away.
      expect(operation).toHaveProperty('responses.503');
    }
  });
});

describe('its page at /api/docs', () => {
  it('needs nothing from other sites', async () => {
    const response = await fetch(`${marketplace.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });
});

describe('under /api', () => {
  it.each(['GET /api/nowhere', 'GET /api', 'POST /api/v2/orders'])('%s is refused as JSON', async (call) => {
    const [method, path = ''] = call.split(' ');
    const response = await fetch(`${marketplace.url}${path}`, { method });
    expect(response.status).toBe(404);
    expect((await response.json()) as Refused).toMatchObject({ status: 'error', code: 'NOT_FOUND' });
  });

  it('the marketplace says that it works', async () => {
    const rest = await RestClient.of(marketplace);
    expect(await rest.get('/api/v1/health-check')).toMatchObject({
      status: 200,
      body: { status: 'success', data: { database: 'up' } },
    });
  });
});
