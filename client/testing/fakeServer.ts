import { vi } from 'vitest';
import type { OperationAnswer } from './answers';
import { readRequest, type SentRequest } from './sentRequest';
import { checkRequest, truthfulAnswer } from './truthfulAnswer';

type Variables = Record<string, Record<string, unknown>>;
type Request = {
  operation: string;
  variables: Variables;
  authorization: string | null;
  /** The files that travelled along. */
  files: File[];
};
type Told = OperationAnswer | typeof SESSION_ENDED | Malformed;
type Resolver = (request: Request) => Told | Promise<Told>;

/** What the server answers to each operation, by its name. */
export type Answers = Record<string, Resolver>;

/** What the client has asked, in order. */
export const requests: Request[] = [];

/** With what an operation was asked, each time. */
export const inputsOf = (operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ variables }) => variables['input']);

/** The answer to anyone who has a session that is over. */
export const SESSION_ENDED = {
  errors: [
    { message: 'This session has ended. Please log in again.', extensions: { code: 'INVALID_TOKEN' } },
  ],
};

class Malformed {
  constructor(readonly data: unknown) {}
}

/** An answer that the schema does not allow, for a test of what the client then does. */
export const malformed = (data: unknown) => new Malformed(data);

/** What every screen of somebody signed in asks for. */
const EVERYWHERE: Answers = {
  CartCount: () => ({ cart: { id: 'cart_meera', itemCount: 0 } }),
};

let resolvers: Answers = {};

/** Says what the server answers to each operation, by its name; all others fail like a lost connection. */
export function serverAnswers(answers: Answers): void {
  resolvers = answers;
  requests.length = 0;
}

const send = (answer: object, status = 200) =>
  new Response(JSON.stringify(answer), {
    headers: { 'content-type': 'application/graphql-response+json' },
    status,
  });

async function answerTo(sent: SentRequest, authorization: string | null): Promise<Response> {
  const { operationName: operation, variables, files } = sent;
  checkRequest(sent);
  const request = { operation, variables: variables as Variables, authorization, files };
  requests.push(request);
  const resolve = resolvers[operation] ?? EVERYWHERE[operation];
  if (!resolve) throw new TypeError('Failed to fetch');
  const answer = await resolve(request);
  if (answer instanceof Malformed) return send(answer);
  return answer === SESSION_ENDED ? send(answer, 401) : send(await truthfulAnswer(sent, answer));
}

/** What is not asked in GraphQL is known by its path. */
async function answerToPath(path: string): Promise<Response> {
  const request = { operation: path, variables: {}, authorization: null, files: [] };
  requests.push(request);
  const resolve = resolvers[path];
  if (!resolve) throw new TypeError('Failed to fetch');
  return send({ data: await resolve(request) });
}

type Init = { body?: string | FormData; headers?: HeadersInit };

/** Takes the place of the network for the whole test file. */
export function installFakeServer(): void {
  vi.stubGlobal('fetch', async (url: string, { body, headers }: Init = {}) => {
    if (body === undefined) return answerToPath(url);
    return answerTo(readRequest(body), new Headers(headers).get('authorization'));
  });
}
