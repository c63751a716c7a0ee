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
 * For `@Extensions` of a root field that opens a session, or does its work without one. The token of a request that asks for
 * such fields only is not read, so a client that sends an old token with every request can log in again.
 */
export const WITHOUT_SESSION = { withoutSession: true } as const;

/** Refuses INVALID_TOKEN (401) for every other operation whose token opens no session, before it is executed. */
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

/** An error with a path keeps its cause, by which an outage is told from a fault. */
function refuseRequest(error: unknown): never {
  const isWrongToken = error instanceof DomainError && error.problems[0].code === 'INVALID_TOKEN';
  if (!isWrongToken) throw locatedError(error, undefined, []);
  const [{ code, message }] = error.problems;
  throw new GraphQLError(message, { extensions: { code, http: { status: 401 } } });
}

/** True if the operation asks for nothing but root fields that are marked WITHOUT_SESSION, and `__typename`. */
function isWithoutSession(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  const asked = rootFields(document, selectionSet).filter((name) => name !== '__typename');
  return asked.length > 0 && asked.every((name) => fields[name]?.extensions['withoutSession'] === true);
}

/** The names of all fields of a valid operation's root, whether @skip leaves them out or not. */
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
