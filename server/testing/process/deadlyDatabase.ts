import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The messages to the database that are left until the process is killed. */
interface Countdown {
  left: number;
  /** True to lose the last message; false to pass it on, so that only its answer is lost. */
  isLost: boolean;
  die(): Promise<unknown>;
}

/** A way to a PostgreSQL server that kills the process that takes it between two of its messages. */
export class DeadlyDatabase {
  /** Null to let the process live. */
  private countdown: Countdown | null = null;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (client) => this.join(client));
  }

  static async before(url: string): Promise<DeadlyDatabase> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DeadlyDatabase(server, new URL(url));
  }

  /** The address of the database on this way. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.toString();
  }

  /** Kills the process at a message from now on: the first, second, and so on. Most messages are a statement each. */
  killAt(message: number, isLost: boolean, die: () => Promise<unknown>): void {
    this.countdown = { left: message, isLost, die };
  }

  /** Lets the process live from now on. Returns true if it was not killed. */
  spare(): boolean {
    const isSpared = this.countdown !== null;
    this.countdown = null;
    return isSpared;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(client: Socket): void {
    const database = connect(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
    database.pipe(client);
    client.on('data', (message) => this.pass(message, database));
  }

  private pass(message: Buffer, database: Socket): void {
    const countdown = this.countdown;
    if (countdown) countdown.left -= 1;
    if (!countdown || countdown.left > 0) {
      database.write(message);
      return;
    }
    this.spare();
    if (countdown.isLost) void countdown.die();
    else database.write(message, () => void countdown.die());
  }
}
