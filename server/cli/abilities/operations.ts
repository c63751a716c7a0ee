import Fastify from 'fastify';
import type { GraphQLField, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import type { Ability } from '../../domain/accounts/abilities.js';
import { DomainError } from '../../domain/shared/errors.js';
import { createLoaders } from '../../graphql/loaders.js';
import { restRoutes } from '../../rest/restRoutes.js';
import { dummiesOf } from './dummies.js';
import { newProbe } from './probe.js';

export type OperationKind = 'Query' | 'Mutation' | 'Subscription' | 'REST';

/** A root field or REST call, with the abilities that it checks. */
export interface Operation {
  kind: OperationKind;
  /** The name of the field, or the method and path of the call. */
  name: string;
  /** The abilities that the operation checked; having any one of them is enough. */
  abilities: readonly Ability[];
  /** True if the operation was refused with FORBIDDEN and the name of the missing ability. */
  isRefused: boolean;
}

type Field = GraphQLField<unknown, unknown>;

/**
 * Runs every root field of the schema as an account without abilities. Returns each field with the abilities that it
 * checks.
 */
export async function operationsOfSchema(schema: GraphQLSchema): Promise<Operation[]> {
  const fields = (root: ReturnType<GraphQLSchema['getQueryType']>) => Object.values(root?.getFields() ?? {});
  const asking = [
    ...fields(schema.getQueryType()).map((field) => askField('Query', field, field.resolve)),
    ...fields(schema.getMutationType()).map((field) => askField('Mutation', field, field.resolve)),
    ...fields(schema.getSubscriptionType()).map((field) => askField('Subscription', field, field.subscribe)),
  ];
  return Promise.all(asking);
}

async function askField(kind: OperationKind, field: Field, ask: Field['resolve']): Promise<Operation> {
  const { scope, asked } = newProbe();
  const context = { scope, loaders: createLoaders(scope) };
  const info = {} as GraphQLResolveInfo;
  let problem: unknown;
  try {
    const answer: unknown = await ask?.(undefined, dummiesOf(field.args), context, info);
    problem = (Object(answer) as { userErrors?: unknown[] }).userErrors?.[0];
  } catch (error) {
    problem = error instanceof DomainError ? error.problems[0] : error;
  }
  return { kind, name: field.name, abilities: [...asked], isRefused: namesAbility(problem) };
}

/**
 * Makes every documented REST call as an account without abilities. Returns each call with the abilities that it
 * checks.
 */
export async function operationsOfRest(): Promise<Operation[]> {
  let probe = newProbe();
  const http = Fastify();
  const calls: { method: string; url: string }[] = [];
  http.addHook('onRoute', ({ method, url, schema }) => {
    if (schema && 'operationId' in schema && method !== 'HEAD') calls.push({ method: String(method), url });
  });
  await restRoutes(http, {
    openScope: () => probe.scope,
    openScopeFor: () => probe.scope,
    setSessionCookie: () => undefined,
    setDeviceCookie: () => undefined,
    checkSession: async () => undefined,
  });
  const operations: Operation[] = [];
  for (const { method, url } of calls) {
    probe = newProbe();
    const payload = method === 'GET' || method === 'DELETE' ? undefined : {};
    const path = url.replace(/:\w+/g, 'x');
    const answer = await http.inject({ method: method as 'GET', url: path, ...(payload && { payload }) });
    const isRefused = answer.statusCode === 403 && namesAbility(answer.json());
    operations.push({ kind: 'REST', name: `${method} ${url}`, abilities: [...probe.asked], isRefused });
  }
  await http.close();
  return operations;
}

/** True for a refusal that names a missing ability, in the format of the domain, GraphQL or REST. */
function namesAbility(problem: unknown): boolean {
  const { code, values } = Object(problem) as { code?: unknown; values?: unknown };
  return code === 'FORBIDDEN' && JSON.stringify(values).includes('ability');
}
