/** A GraphQL request as sent over HTTP or a WebSocket. */
export type GraphQLRequest = { query: string; operationName: string; variables: Record<string, unknown> };

/** A request together with the files that it uploads. */
export type SentRequest = GraphQLRequest & { files: File[] };

type Tree = { [key: string]: unknown };

/** Inserts a file at its path in the variables, as the map of a multipart request says. */
function put(request: Tree, path: string, file: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce((tree, key) => tree[key] as Tree, request);
  holder[last] = file;
}

function textOf(form: FormData, name: string): string {
  const part = form.get(name);
  if (typeof part !== 'string') throw new TypeError(`The request has no ${name}`);
  return part;
}

function readMultipart(form: FormData): SentRequest {
  const request = JSON.parse(textOf(form, 'operations')) as GraphQLRequest;
  const map = JSON.parse(textOf(form, 'map')) as Record<string, string[]>;
  for (const [name, paths] of Object.entries(map)) {
    for (const path of paths) put(request, path, form.get(name));
  }
  return { ...request, files: [...form.values()].filter((value) => value instanceof File) };
}

/** Reads a request to `/graphql`, with or without files. */
export function readRequest(body: string | FormData): SentRequest {
  if (body instanceof FormData) return readMultipart(body);
  return { ...(JSON.parse(body) as GraphQLRequest), files: [] };
}
