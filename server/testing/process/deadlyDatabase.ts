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

/** A message at which a process was killed. */
export interface LastMessage {
  isCommit: boolean;
  /** The beginning of its statement. */
  statement: string;
}

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

  /**
   * Kills the process at the message with this number, counted from 1 and from its next matching statement on the same connection,
   * but at the commit at the latest. The message is lost. Most messages contain one statement.
   */
  killWithin(statement: RegExp, number: number, die: (last: LastMessage) => Promise<unknown>): void {
    let last: LastMessage;
    const isAt = counting(statement, (message, at) => {
      const text = message.toString('latin1');
      last = { isCommit: text.includes('COMMIT'), statement: statementIn(text) };
      return last.isCommit || at >= number;
    });
    this.death = { isAt, isLost: true, die: () => die(last) };
  }

  /** Kills the process once its next transaction with a matching statement is committed, but before the process learns of it. */
  killOnceCommitted(statement: RegExp, die: () => Promise<unknown>): void {
    const isAt = counting(statement, (message) => message.includes('COMMIT'));
    this.death = { isAt, isLost: false, die };
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
    this.death = null;
    if (death.isLost) void death.die();
    else database.write(message, () => void death.die());
  }
}

/**
 * Returns a function that calls `isAt` for each message of a connection from its first matching statement on. `at` is the number
 * of the message, from 1.
 */
function counting(
  statement: RegExp,
  isAt: (message: Buffer, at: number) => boolean,
): (message: Buffer, connection: Socket) => boolean {
  const sent = new Map<Socket, number>();
  return (message, connection) => {
    const before = sent.get(connection) ?? 0;
    if (before === 0 && !statement.test(message.toString('latin1'))) return false;
    sent.set(connection, before + 1);
    return isAt(message, before + 1);
  };
}

/** Returns the beginning of the statement in a message; a prepared statement is sent again without its text. */
function statementIn(text: string): string {
  const [found] = /(SELECT|INSERT|UPDATE|DELETE|WITH|BEGIN|COMMIT)[^\0]*/.exec(text) ?? [
    'a prepared statement',
  ];
  return found.replaceAll(/\s+/g, ' ').slice(0, 80);
}
