/** An operation of the OpenAPI document, with the parts that tests read. */
export interface Operation {
  method: string;
  path: string;
  operationId: string;
  parameters?: { in: string; name: string; schema: { examples?: unknown[] } }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: object }>;
}

/** A schema of the OpenAPI document, with the parts that tests read. */
export interface Schema {
  $ref?: string;
  examples?: unknown[];
  properties?: Record<string, Schema>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, Schema> };
}

/** Returns the operations of the document by their IDs. */
export function operationsOf({ paths }: ApiDocument): Map<string, Operation> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path }) as Operation),
  );
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

/** Returns the query of an operation with the examples of its parameters; empty without examples. */
export function queryOf({ parameters = [] }: Operation): string {
  const named = parameters.flatMap(({ in: where, name, schema: { examples } }) =>
    where === 'query' && examples ? [[name, String(examples[0])]] : [],
  );
  return named.length > 0 ? `?${new URLSearchParams(named as [string, string][]).toString()}` : '';
}

/** Returns the example of a schema, which may be a reference; undefined without an example. */
export function exampleOf({ components }: ApiDocument, schema: Schema | undefined): unknown {
  const named = schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return named?.examples?.[0];
}
