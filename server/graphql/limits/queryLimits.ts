import type { ApolloServerPlugin } from '@apollo/server';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';

/** What one GraphQL request may ask for. A page of 100 books with all their fields fits several times. */
export const QUERY_LIMITS = {
  /** Bytes of a JSON request. */
  bytes: 262_144,
  /** Lexical tokens; the parser stops here, so no nesting can overflow its stack. */
  tokens: 3_000,
  depth: 12,
  aliases: 50,
  /** One for a field, times the size of the page it is asked of. */
  cost: 10_000,
} as const;

/** The rules would throw, which is a fault of the server to Apollo: report instead, as other rules do. */
const reporting = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''))),
  ],
};

/** Limits that a document can be held to before its variables are known. */
export const limitRules = [
  maxDepthRule({ n: QUERY_LIMITS.depth, ...reporting }),
  maxAliasesRule({ n: QUERY_LIMITS.aliases, ...reporting }),
] as unknown as ValidationRule[];

/** An operation with what it is asked with. */
export interface AskedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string | null | undefined;
}

/** Throws for an operation that would cost too much. */
export function assertAffordable({ schema, document, variables, operationName }: AskedOperation): void {
  const cost = rememberedCost(document, [operationName, variables], () =>
    costOf({
      schema,
      query: document,
      variables,
      operationName: operationName ?? undefined,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    }),
  );
  if (cost > QUERY_LIMITS.cost) throw tooCostly(cost);
}

/** Refuses an operation that would cost too much, before anything of it is executed. */
export const costLimit: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request, operationName }) {
        assertAffordable({ schema, document, variables: request.variables ?? {}, operationName });
      },
    };
  },
};

const rememberedCosts = new WeakMap<DocumentNode, LRUCache<string, number>>();

/** To cost a document takes longer than to answer it, so it is done once for what it is asked with. */
function rememberedCost(document: DocumentNode, askedWith: unknown[], work: () => number): number {
  const key = textOf(askedWith);
  if (key === null) return work();
  const costs = rememberedCosts.get(document) ?? new LRUCache({ maxSize: 20_000 });
  const known = costs.get(key);
  if (known !== undefined) return known;
  const cost = work();
  costs.set(key, cost, { size: key.length });
  rememberedCosts.set(document, costs);
  return cost;
}

/** Null for what is nested too deeply to have a text. */
function textOf(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/** The cost, or a refusal of what cannot be costed, such as a variable of the wrong type. */
function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'This operation cannot be understood';
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
  }
}

function tooCostly(cost: number): GraphQLError {
  return new GraphQLError(
    `This operation costs ${cost}; at most ${QUERY_LIMITS.cost} is accepted. Ask for fewer fields or smaller pages.`,
    { extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } } },
  );
}
