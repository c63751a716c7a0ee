import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { databaseAway } from './outage.js';

/**
 * Receives the payloads of a channel. `missed` is called when a lost connection has been restored, because payloads
 * sent in the meantime are lost.
 */
export interface ChannelListener {
  heard(payload: string): void;
  missed(): void;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2_000;

/**
 * Time limit for connecting and for the LISTEN statement, in milliseconds. A server that hangs responds to neither.
 */
const PATIENCE_MS = 4_000;

/**
 * Idle time before the first TCP keep-alive probe, in milliseconds. Without probes, a connection to a host that
 * disappeared would stay open forever.
 */
const KEEP_ALIVE_MS = 10_000;

/**
 * Listens on a PostgreSQL channel over a separate connection, because the pool would give its connections to other
 * work. Reopens a lost connection, however long that takes. `open` throws SERVICE_UNAVAILABLE if the first connection
 * fails.
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
    // Errors need no handling here, because each error also ends the connection, and `end` starts the reconnection.
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

/** Connects and runs LISTEN. If either fails, closes the connection and throws. */
async function listening(client: pg.Client, channel: string): Promise<void> {
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    void client.end();
    throw error;
  }
}
