import type { ApolloServerPlugin } from '@apollo/server';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { DocumentNode, GraphQLError, ValidationContext, ValidationRule } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { LRUCache } from 'lru-cache';
import { problem, type ErrorCode } from '../../domain/shared/errors.js';
import { refusedRequest } from './refusedRequest.js';
import { selectionsWrittenOut } from './writtenOut.js';
import { problemOfVariables, type AskedOperation } from './wrongVariables.js';

/** What one GraphQL request may ask for. A page of 100 books with all their fields fits several times. */
export const QUERY_LIMITS = {
  /** Bytes of a JSON request. */
  bytes: 262_144,
  /** Lexical tokens; the parser stops here, so no nesting can overflow its stack. */
  tokens: 3_000,
  /** Fields in fields; a fragment is no level. */
  depth: 12,
  /** Fragments in fragments, counted with the fields: what visits them calls itself for each. */
  nesting: 100,
  aliases: 50,
  /** One for a field, times the size of the page it is asked of; at least one for each selection, fragments written out. */
  cost: 10_000,
} as const;

/** The rules would throw, which is a fault of the server to Apollo: report instead, as other rules do. */
const reportingAs = (code: ErrorCode) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(refusedRequest(code, message.replace('Syntax Error: ', ''))),
  ],
});

/** Limits that a document can be held to before its variables are known. */
export const limitRules = [
  maxDepthRule({ n: QUERY_LIMITS.depth, flattenFragments: true, ...reportingAs('QUERY_TOO_DEEP') }),
  maxDepthRule({ n: QUERY_LIMITS.nesting, ...reportingAs('QUERY_TOO_DEEP') }),
  maxAliasesRule({ n: QUERY_LIMITS.aliases, ...reportingAs('TOO_MANY_ALIASES') }),
] as unknown as ValidationRule[];

/** Throws for an operation that would cost too much. */
export function assertAffordable(asked: AskedOperation): void {
  const { document, operationName, variables } = asked;
  const cost = rememberedCost(document, [operationName, variables], () => costOf(asked));
  if (cost > QUERY_LIMITS.cost) throw tooCostly(cost);
}

/** Refuses a request that names no operation of its document, and one that would cost too much, before it is executed. */
export const costLimit: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, request, operation, operationName }) {
        if (!operation) throw refusedRequest('OPERATION_RESOLUTION_FAILURE');
        assertAffordable({ schema, document, variables: request.variables ?? {}, operationName });
      },
    };
  },
};

const rememberedCosts = new WeakMap<DocumentNode, LRUCache<string, number>>();

/** To cost a document takes longer than to answer it, so it is done once for what it is asked with. */
function rememberedCost(document: DocumentNode, askedWith: unknown[], work: () => number): number {
  const key = JSON.stringify(askedWith);
  const costs = rememberedCosts.get(document) ?? new LRUCache({ maxSize: 20_000 });
  const known = costs.get(key);
  if (known !== undefined) return known;
  const cost = work();
  costs.set(key, cost, { size: key.length });
  rememberedCosts.set(document, costs);
  return cost;
}

/**
 * The cost, or a refusal of what cannot be costed, such as a variable of the wrong type. What @skip leaves out costs nothing
 * to answer, but to be compiled: fragments that spread fragments many times would keep the compiler busy for ever.
 */
function costOf(asked: AskedOperation): number {
  const selections = selectionsWrittenOut(asked);
  if (selections > QUERY_LIMITS.cost) return selections;
  try {
    return getComplexity({
      schema: asked.schema,
      query: asked.document,
      variables: asked.variables,
      operationName: asked.operationName ?? undefined,
      maxQueryNodes: Infinity,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    });
  } catch {
    const { problem: text, definition } = problemOfVariables(asked) ?? {};
    throw refusedRequest('BAD_USER_INPUT', text, definition);
  }
}

function tooCostly(cost: number): GraphQLError {
  const { message } = problem('QUERY_TOO_COSTLY', { values: { cost, max: QUERY_LIMITS.cost } });
  return refusedRequest('QUERY_TOO_COSTLY', message);
}
