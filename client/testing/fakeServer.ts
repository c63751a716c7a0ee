import { vi } from 'vitest';

type Variables = Record<string, Record<string, unknown>>;
type Request = {
  operation: string;
  variables: Variables;
  authorization: string | null;
  /** The files that travelled along. */
  files: File[];
};
type Resolver = (request: Request) => unknown;

/** What the client has asked, in order. */
export const requests: Request[] = [];

/** The answer to anyone who has a session that is over. */
export const SESSION_ENDED = {
  errors: [
    { message: 'This session has ended. Please log in again.', extensions: { code: 'INVALID_TOKEN' } },
  ],
};

/** What every screen of somebody signed in asks for. */
const EVERYWHERE: Record<string, Resolver> = {
  CartCount: () => ({ cart: { __typename: 'Cart', itemCount: 0 } }),
};

let resolvers: Record<string, Resolver> = {};

/** Says what the server answers to each operation, by its name; all others fail like a lost connection. */
export function serverAnswers(answers: Record<string, Resolver>): void {
  resolvers = answers;
  requests.length = 0;
}

/** Takes the place of the network for the whole test file. */
export function installFakeServer(): void {
  vi.stubGlobal('fetch', async (url: string, init: { body?: string | FormData; headers?: HeadersInit }) => {
    const form = init.body instanceof FormData ? init.body : null;
    const body = form ? (form.get('operations') as string) : (init.body as string | undefined);
    // What is not asked in GraphQL is known by its path.
    const { operationName, variables } = JSON.parse(body ?? `{"operationName":"${url}"}`) as {
      operationName: string;
      variables: Variables;
    };
    const authorization = new Headers(init.headers).get('authorization');
    const files = [...(form?.values() ?? [])].filter((value) => value instanceof File);
    const request = { operation: operationName, variables, authorization, files };
    requests.push(request);
    const resolve = resolvers[operationName] ?? EVERYWHERE[operationName];
    if (!resolve) throw new TypeError('Failed to fetch');
    const headers = { 'content-type': 'application/graphql-response+json' };
    const answer = await resolve(request);
    if (answer === SESSION_ENDED) return new Response(JSON.stringify(answer), { headers, status: 401 });
    return new Response(JSON.stringify({ data: answer }), { headers });
  });
}
