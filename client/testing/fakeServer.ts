import { vi } from 'vitest';

type Variables = Record<string, Record<string, unknown>>;
type Request = { operation: string; variables: Variables; authorization: string | null };
type Resolver = (request: Request) => unknown;

/** What the client has asked, in order. */
export const requests: Request[] = [];

let resolvers: Record<string, Resolver> = {};

/** Says what the server answers to each operation, by its name; all others fail like a lost connection. */
export function serverAnswers(answers: Record<string, Resolver>): void {
  resolvers = answers;
  requests.length = 0;
}

/** Takes the place of the network for the whole test file. */
export function installFakeServer(): void {
  vi.stubGlobal('fetch', async (url: string, init: { body?: string; headers?: HeadersInit }) => {
    // What is not asked in GraphQL is known by its path.
    const { operationName, variables } = JSON.parse(init.body ?? `{"operationName":"${url}"}`) as {
      operationName: string;
      variables: Variables;
    };
    const authorization = new Headers(init.headers).get('authorization');
    const request = { operation: operationName, variables, authorization };
    requests.push(request);
    const resolve = resolvers[operationName];
    if (!resolve) throw new TypeError('Failed to fetch');
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ data: await resolve(request) }), { headers });
  });
}
