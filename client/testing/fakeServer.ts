import { vi } from 'vitest';
import type { OperationAnswer } from './answers';
import { readRequest, type SentRequest } from './sentRequest';
import { checkRequest, truthfulAnswer } from './truthfulAnswer';

type Variables = Record<string, Record<string, unknown>>;
type Request = {
  operation: string;
  variables: Variables;
  authorization: string | null;
  files: File[];
};
type Told = OperationAnswer | typeof SESSION_ENDED | Malformed;
type Resolver = (request: Request) => Told | Promise<Told>;

/** The server's response to each operation, by name. */
export type Answers = Record<string, Resolver>;

/** The requests of the client since the last call of `serverAnswers`, in order. */
export const requests: Request[] = [];

/** Returns the `input` variable of each request of an operation, in order. */
export const inputsOf = (operation: string) =>
  requests.filter((request) => request.operation === operation).map(({ variables }) => variables['input']);

/** The response to a request in an ended session. */
export const SESSION_ENDED = {
  errors: [
    { message: 'This session has ended. Please log in again.', extensions: { code: 'INVALID_TOKEN' } },
  ],
};

class Malformed {
  constructor(readonly data: unknown) {}
}

/** Returns a response that violates the schema, to test how the client handles it. */
export const malformed = (data: unknown) => new Malformed(data);

/** The default responses: an empty cart, no policies, payouts by hand, and complaints answered within two days. */
const EVERYWHERE: Answers = {
  PayoutDelivery: () => ({ payoutDelivery: 'BY_HAND' }),
  CartCount: () => ({ cart: { id: 'cart_meera', itemCount: 0 } }),
  PolicyVersions: () => ({ marketplace: { policies: [] } }),
  ComplaintPromise: () => ({ marketplace: { complaintAnswerHours: 48 } }),
};

let resolvers: Answers = {};

/**
 * Sets the responses of the server by operation name, and clears `requests`. Operations without a response here or in
 * EVERYWHERE fail as with a lost connection.
 */
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

/** Responds to a request without a body, which is not a GraphQL request. The path serves as the operation name. */
async function answerToPath(path: string): Promise<Response> {
  const request = { operation: path, variables: {}, authorization: null, files: [] };
  requests.push(request);
  const resolve = resolvers[path];
  if (!resolve) throw new TypeError('Failed to fetch');
  return send({ data: await resolve(request) });
}

type Init = { body?: string | FormData; headers?: HeadersInit };

/** Replaces `fetch` with the fake server for the whole test file. */
export function installFakeServer(): void {
  vi.stubGlobal('fetch', async (url: string, { body, headers }: Init = {}) => {
    if (body === undefined) return answerToPath(url);
    return answerTo(readRequest(body), new Headers(headers).get('authorization'));
  });
}
