import { setTimeout } from 'node:timers/promises';
import { databaseAway, reasonOf } from './outage.js';

/** Maximum time that a request waits for an unavailable database, in milliseconds. */
const WAIT_MS = 1_000;

/** Delay before each check of an unavailable database, in milliseconds. */
const BETWEEN_LOOKS_MS = 200;

/**
 * Tracks whether the database is available. After a connection fails, no statement is sent until a check succeeds.
 * All waiting requests share this check, because separate attempts would each take the whole connection timeout.
 */
export class Availability {
  private outage: { cause: unknown; since: number } | null = null;
  private look: Promise<void> | null = null;

  /**
   * `isBack` resolves to true if the database responds. `log` receives a line when the database becomes unavailable,
   * and a line when it is available again.
   */
  constructor(
    private readonly isBack: () => Promise<boolean>,
    private readonly log: (line: string) => void,
  ) {}

  /** Records that the database is unavailable, because a connection failed or was lost. */
  lost(cause: unknown): void {
    if (this.outage) return;
    this.outage = { cause, since: performance.now() };
    this.log(`The database cannot be used: ${reasonOf(cause)}`);
  }

  /** Resolves when the database is available. Throws SERVICE_UNAVAILABLE after waiting for a second. */
  async wait(): Promise<void> {
    if (!this.outage) return;
    this.look ??= this.lookOnce();
    const patience = new AbortController();
    await Promise.race([this.look, setTimeout(WAIT_MS, undefined, { signal: patience.signal })]);
    patience.abort();
    if (this.outage) throw databaseAway(this.outage.cause);
  }

  private async lookOnce(): Promise<void> {
    await setTimeout(BETWEEN_LOOKS_MS);
    if (await this.isBack()) this.back();
    this.look = null;
  }

  private back(): void {
    if (!this.outage) return;
    const seconds = (performance.now() - this.outage.since) / 1_000;
    this.outage = null;
    this.log(`The database can be used again, after ${seconds.toFixed(1)} s`);
  }
}
