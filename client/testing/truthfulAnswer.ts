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

/** Returns the violations of the schema in requests and responses since the last call. */
export const takeMistakes = (): string[] => mistakes.splice(0);

/** The parsed documents of checked requests, by query text. */
const documents = new Map<string, DocumentNode>();

function read(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query);
  documents.set(query, document);
  return document;
}

/** Checks a request and its variables against the schema and records violations. */
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

/** Returns a field of a prepared response. Throws if it is missing: a null must be explicit. */
const prepared: GraphQLFieldResolver<unknown, unknown> = (answer, _, __, { fieldName, parentType }) => {
  if (typeof answer !== 'object' || answer === null) {
    throw new GraphQLError(`${JSON.stringify(answer)} is no ${parentType.name}`);
  }
  checkShape(answer, parentType);
  const value = (answer as Record<string, unknown>)[fieldName];
  if (value === undefined) throw new GraphQLError(`The answer lacks ${parentType.name}.${fieldName}`);
  return value;
};

/** Returns the requested fields of a prepared response and records violations of the schema. */
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
