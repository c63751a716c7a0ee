import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A message to the database at which the process is killed. */
interface Death {
  /** Returns true for the message at which the process is killed. `connection` is the connection that carries the message. */
  isAt(message: Buffer, connection: Socket): boolean;
  /** True if the message itself is lost; false if it is passed on, so that only the answer is lost. */
  isLost: boolean;
  die(): Promise<unknown>;
}

/** The moment of a transaction at which the process is killed. */
export type TransactionMoment = 'BEFORE_WRITTEN' | 'BEFORE_COMMITTED' | 'ONCE_COMMITTED';
export const TRANSACTION_MOMENTS: readonly TransactionMoment[] = [
  'BEFORE_WRITTEN',
  'BEFORE_COMMITTED',
  'ONCE_COMMITTED',
];

/** A proxy in front of a PostgreSQL server. It can kill the process that uses it when one of its messages arrives. */
export class DeadlyDatabase {
  /** The message at which the process is killed; null to let the process live. */
  private death: Death | null = null;
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

  /** The URL of the database through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.toString();
  }

  /** Kills the process at its message with this number; its next message is number 1. Most messages contain one statement. */
  killAt(message: number, isLost: boolean, die: () => Promise<unknown>): void {
    let left = message;
    const isAt = () => (left -= 1) <= 0;
    this.death = { isAt, isLost, die };
  }

  /** Kills the process in its next transaction that contains a matching statement. */
  killIn(statement: RegExp, moment: TransactionMoment, die: () => Promise<unknown>): void {
    const written = new Set<Socket>();
    const isAt = (message: Buffer, connection: Socket) => {
      const text = message.toString('latin1');
      if (!written.has(connection)) {
        if (!statement.test(text)) return false;
        written.add(connection);
        return moment === 'BEFORE_WRITTEN';
      }
      return text.includes('COMMIT');
    };
    this.death = { isAt, isLost: moment !== 'ONCE_COMMITTED', die };
  }

  /**
   * Kills the process at one message of its next transaction with a matching statement; that message is lost. `number` counts
   * messages from that statement, which is 1. If there are fewer, the commit is lost. `die` is called with true for the commit.
   */
  killWithin(statement: RegExp, number: number, die: (isCommit: boolean) => Promise<unknown>): void {
    const sent = new Map<Socket, number>();
    let isCommit = false;
    const isAt = (message: Buffer, connection: Socket) => {
      const text = message.toString('latin1');
      const before = sent.get(connection) ?? 0;
      if (before === 0 && !statement.test(text)) return false;
      sent.set(connection, before + 1);
      isCommit = text.includes('COMMIT');
      return isCommit || before + 1 >= number;
    };
    this.death = { isAt, isLost: true, die: () => die(isCommit) };
  }

  /** Cancels the pending kill, if any. Returns true if there was one. */
  spare(): boolean {
    const isSpared = this.death !== null;
    this.death = null;
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
    const { death } = this;
    if (!death?.isAt(message, database)) {
      database.write(message);
      return;
    }
    this.spare();
    if (death.isLost) void death.die();
    else database.write(message, () => void death.die());
  }
}
