import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that accepts connections but sends nothing until `recoverAs` is called. */
export class SilentServer {
  /** Number of connections accepted so far. */
  connections = 0;
  private behind: number | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.take(socket));

  static async start(): Promise<SilentServer> {
    const silent = new SilentServer();
    silent.server.listen(0, '127.0.0.1');
    await once(silent.server, 'listening');
    return silent;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Forwards new connections to the mail server at this URL from now on. */
  recoverAs(url: string): void {
    this.behind = Number(new URL(url).port);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private take(socket: Socket): void {
    this.connections += 1;
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    if (this.behind === null) return;
    const answering = connect(this.behind, '127.0.0.1').on('error', () => undefined);
    this.sockets.add(answering);
    socket.pipe(answering).pipe(socket);
  }
}
