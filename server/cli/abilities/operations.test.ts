import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { ABILITIES, type Ability } from '../../domain/accounts/abilities.js';
import { createSchema } from '../../graphql/schema.js';
import { operationsOfRest, operationsOfSchema, type Operation } from './operations.js';
import { PUBLIC_OPERATIONS } from './publicOperations.js';

const PUBLIC = Object.values(PUBLIC_OPERATIONS).flat();
const nameOf = ({ kind, name }: Operation) => `${kind} ${name}`;

/** Returns the operations that check no ability, or that are not refused although the account lacks the ability. */
function unguarded(operations: readonly Operation[]): string[] {
  return operations.filter(({ abilities, isRefused }) => abilities.length === 0 || !isRefused).map(nameOf);
}

describe('every operation', () => {
  let operations: Operation[];
  beforeAll(async () => {
    operations = [...(await operationsOfSchema(createSchema())), ...(await operationsOfRest())];
  });

  it('checks an ability before anything else, or is public for a stated reason', () => {
    expect(operations.length).toBeGreaterThan(150);
    expect(unguarded(operations).toSorted()).toEqual(PUBLIC.toSorted());
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
