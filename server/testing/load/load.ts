/** An answer that a client of the load was given, and how long it waited for it. */
export interface LoadAnswer {
  /** Who asked, and for what: 'buyer: order'. */
  kind: string;
  /** 0 when there was none. */
  status: number;
  /** The code of its refusal or error, in whichever envelope it came. */
  code: string | undefined;
  retryAfter: string | null;
  /** By the clock of `performance`. */
  askedAt: number;
  milliseconds: number;
  body: unknown;
}

/** What is sent: a GraphQL operation, or a request by a path. */
export type LoadRequest =
  | { query: string; variables?: object; token?: string }
  | { path: string; body?: object; token?: string; headers?: Record<string, string> };

/** Clients that ask one thing after the other, without a pause, and keep every answer. */
export class Load {
  readonly answers: LoadAnswer[] = [];
  private readonly clients: Promise<void>[] = [];
  private ending = false;

  constructor(private readonly url: string) {}

  /** A client that does this again and again until the load ends. */
  add(turn: (number: number) => Promise<void>): void {
    const client = async () => {
      for (let number = 1; !this.ending; number += 1) await turn(number);
    };
    const ended = client();
    // What goes wrong with a client is thrown at the end.
    ended.catch(() => undefined);
    this.clients.push(ended);
  }

  /** Asks once. Nothing that comes instead of an answer is thrown: it is an answer of status 0. */
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

  /** Asks until it is done, as a client does who is told to come back; undefined when the load ends before. */
  async askUntilDone(kind: string, request: LoadRequest): Promise<LoadAnswer | undefined> {
    while (!this.ending) {
      const answer = await this.ask(kind, request);
      if (isDone(answer)) return answer;
    }
    return undefined;
  }

  /** The kinds of answers like this that were asked for since then. */
  kindsSince(moment: number, isMeant: (answer: LoadAnswer) => boolean): Set<string> {
    const meant = this.answers.filter((answer) => answer.askedAt >= moment && isMeant(answer));
    return new Set(meant.map(({ kind }) => kind));
  }

  /** Ends when every client has had its last answer. */
  async end(): Promise<void> {
    this.ending = true;
    await Promise.all(this.clients);
  }
}

/** Whether what was asked for was done or answered: what an earlier request did unheard is done, too. */
export function isDone({ status, code }: LoadAnswer): boolean {
  return code === undefined ? status === 200 || status === 201 : code === 'ALREADY_IN_CART';
}

/** Whether it was refused for now, and with all that a client needs to come back. */
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
