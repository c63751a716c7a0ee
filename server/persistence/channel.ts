import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** What is heard on a channel; `missed` once the connection was lost and is there again. */
export interface ChannelListener {
  heard(payload: string): void;
  missed(): void;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

/**
 * Listens on a channel of PostgreSQL, on a connection of its own: a pool would hand it to somebody else. A connection
 * that is lost is opened again for as long as it takes. Throws when the first one cannot be opened.
 */
export class PostgresChannel {
  private client: pg.Client | null = null;
  private closed = false;

  private constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly listener: ChannelListener,
  ) {}

  static async open(url: string, channel: string, listener: ChannelListener): Promise<PostgresChannel> {
    const opened = new PostgresChannel(url, channel, listener);
    await opened.connect();
    return opened;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => this.listener.heard(payload));
    // An error ends the connection, and its end is what is acted upon.
    client.on('error', () => undefined);
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    if (this.closed) return client.end();
    client.once('end', () => void this.reconnect());
    this.client = client;
  }

  private async reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !this.closed; wait = Math.min(2 * wait, LAST_RETRY_MS)) {
      try {
        await this.connect();
        if (!this.closed) this.listener.missed();
        return;
      } catch {
        await setTimeout(wait, undefined, { ref: false });
      }
    }
  }
}
