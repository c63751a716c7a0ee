import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../testing/books/books.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader, type Person } from '../testing/people/people.js';

const SERVER = resolve(import.meta.dirname, '..');

let marketplace: TestMarketplace;
let reader: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  reader = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());

/**
 * Patterns of source code that may contain an error code: calls of functions such as `refuse`, and messages in
 * validation schemas.
 */
const PLACES = [
  /\b(?:refuse|problem|refusedRequest|reportingAs|coded|missingOr|requiredText|anyText|amountField|refuse\w*)\(([^;]*?)\)/g,
  /\b(?:code|error|message)\b\s*[:=]=*\s*('[A-Z_]+')/g,
  /\.(?:min|max|regex|int|refine|positive|nonnegative|addIssue|enum|length|email|url|date)\(([^\n]*)\)/g,
  /\bERRORS(\.[A-Z_]+)/g,
];

function codesOfSource(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^(testing|benchmarks|cli)\//.test(file),
  );
  const texts = files.map((file) => readFileSync(resolve(SERVER, file), 'utf8'));
  const places = texts.flatMap((text) => PLACES.flatMap((place) => [...text.matchAll(place)]));
  return places.flatMap(([, inside = '']) => inside.match(/(?<=['.])[A-Z]+(?:_[A-Z]+)+(?=['\W]|$)/g) ?? []);
}

/** Words in capitals that match the patterns but are not error codes: enum values and names of constants. */
const NO_CODES = new Set([
  'LIKE_NEW',
  'VERY_GOOD',
  'REVIEW_CHANGE',
  'HPE_HEADER_OVERFLOW',
  'ERR_HTTP_REQUEST_TIMEOUT',
]);

describe('the codes of errors', () => {
  async function described() {
    const { __type } = await marketplace.ask<{
      __type: { enumValues: { name: string; description: string }[] };
    }>('{ __type(name: "ErrorCode") { enumValues(includeDeprecated: true) { name description } } }');
    return __type.enumValues;
  }

  it('stand in the schema with a description, each that the source can emit', async () => {
    const known = await described();
    const names = new Set(known.map(({ name }) => name));
    const emitted = new Set(codesOfSource());
    expect(emitted.size).toBeGreaterThan(90);
    expect([...emitted].filter((code) => !names.has(code) && !NO_CODES.has(code))).toEqual([]);
    expect(known.filter(({ description }) => !description)).toEqual([]);
  });

  it('of Apollo Server stand there too; a fault has ours', async () => {
    const names = (await described()).map(({ name }) => name);
    const { INTERNAL_SERVER_ERROR: _, ...codes } = ApolloServerErrorCode;
    expect(names).toEqual(expect.arrayContaining(Object.values(codes)));
    expect(names).toContain('INTERNAL_ERROR');
  });
});

describe('what does not fit a limit is refused at its field, with the limit', () => {
  interface Payload {
    payload: { userErrors: object[] };
  }
  const told = (code: string, field: string[], values: object[] = []) => [{ code, field, values }];
  const userErrors = 'userErrors { code field values { name value } }';
  const max = (value: string) => [{ name: 'max', value }];

  it.each([
    ['no amount', { salePrice: 'twelve' }, told('AMOUNT_INVALID', ['salePrice'])],
    ['three decimals', { salePrice: '1.005' }, told('AMOUNT_INVALID', ['salePrice'])],
    [
      'no amount in a rent',
      { lease: { ...GODAN.lease, perMonth: '4 9' } },
      told('AMOUNT_INVALID', ['lease', 'perMonth']),
    ],
    [
      'too large an amount',
      { salePrice: '10000000.01' },
      told('AMOUNT_TOO_LARGE', ['salePrice'], max('10000000.00')),
    ],
    ['too many copies', { copies: 1_000_001 }, told('COPIES_OUT_OF_RANGE', ['copies'], max('1000000'))],
  ])('%s of a listing', async (_, change, refusals) => {
    const query = `mutation ($input: ListBookInput!) { payload: listBook(input: $input) { ${userErrors} } }`;
    const { status, data } = await marketplace.graphql<Payload>(
      query,
      { input: { ...GODAN, ...change } },
      reader.token,
    );
    expect([status, data.payload.userErrors]).toEqual([200, refusals]);
  });

  it.each([
    [0, told('QUANTITY_TOO_SMALL', ['quantity'], [{ name: 'min', value: '1' }])],
    [1001, told('QUANTITY_TOO_LARGE', ['quantity'], max('1000'))],
  ])('%i copies of a line of the cart', async (quantity, refusals) => {
    const bookId = await listBook(marketplace, reader);
    const query = `mutation ($input: AddToCartInput!) { payload: addToCart(input: $input) { ${userErrors} } }`;
    const input = { bookId, type: 'PURCHASE', quantity };
    const { payload } = await marketplace.ask<Payload>(query, { input }, reader.token);
    expect(payload.userErrors).toEqual(refusals);
  });

  it.each(['first: 1000', 'first: 0', 'last: -1', 'last: 101'])('a page of books, %s', async (size) => {
    const { errors } = await marketplace.graphql(
      `{ books(${size}) { nodes { id title author description price { sale { amount } } seller { id name } } } }`,
    );
    expect(errors).toMatchObject([
      {
        path: ['books'],
        extensions: { code: 'PAGE_SIZE_OUT_OF_RANGE', field: [size.split(':')[0]], values: max('100') },
      },
    ]);
  });
});
