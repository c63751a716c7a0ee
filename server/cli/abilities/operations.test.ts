import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { ABILITIES, type Ability } from '../../domain/accounts/abilities.js';
import { publicSchema } from '../../graphql/schema.js';
import { operationsOfRest, operationsOfSchema, type Operation } from './operations.js';
import { PUBLIC_OPERATIONS } from './publicOperations.js';

const PUBLIC = Object.values(PUBLIC_OPERATIONS).flat();
const nameOf = ({ kind, name }: Operation) => `${kind} ${name}`;

/** Returns the operations that check no ability, or that are not refused although the account lacks the ability. */
function unguarded(operations: readonly Operation[]): string[] {
  return operations.filter(({ abilities, isRefused }) => abilities.length === 0 || !isRefused).map(nameOf);
}

/** Returns the source of the use-cases and of every policies.ts, which ask for abilities by name. */
function rulesOfServer(): string {
  const server = fileURLToPath(new URL('../..', import.meta.url));
  const files = ['usecases', 'domain'].flatMap((folder) =>
    readdirSync(path.join(server, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => (folder === 'usecases' ? /\.ts$/ : /\bpolicies\.ts$/).test(file))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => path.join(server, folder, file)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

describe('every operation', () => {
  let operations: Operation[];
  beforeAll(async () => {
    operations = [...(await operationsOfSchema(publicSchema())), ...(await operationsOfRest())];
  });

  it('checks an ability before anything else, or is public for a stated reason', () => {
    expect(operations.length).toBeGreaterThan(150);
    expect(unguarded(operations).toSorted()).toEqual(PUBLIC.toSorted());
  });

  it('or a rule behind it checks each ability, so that none of them is idle', () => {
    const asked = new Set<string>(operations.flatMap(({ abilities }) => abilities));
    const rules = rulesOfServer();
    const idle = Object.keys(ABILITIES).filter((name) => !asked.has(name) && !rules.includes(`'${name}'`));
    expect(idle).toEqual([]);
  });

  it('checks only abilities that are in the table', () => {
    const asked = new Set(operations.flatMap(({ abilities }) => abilities));
    expect([...asked].filter((name) => !(name in ABILITIES))).toEqual([]);
    expect(asked.has('orders:write' satisfies Ability)).toBe(true);
  });
});

it('a root field that checks no ability is found', async () => {
  const text = { type: new GraphQLNonNull(GraphQLString), resolve: () => 'for everybody' };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { open: text } }),
    mutation: new GraphQLObjectType({
      name: 'Mutation',
      fields: { change: { ...text, resolve: () => ({ userErrors: [{ code: 'NOT_FOUND' }] }) } },
    }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      fields: { changed: { ...text, subscribe: () => Promise.reject(new Error('no database')) } },
    }),
  });
  const found = unguarded(await operationsOfSchema(schema));
  expect(found).toEqual(['Query open', 'Mutation change', 'Subscription changed']);
});
