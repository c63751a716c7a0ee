import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { databaseAway } from './outage.js';

/** What is heard on a channel; `missed` once the connection was lost and is there again. */
export interface ChannelListener {
  heard(payload: string): void;
  missed(): void;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2_000;

/** How long connecting may take, and then the LISTEN: a server that hangs answers neither. */
const PATIENCE_MS = 4_000;

/** A host that vanishes ends no connection: after so long without a word the system asks whether it is still there. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Listens on a channel of PostgreSQL, on a connection of its own: a pool would hand it to somebody else. A connection
 * that is lost is opened again for as long as it takes. Refuses SERVICE_UNAVAILABLE when the first one cannot be opened.
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
    try {
      await opened.connect();
    } catch (error) {
      throw databaseAway(error);
    }
    return opened;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client.on('notification', ({ payload = '' }) => this.listener.heard(payload));
    // An error ends the connection, and its end is what is acted upon.
    client.on('error', () => undefined);
    await listening(client, this.channel);
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

/** Connects, and listens; when it cannot do both, nothing stays open. */
async function listening(client: pg.Client, channel: string): Promise<void> {
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    void client.end();
    throw error;
  }
}
