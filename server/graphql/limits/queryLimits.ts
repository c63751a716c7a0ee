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

/** Limits of a GraphQL request. They allow several pages of 100 books with all of their fields. */
export const QUERY_LIMITS = {
  /** Maximum size of a JSON request, in bytes. */
  bytes: 262_144,
  /** Maximum number of lexical tokens. The parser stops there, so that nesting cannot overflow its stack. */
  tokens: 3_000,
  /** Maximum depth of nested fields; fragments do not count. */
  depth: 12,
  /** Maximum depth of nested fields and fragments together. Functions that visit the document recurse at each level. */
  nesting: 100,
  aliases: 50,
  /**
   * Maximum query cost. A field costs 1 plus the cost of its selections, which a list multiplies by its page size. The
   * selections of a fragment count each time the fragment is used.
   */
  cost: 10_000,
} as const;

/** Makes a rule report its errors. By default, such a rule throws, which Apollo Server treats as a server fault. */
const reportingAs = (code: ErrorCode) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(refusedRequest(code, message.replace('Syntax Error: ', ''))),
  ],
});

/** Validation rules for the limits that do not depend on variables. */
export const limitRules = [
  maxDepthRule({ n: QUERY_LIMITS.depth, flattenFragments: true, ...reportingAs('QUERY_TOO_DEEP') }),
  maxDepthRule({ n: QUERY_LIMITS.nesting, ...reportingAs('QUERY_TOO_DEEP') }),
  maxAliasesRule({ n: QUERY_LIMITS.aliases, ...reportingAs('TOO_MANY_ALIASES') }),
] as unknown as ValidationRule[];

/**
 * Throws BAD_USER_INPUT if a variable does not fit its type, and QUERY_TOO_COSTLY if the operation costs more than the
 * limit.
 */
export function assertAffordable(asked: AskedOperation): void {
  const wrong = problemOfVariables(asked);
  if (wrong) throw refusedRequest('BAD_USER_INPUT', wrong.problem, wrong.definition);
  const { document, operationName, variables } = asked;
  const cost = rememberedCost(document, [operationName, costlyOf(variables)], () => costOf(asked));
  if (cost > QUERY_LIMITS.cost) throw tooCostly(cost);
}

/**
 * Returns the variables on which a cost may depend: numbers, which can be page sizes, and booleans, which can exclude
 * selections. Input objects are left out, because none contains a page size.
 */
function costlyOf(variables: Record<string, unknown>): [string, unknown][] {
  return Object.entries(variables).filter(
    ([, value]) => typeof value === 'number' || typeof value === 'boolean',
  );
}

/**
 * Before execution, throws OPERATION_RESOLUTION_FAILURE if the document does not contain the requested operation. If it
 * does, checks the variables and the cost with `assertAffordable`.
 */
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

/** Returns the cached cost, or computes it by `work`. Computing a cost takes longer than executing the query. */
function rememberedCost(document: DocumentNode, dependsOn: unknown[], work: () => number): number {
  const key = JSON.stringify(dependsOn);
  const costs = rememberedCosts.get(document) ?? new LRUCache({ maxSize: 20_000 });
  const known = costs.get(key);
  if (known !== undefined) return known;
  const cost = work();
  costs.set(key, cost, { size: key.length });
  rememberedCosts.set(document, costs);
  return cost;
}

/**
 * Returns the cost of an operation. Throws BAD_USER_INPUT if the cost cannot be computed, for example because an
 * argument is invalid.
 *
 * Also counts selections that @skip excludes. They are compiled although they are not executed, and nested fragments
 * could block the compiler indefinitely.
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
    throw refusedRequest('BAD_USER_INPUT');
  }
}

function tooCostly(cost: number): GraphQLError {
  const { message } = problem('QUERY_TOO_COSTLY', { values: { cost, max: QUERY_LIMITS.cost } });
  return refusedRequest('QUERY_TOO_COSTLY', message);
}
