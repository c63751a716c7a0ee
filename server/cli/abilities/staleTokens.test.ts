import { isLeafType, getNamedType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicSchema } from '../../graphql/schema.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { dummiesOf } from './dummies.js';

type Field = GraphQLField<unknown, unknown>;

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

const HEADERS = { authorization: 'Bearer nonsense' };
const JSON_HEADERS = { ...HEADERS, 'content-type': 'application/json' };

/**
 * Asks for a root field with placeholder arguments and a stale token. Returns true if the token is refused, or if the server
 * could not read the placeholders, such as those of files, and came to no decision about the token.
 */
async function isRefusedByGraphql(kind: 'query' | 'mutation', field: Field): Promise<boolean> {
  const variables = dummiesOf(field.args);
  const named = field.args.filter(({ name }) => name in variables);
  const declared = named.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = named.map(({ name }) => `${name}: $${name}`).join(', ');
  const parts = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  const query = `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${parts} }`;
  const response = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ query, variables }),
  });
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  const codes = errors.map(({ extensions }) => extensions.code);
  expect([query, codes.filter((code) => code === 'GRAPHQL_VALIDATION_FAILED')]).toEqual([query, []]);
  return codes.includes(response.status === 401 ? 'INVALID_TOKEN' : 'BAD_USER_INPUT');
}

/** Makes a REST call without a body and with a stale token. Returns true if the token is refused. */
async function isRefusedByRest(method: string, path: string): Promise<boolean> {
  const url = marketplace.url + path.replaceAll(/\{\w+\}/g, '1');
  const response = await fetch(url, { method: method.toUpperCase(), headers: HEADERS });
  const text = await response.text();
  return response.status === 401 && text.includes('"INVALID_TOKEN"');
}

describe('a stale token', () => {
  const fieldsOf = (root: GraphQLObjectType | null | undefined) => Object.values(root?.getFields() ?? {});

  it('is ignored by the root fields that open a session or need none, and refused by all others', async () => {
    const schema = publicSchema();
    const ignoring: string[] = [];
    for (const field of fieldsOf(schema.getQueryType()))
      if (!(await isRefusedByGraphql('query', field))) ignoring.push(field.name);
    for (const field of fieldsOf(schema.getMutationType()))
      if (!(await isRefusedByGraphql('mutation', field))) ignoring.push(field.name);
    expect(ignoring.toSorted()).toEqual([
      'confirmSecondFactor',
      'logIn',
      'logInWithPasskey',
      'marketplace',
      'placeOfPinCode',
      'requestPasswordReset',
      'resetPassword',
      'signUpPublisher',
      'signUpReader',
      'startPasskeyLogIn',
      'verifyEmail',
    ]);
  });

  it('is ignored by the REST calls that document no security, and refused by all others', async () => {
    type Call = { security?: unknown[] };
    const document = (await (await fetch(`${marketplace.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Call>>;
    };
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => ({
        method,
        path,
        isOpen: security?.length === 0,
      })),
    );
    const open = calls.filter(({ isOpen }) => isOpen).map(({ method, path }) => `${method} ${path}`);
    const ignoring: string[] = [];
    for (const { method, path } of calls)
      if (!(await isRefusedByRest(method, path))) ignoring.push(`${method} ${path}`);
    expect(ignoring).toEqual(open);
    expect(open.toSorted()).toEqual([
      'get /api/v1/health-check',
      'get /api/v1/marketplace',
      'get /api/v1/pin-codes/{zipcode}',
      'post /api/auth/login',
      'post /api/auth/second-factor',
      'post /api/publisher/signup',
      'post /api/user/signup',
    ]);
  });
});
