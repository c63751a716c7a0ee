import { HeaderMap, type ApolloServerPlugin, type GraphQLResponse } from '@apollo/server';
import type { DocumentNode, ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { GraphQLContext } from './context.js';
import type { ErrorFormat } from './errors.js';
import { headOf, outageOf } from './outage.js';

/** A query that comes this often is worth compiling; one that comes once is not. */
const WORTH_COMPILING = 3;

/**
 * Answers queries that come again and again by code made for them, which is some times quicker than graphql-js is.
 * Only what goes right is answered so: after an error the query is executed once more in the ordinary way, which knows
 * how to report it. Only the refusal of a database that is away is reported from here: asking it once more would take
 * as long again. Mutations always go the ordinary way.
 */
export function compiledQueries(format: ErrorFormat): ApolloServerPlugin<GraphQLContext> {
  const seen = new WeakMap<DocumentNode, SeenDocument>();
  return {
    async requestDidStart() {
      return {
        async responseForOperation({
          source,
          document,
          operation,
          operationName,
          schema,
          request,
          contextValue,
        }) {
          // Compiled code builds its answer of plain objects, in which this alias would be no name of a field.
          if (operation.operation !== 'query' || source.includes('__proto__')) return null;
          const known = seen.get(document) ?? new SeenDocument();
          seen.set(document, known);
          const query = known.compiled(schema, document, operationName);
          const result = await query?.(undefined, contextValue, request.variables);
          return result ? responseOf(result, format) : null;
        },
      };
    },
  };
}

function responseOf({ data, errors }: ExecutionResult, format: ErrorFormat): GraphQLResponse | null {
  if (!errors) return { http: { headers: new HeaderMap() }, body: singleBody({ data }) };
  const outage = outageOf(errors);
  return outage
    ? {
        http: headOf(outage),
        body: singleBody({ data, errors: errors.map((error) => format(error.toJSON(), error)) }),
      }
    : null;
}

function singleBody(singleResult: FormattedExecutionResult): GraphQLResponse['body'] {
  return { kind: 'single', singleResult };
}

/** How often a document has come, and what its operations were compiled to; null for what cannot be compiled. */
class SeenDocument {
  private times = 0;
  private readonly operations = new Map<string | null, CompiledQuery['query'] | null>();

  compiled(
    schema: GraphQLSchema,
    document: DocumentNode,
    operationName: string | null,
  ): CompiledQuery['query'] | null {
    this.times += 1;
    if (this.times < WORTH_COMPILING) return null;
    const known = this.operations.get(operationName);
    if (known !== undefined) return known;
    const compiled = compileQuery(schema, document, operationName ?? undefined);
    const query = isCompiledQuery(compiled) ? compiled.query : null;
    this.operations.set(operationName, query);
    return query;
  }
}
