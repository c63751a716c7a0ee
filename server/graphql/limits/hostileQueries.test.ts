import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

const chained = Array.from(
  { length: 200 },
  (_, index) => `fragment f${index} on User { id ...f${index + 1} }`,
).join(' ');

/**
 * Returns a query with six fragments, each of which spreads the next one 70 times. Written out in full, it has billions
 * of fields.
 */
const bomb = (viewer: string) =>
  `query ($never: Boolean = false) { viewer { __typename @include(if: $never) } ${viewer} { ...f0 } } ` +
  Array.from({ length: 6 }, (_, at) => `fragment f${at} on User { ${`...f${at + 1} `.repeat(70)} } `).join(
    '',
  ) +
  'fragment f6 on User { id }';

describe('a hostile query is refused before anything of it is executed', () => {
  it.each([
    ['50,000 nested brackets', '{ viewer '.repeat(50_000)],
    ['50,000 nested list values', `{ user(id: ${'['.repeat(50_000)}`],
    [
      '10,000 aliases',
      `{ ${Array.from({ length: 10_000 }, (_, index) => `a${index}: viewer { id }`).join(' ')} }`,
    ],
    [
      'a few too many aliases',
      `{ ${Array.from({ length: 60 }, (_, index) => `a${index}: viewer { id }`).join(' ')} }`,
    ],
    ['a megabyte of tokens', `{ ${'a '.repeat(500_000)} }`],
    ['fragments in a long chain', `{ viewer { ...f0 } } ${chained} fragment f200 on User { id }`],
    [
      'a fragment that contains itself',
      '{ viewer { ...a } } fragment a on User { ...b } fragment b on User { ...a }',
    ],
    ['fragments that multiply', bomb('viewer')],
    ['fragments that multiply, left out of the answer', bomb('viewer @include(if: $never)')],
    ['a few thousand fragments', `{ viewer { id } } ${chained.repeat(20)}`],
  ])('%s', async (_, query) => {
    const before = marketplace.database.statementCount;
    const { status, errors } = await marketplace.graphql(query);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errors?.[0]?.message).toBeTruthy();
    expect(errors?.[0]?.extensions.code).not.toBe('INTERNAL_ERROR');
    expect(marketplace.database.statementCount).toBe(before);
  });

  it('nested brackets in the variables', async () => {
    const response = await fetch(`${marketplace.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"{ viewer { id } }","variables":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
    });
    expect(response.status).toBeLessThan(500);
  });

  it.each([
    ['not JSON', 'application/json', '{"query":'],
    ['an unknown content type', 'text/csv', 'a,b'],
    ['a multipart request that is none', 'multipart/form-data; boundary=x', 'nonsense'],
  ])('%s is a clear error of the request', async (_, type, body) => {
    const response = await fetch(`${marketplace.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type, 'apollo-require-preflight': 'true' },
      body,
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });
});

describe('an honest query', () => {
  /**
   * Returns a selection that nests fulfillments and their order `levels` times. `wrap` puts each selection into
   * fragments.
   */
  const orders = (levels: number, wrap: (selection: string) => string): string =>
    levels === 0 ? wrap('id') : wrap(`fulfillments { ${wrap(`order { ${orders(levels - 1, wrap)} }`)} }`);

  const inline = (levels: number) =>
    `{ order(id: "x") { ${orders(levels, (selection) => `... { ... { ${selection} } }`)} } }`;

  const named = (levels: number) => {
    const fragments: string[] = [];
    const spread = (selection: string) => {
      const type = selection.startsWith('order') ? 'Fulfillment' : 'Order';
      const name = `f${fragments.length}`;
      fragments.push(
        `fragment ${name} on ${type} { ${selection} } fragment ${name}x on ${type} { ...${name} }`,
      );
      return `...${name}x`;
    };
    return `{ order(id: "x") { ${orders(levels, spread)} } } ${fragments.join(' ')}`;
  };

  it.each([
    ['inline', inline],
    ['named', named],
  ])('may go through fragments as it likes, for only fields are levels: %s', async (_, query) => {
    const codes = async (levels: number) =>
      (await marketplace.graphql(query(levels))).errors?.map(({ extensions }) => extensions.code);
    // The 12 allowed levels: `order`, five times `fulfillments` and `order`, and `id`.
    expect(await codes(5)).toBeUndefined();
    expect(await codes(6)).toEqual(['QUERY_TOO_DEEP']);
  });

  it('may ask for the whole schema', async () => {
    const { data } = await marketplace.graphql<{ __schema: { types: object[] } }>(getIntrospectionQuery());
    expect(data.__schema.types.length).toBeGreaterThan(20);
  });

  it('is told in which variable it went wrong', async () => {
    const { status, errors } = await marketplace.graphql('query ($id: ID!) { user(id: $id) { id } }', {
      id: ['x'],
    });
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('$id');
  });

  it('meets a NUL character without harm', async () => {
    const { errors, data } = await marketplace.graphql('query ($id: ID!) { user(id: $id) { id } }', {
      id: 'user_\u0000',
    });
    expect(errors?.[0]).toMatchObject({
      message: 'This value is not valid',
      extensions: { code: 'INVALID_VALUE' },
    });
    expect(data).toEqual({ user: null });
  });
});

describe('a browser that opens /graphql', () => {
  const open = async ({ url }: { url: string }) => {
    const page = await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-type')).toContain('text/html');
    return { text: await page.text(), policy: page.headers.get('content-security-policy') ?? '' };
  };

  it('gets Apollo Sandbox, and only that page may load from elsewhere', async () => {
    const { text, policy } = await open(marketplace);
    expect(text).toContain('embeddable-sandbox');
    expect(policy).toContain('apollographql.com');
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('gets a page of ours with SANDBOX=off, which loads nothing', async () => {
    const without = await TestMarketplace.open({ sandbox: false });
    const { text, policy } = await open(without);
    await without.close();
    expect(text).toContain('href="/graphiql"');
    expect(text + policy).not.toMatch(/https?:|<script/);
    expect(policy).toContain("default-src 'none'");
  });
});
