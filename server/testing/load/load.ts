/** The response to one request of the load, with its duration. */
export interface LoadAnswer {
  /** The name of the client and its request, such as 'buyer: order'. */
  kind: string;
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** The error code in the response; undefined if the request was not refused. */
  code: string | undefined;
  retryAfter: string | null;
  /** The time of the request, from `performance.now()`. */
  askedAt: number;
  milliseconds: number;
  body: unknown;
}

/** A GraphQL operation, or a REST request to a path. */
export type LoadRequest =
  | { query: string; variables?: object; token?: string }
  | { path: string; body?: object; token?: string; headers?: Record<string, string> };

/** Runs clients that send one request after another without pauses. Records every response. */
export class Load {
  readonly answers: LoadAnswer[] = [];
  private readonly clients: Promise<void>[] = [];
  private ending = false;

  constructor(private readonly url: string) {}

  /** Adds a client that calls `turn` repeatedly until the load ends. Turns are numbered from 1. */
  add(turn: (number: number) => Promise<void>): void {
    const client = async () => {
      for (let number = 1; !this.ending; number += 1) await turn(number);
    };
    const ended = client();
    // Ignored here, because `end` throws the error of a client that failed.
    ended.catch(() => undefined);
    this.clients.push(ended);
  }

  /** Sends a request once. Never throws: if there is no response, the recorded status is 0. */
  async ask(kind: string, request: LoadRequest): Promise<LoadAnswer> {
    const askedAt = performance.now();
    const received = await receive(this.url, request).catch((error: unknown) => ({
      status: 0,
      retryAfter: null,
      body: String(error),
    }));
    const milliseconds = performance.now() - askedAt;
    const answer = { kind, ...received, code: codeOf(received.body), askedAt, milliseconds };
    this.answers.push(answer);
    return answer;
  }

  /** Sends a request repeatedly, without pauses, until it succeeds. Returns undefined if the load ends first. */
  async askUntilDone(kind: string, request: LoadRequest): Promise<LoadAnswer | undefined> {
    while (!this.ending) {
      const answer = await this.ask(kind, request);
      if (isDone(answer)) return answer;
    }
    return undefined;
  }

  /** Returns the kinds of the requests sent since `moment` for whose responses `isMeant` returns true. */
  kindsSince(moment: number, isMeant: (answer: LoadAnswer) => boolean): Set<string> {
    const meant = this.answers.filter((answer) => answer.askedAt >= moment && isMeant(answer));
    return new Set(meant.map(({ kind }) => kind));
  }

  /** Ends the load when all clients have received their last response. Throws if a client failed. */
  async end(): Promise<void> {
    this.ending = true;
    await Promise.all(this.clients);
  }
}

/** True if the request succeeded, or if an earlier attempt had already succeeded but its response was lost. */
export function isDone({ status, code }: LoadAnswer): boolean {
  return code === undefined ? status === 200 || status === 201 : code === 'ALREADY_IN_CART';
}

/** True if the request was refused temporarily, with a Retry-After header. */
export function isRefusedForNow({ status, code, retryAfter }: LoadAnswer): boolean {
  return status === 503 && code === 'SERVICE_UNAVAILABLE' && Number(retryAfter) > 0;
}

async function receive(url: string, request: LoadRequest) {
  const isGraphQL = 'query' in request;
  const body = isGraphQL ? { query: request.query, variables: request.variables } : request.body;
  const response = await fetch(`${url}${isGraphQL ? '/graphql' : request.path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(request.token && { authorization: `Bearer ${request.token}` }),
      ...(!isGraphQL && request.headers),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  const content: unknown = isJson ? await response.json() : await response.text();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: content };
}

function codeOf(body: unknown): string | undefined {
  const { code, errors } = body as { code?: string; errors?: { extensions?: { code?: string } }[] };
  return code ?? errors?.[0]?.extensions?.code;
}
