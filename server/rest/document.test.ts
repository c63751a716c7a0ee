import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { RestClient, type Refused } from '../testing/restClient.js';
import { openApiDocument } from './openApiDocument.js';

let marketplace: TestMarketplace;
let document: {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { description?: string }> };
};

interface Operation {
  operationId: string;
  description: string;
  responses: object;
  parameters?: { name: string; description?: string; schema: object }[];
}

beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  document = (await (await fetch(`${marketplace.url}/api/openapi.json`)).json()) as typeof document;
});
afterAll(() => marketplace.close());

/** All methods and paths: the documented ones (docs/marketplace.md, REST), and the ones that Panna added. */
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
  'GET /api/v1/waiting-list',
  'PUT /api/v1/books/{id}/waiting',
  'DELETE /api/v1/books/{id}/waiting',
  'GET /api/v1/health-check',
  'GET /api/v1/marketplace',
  'POST /api/v1/orders',
  'GET /api/v1/orders',
  'GET /api/v1/orders/{id}',
  'POST /api/user/{uploaderId}/rate',
  'GET /api/v1/books/{id}/reviews',
  'POST /api/v1/books/{id}/reviews',
  'GET /api/user/{uploaderId}/reviews',
  'POST /api/user/{uploaderId}/reviews',
  'PATCH /api/v1/reviews/{id}',
  'POST /api/v1/reviews/{id}/answer',
  'DELETE /api/v1/reviews/{id}/answer',
  'POST /api/v1/reviews/{id}/report',
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
  'POST /api/v1/fulfillments/{id}/send-back',
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
      expect(operation).toMatchObject({ description: expect.any(String) });
      // Every call uses the database, so it can fail with 503.
      expect(operation).toHaveProperty('responses.503');
    }
  });
});

it('names the cookies of every call that starts a session', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const starting = operations.filter(({ responses }) =>
    JSON.stringify(responses).includes('The token of the new session.'),
  );
  const names = starting.map(({ operationId }) => operationId).toSorted();
  expect(names).toEqual(['confirmSecondFactor', 'logIn', 'signUpPublisher', 'signUpReader']);
  for (const { description } of starting) {
    expect(description).toContain('set as an httpOnly cookie, `panna_session`');
    expect(description).toContain('`panna_device`');
  }
});

describe('every property and parameter', () => {
  interface Schema {
    $ref?: string;
    description?: string;
    properties?: Record<string, Schema>;
  }

  /** Returns the places in the document that lack a description. */
  function undescribed(part: unknown, where: string): string[] {
    if (typeof part !== 'object' || part === null) return [];
    const { properties = {} } = part as Schema;
    const own = Object.entries(properties)
      .filter(([, schema]) => !schema.description && !schema.$ref)
      .map(([name]) => `${where}.${name}`);
    return [
      ...own,
      ...Object.entries(part).flatMap(([name, inner]) => undescribed(inner, `${where}.${name}`)),
    ];
  }

  it('is described, and so is every schema that is referred to', () => {
    expect(undescribed(document, '')).toEqual([]);
    const schemas = Object.entries(document.components.schemas);
    expect(schemas.filter(([, { description }]) => !description)).toEqual([]);
  });

  it('of an operation is described', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const parameters = operations.flatMap(({ parameters = [] }) => parameters);
    expect(parameters.filter(({ description }) => !description)).toEqual([]);
  });
});

it('says where the server is, that CORS is off, and that a limit is 1 to 100 everywhere', () => {
  expect(document).toMatchObject({ servers: [{ url: '/' }], info: { license: { name: 'MIT' } } });
  expect(document.info.description).toContain('CORS is off');
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const limits = operations.flatMap(({ parameters = [] }) =>
    parameters.filter(({ name }) => name === 'limit'),
  );
  expect(limits).toHaveLength(13);
  for (const { schema } of limits)
    expect(schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
});

it('is the same when it is made without a server', async () => {
  expect(JSON.parse(JSON.stringify(await openApiDocument()))).toEqual(document);
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
