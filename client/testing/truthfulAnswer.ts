import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
} from 'graphql';
import { serverSchema } from './schema';
import type { GraphQLRequest } from './sentRequest';

const mistakes: string[] = [];

/** What no server with this schema could be asked or could answer, since the last look. */
export const takeMistakes = (): string[] => mistakes.splice(0);

/** The requests that were checked, by their text. */
const documents = new Map<string, DocumentNode>();

function read(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
}

/** Asks the schema whether the client may ask this, with these variables. */
export function checkRequest({ query, operationName, variables }: GraphQLRequest): void {
  const isNew = !documents.has(query);
  const document = read(query);
  const wrong = isNew ? validate(serverSchema(), document) : [];
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { errors = [] } = wrong.length > 0 ? {} : getVariableValues(serverSchema(), definitions, variables);
  mistakes.push(...[...wrong, ...errors].map(({ message }) => `${operationName}: ${message}`));
}

function checkShape(answer: object, type: GraphQLObjectType): void {
  const fields = type.getFields();
  const unknown = Object.keys(answer).filter((key) => key !== '__typename' && !(key in fields));
  if (unknown.length > 0) throw new GraphQLError(`${type.name} has no field ${unknown.join(', ')}`);
  const typename: unknown = '__typename' in answer ? answer.__typename : type.name;
  if (typename !== type.name) throw new GraphQLError(`Expected ${type.name}, not ${String(typename)}`);
}

/** Reads a field of a prepared answer, which must have it: whoever means null says so. */
const prepared: GraphQLFieldResolver<unknown, unknown> = (answer, _, __, { fieldName, parentType }) => {
  if (typeof answer !== 'object' || answer === null) {
    throw new GraphQLError(`${JSON.stringify(answer)} is no ${parentType.name}`);
  }
  checkShape(answer, parentType);
  const value = (answer as Record<string, unknown>)[fieldName];
  if (value === undefined) throw new GraphQLError(`The answer lacks ${parentType.name}.${fieldName}`);
  return value;
};

/** Cuts a prepared answer to what was asked, and notes what the schema does not allow in it. */
export async function truthfulAnswer(request: GraphQLRequest, answer: unknown): Promise<ExecutionResult> {
  const result = await execute({
    schema: serverSchema(),
    document: read(request.query),
    operationName: request.operationName,
    variableValues: request.variables,
    rootValue: answer,
    fieldResolver: prepared,
  });
  const errors = result.errors ?? [];
  for (const { message, path = [] } of errors)
    mistakes.push(`${request.operationName}, ${path.join('.')}: ${message}`);
  return result;
}
