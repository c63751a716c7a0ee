import { setTimeout } from 'node:timers/promises';
import { databaseAway, reasonOf } from './outage.js';

/** How long a request waits to hear whether the database is back. */
const WAIT_MS = 1_000;

/** How long after a look at the database the next one begins. */
const BETWEEN_LOOKS_MS = 200;

/**
 * Whether the database can be used. Once a connection has failed no work is sent until one look, for all who wait, has
 * found it back: tried by each of them it would take each of them the whole deadline.
 */
export class Availability {
  private outage: { cause: unknown; since: number } | null = null;
  private look: Promise<void> | null = null;

  /** `isBack` settles when it has looked; `log` hears once that the database is away, and once that it is back. */
  constructor(
    private readonly isBack: () => Promise<boolean>,
    private readonly log: (line: string) => void,
  ) {}

  /** Notes that a connection failed or was lost. */
  lost(cause: unknown): void {
    if (this.outage) return;
    this.outage = { cause, since: performance.now() };
    this.log(`The database cannot be used: ${reasonOf(cause)}`);
  }

  /** Resolves when the database can be used; refuses SERVICE_UNAVAILABLE when it is not back within a second. */
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
