import {
  coerceInputValue,
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';

/** A GraphQL operation to check, with the variables that the client sent. */
export interface AskedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string | null | undefined;
}

/** A variable that does not fit its type. */
export interface WrongVariable {
  problem: string;
  definition: VariableDefinitionNode;
}

/**
 * Returns the first variable that does not fit its type; null if all fit. The problem names only the place and the
 * type, because the messages of graphql-js quote the value, which may be a password.
 */
export function problemOfVariables(asked: AskedOperation): WrongVariable | null {
  const definitions = getOperationAST(asked.document, asked.operationName)?.variableDefinitions ?? [];
  for (const definition of definitions) {
    const problem = problemOfVariable(definition, asked);
    if (problem) return { problem, definition };
  }
  return null;
}

function problemOfVariable(
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  { schema, variables }: AskedOperation,
): string | null {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode);
  if (!isInputType(type)) return null;
  const value = variables[name];
  if (value === undefined) {
    const isMissing = isNonNullType(type) && !defaultValue;
    return isMissing ? `Variable "$${name}" of required type "${type.toString()}" was not provided.` : null;
  }
  return problemOfValue(name, value, type);
}

function problemOfValue(name: string, value: unknown, type: GraphQLInputType): string | null {
  let problem: string | null = null;
  coerceInputValue(value, type, (path, _, { message }) => {
    const place = path.length > 0 ? ` at "${[name, ...path].join('.')}"` : '';
    // Messages of graphql-js that begin with 'Field' contain the name and type of a field, but no value.
    const reason = message.startsWith('Field "')
      ? message
      : `expected type "${typeAt(type, path).toString()}".`;
    problem ??= `Variable "$${name}" has an invalid value${place}; ${reason}`;
  });
  return problem;
}

function typeAt(type: GraphQLInputType, path: readonly (string | number)[]): GraphQLInputType {
  return path.reduce((above: GraphQLInputType, key) => {
    const whole = getNullableType(above);
    if (isListType(whole)) return whole.ofType;
    return (isInputObjectType(whole) && whole.getFields()[key]?.type) || above;
  }, type);
}
