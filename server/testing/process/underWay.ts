import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request on a keep-alive connection. The server has received its headers and waits for its body. */
export class HalfAsked {
  private readonly answer: Promise<[IncomingMessage]>;

  private constructor(private readonly request: ClientRequest) {
    this.answer = once(request, 'response') as Promise<[IncomingMessage]>;
    this.answer.catch(() => undefined);
  }

  static async at(url: string): Promise<HalfAsked> {
    const asking = request(`${url}/graphql`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    asking.flushHeaders();
    await once(asking, 'continue');
    return new HalfAsked(asking);
  }

  /** Sends the body. Returns the JSON of the response. */
  async ask(query: string): Promise<unknown> {
    this.request.end(JSON.stringify({ query }));
    const [answer] = await this.answer;
    return json(answer);
  }

  /** Sends only the start of the body. Returns the error that ends the request. */
  async neverEnd(): Promise<unknown> {
    this.request.write('{ "query": "');
    return this.answer.catch((error: unknown) => error);
  }
}

/**
 * Opens a connection and sends nothing, as browsers do to prepare for later requests. `closed` resolves when the
 * server closes the connection.
 */
export async function silentConnection(url: string): Promise<{ closed: Promise<unknown> }> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  socket.resume();
  await once(socket, 'connect');
  return { closed };
}

/** A mail server that accepts connections and never responds. */
export class StuckMailServer {
  /** Resolves when the first connection is opened. */
  readonly called: Promise<unknown>;

  private constructor(private readonly server: Server) {
    this.called = once(server, 'connection');
  }

  static async start(): Promise<StuckMailServer> {
    const server = createServer((socket) => socket.on('error', () => undefined));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new StuckMailServer(server);
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }
}
