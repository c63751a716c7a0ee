import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  locatedError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { DomainError } from '../domain/shared/errors.js';
import type { GraphQLContext } from './context.js';

/**
 * Extension of root fields that open a session or need none. If a request has only such fields, its token is not read.
 * A client that sends an expired token with every request can therefore log in again.
 */
export const WITHOUT_SESSION = { withoutSession: true } as const;

/**
 * Before an operation is executed, throws INVALID_TOKEN (401) if the token is invalid, unless all root fields of the
 * operation are WITHOUT_SESSION.
 */
export const sessionCheck: ApolloServerPlugin<GraphQLContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, contextValue }) {
        if (!operation || isWithoutSession(schema, document, operation)) return;
        await contextValue.checkSession().catch(refuseRequest);
      },
    };
  },
};

/**
 * Throws the error as a GraphQLError. Errors other than INVALID_TOKEN get a path, because Apollo Server drops the
 * cause of errors without a path. The cause distinguishes an outage from a fault.
 */
function refuseRequest(error: unknown): never {
  const isWrongToken = error instanceof DomainError && error.problems[0].code === 'INVALID_TOKEN';
  if (!isWrongToken) throw locatedError(error, undefined, []);
  const [{ code, message }] = error.problems;
  throw new GraphQLError(message, { extensions: { code, http: { status: 401 } } });
}

/** True if all root fields except `__typename` are marked WITHOUT_SESSION. */
function isWithoutSession(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  const asked = rootFields(document, selectionSet).filter((name) => name !== '__typename');
  return asked.length > 0 && asked.every((name) => fields[name]?.extensions['withoutSession'] === true);
}

/** Returns the names of all root fields of a valid operation, including fields with @skip. */
function rootFields(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value;
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet);
    const { value } = selection.name;
    const fragment = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(document, fragment.selectionSet) : [];
  });
}
