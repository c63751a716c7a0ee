import assert from 'node:assert/strict';
import { TypeID } from 'typeid-js';
import type { EventType } from '../domain/events/event.js';
import type { Database } from '../persistence/database.js';
import { DomainEventEntity } from '../persistence/entities/events.js';
import { EventsForgotten, readEvents } from '../persistence/queries/events/eventLog.js';
import { forgetEvents } from '../persistence/queries/events/forgetEvents.js';
import { numberIn, type LogPosition } from '../persistence/queries/events/logPosition.js';
import type { Transaction } from '../persistence/transaction.js';

/** The event types that the writers record and the readers select from. */
export const TYPES = ['EmailVerified', 'AccountClosed', 'SessionEnded'] as const satisfies EventType[];
const READERS: EventType[][] = [[...TYPES], ['EmailVerified'], ['AccountClosed', 'SessionEnded']];
/** Milliseconds by which the clocks of half of the writers are ahead, as if these writers ran on another server. */
const AHEAD_MS = 50;

/** An open transaction that records events. */
interface Writer {
  tx: Transaction;
  ahead: number;
  ids: string[];
  /** Ids of the events that the writer has read. The writer's next events may be consequences of these. */
  seen: string[];
  end(commits: boolean): Promise<void>;
}

function begin(database: Database, ahead: number): Promise<Writer> {
  return new Promise((resolve, reject) => {
    let close!: (commits: boolean) => void;
    const closing = new Promise<boolean>((done) => (close = done));
    const rolledBack = new Error('Rolled back');
    const work = database.transaction(async (tx) => {
      const end = async (commits: boolean) => {
        close(commits);
        await work.catch((error: unknown) => assert.equal(error, rolledBack));
      };
      resolve({ tx, ahead, ids: [], seen: [], end });
      if (!(await closing)) throw rolledBack;
    });
    work.catch(reject);
  });
}

async function idsSeenBy({ tx }: Writer): Promise<string[]> {
  const rows = await tx.query<{ id: string }>('SELECT id FROM domain_events');
  return rows.map(({ id }) => id);
}

interface Logged {
  id: string;
  type: EventType;
  number: number;
  occurredAt: Date;
}

interface Reader {
  types: EventType[];
  at: LogPosition | null;
  /** The number of the last log entry that the reader has reached. */
  got: number;
}

/** An event log with writers and readers, and a model of the events that the log must contain. */
export class EventWorld {
  private readonly writers = new Map<number, Writer>();
  private readonly causes = new Map<string, string[]>();
  private readonly committed = new Set<string>();
  private readonly readers: Reader[] = READERS.map((types) => ({ types, at: null, got: 0 }));
  private readonly log: Logged[] = [];
  private watched: LogPosition | null = null;
  private time = Date.parse('2026-01-01');

  constructor(private readonly database: Database) {}

  /**
   * Records an event in a writer's transaction. If `looks` is true, the writer first reads the log. In that case, its
   * event must come after all events that are already committed.
   */
  async write(name: number, type: EventType, looks: boolean): Promise<void> {
    const writer = this.writers.get(name) ?? (await begin(this.database, name % 2 ? AHEAD_MS : 0));
    this.writers.set(name, writer);
    if (looks) writer.seen = (await idsSeenBy(writer)).filter((id) => this.committed.has(id));
    const now = (this.time += 1) + writer.ahead;
    const id = TypeID.fromUUID('domainevent', uuidAt(now)).toString();
    this.causes.set(id, [...writer.seen, ...writer.ids]);
    writer.ids.push(id);
    await writer.tx.insert(DomainEventEntity, { id, type, payload: {}, occurredAt: new Date(now) });
  }

  async end(name: number, commits: boolean): Promise<void> {
    const writer = this.writers.get(name);
    await writer?.end(commits);
    if (commits) for (const id of writer?.ids ?? []) this.committed.add(id);
    this.writers.delete(name);
  }

  async read(name: number, first: number): Promise<number> {
    await this.watch();
    const reader = this.readers[name] as Reader;
    const forgottenTo = await this.forgottenTo();
    const missing = this.log.filter(({ type, number }) => reader.types.includes(type) && number > reader.got);
    const { at: after, types } = reader;
    const read = await readEvents(this.database, { after, types, first }).catch((error: unknown) => error);
    if (after !== null && missing.some(({ number }) => number <= forgottenTo)) {
      assert(read instanceof EventsForgotten);
      reader.at = null;
      return 1;
    }
    const { events, readTo } = read as Awaited<ReturnType<typeof readEvents>>;
    const expected = missing.filter(({ number }) => number > forgottenTo).slice(0, first);
    assert.deepEqual(
      events.map(({ id }) => id),
      expected.map(({ id }) => id),
    );
    reader.at = readTo;
    reader.got = expected.at(-1)?.number ?? Math.max(reader.got, after === null ? forgottenTo : 0);
    return events.length;
  }

  /**
   * Deletes all events except the newest `newest`, and checks that no newer event is forgotten. If `isCutOff` is true, the
   * deletion is interrupted and deletes only some of the rows.
   */
  async forget(newest: number, isCutOff: boolean): Promise<void> {
    await this.watch();
    const last = this.log.at(-1 - newest);
    if (!last) return;
    const before = await this.forgottenTo();
    const cutOff = async () => {
      throw new Error('Cut off');
    };
    const broken = Object.assign(Object.create(this.database) as Database, { rows: cutOff });
    const database = isCutOff ? broken : this.database;
    const forgetting = forgetEvents(database, last.occurredAt);
    await (isCutOff ? assert.rejects(forgetting) : forgetting);
    const forgottenTo = await this.forgottenTo();
    const gone = this.log.filter(({ number }) => number <= forgottenTo);
    const wrongly = gone.filter(({ number, occurredAt }) => number > before && occurredAt > last.occurredAt);
    assert.deepEqual(wrongly, []);
    await this.database.query(
      'DELETE FROM domain_events WHERE position % 2 = 0 AND position <= (SELECT forgotten_to FROM domain_event_log)',
    );
  }

  /**
   * Commits all open transactions and lets all readers read to the end. Checks that the log contains each committed
   * event once, and each event after its causes.
   */
  async finish(): Promise<void> {
    for (const name of Array.from(this.writers.keys())) await this.end(name, true);
    for (const name of this.readers.keys()) while ((await this.read(name, 2)) > 0);
    assert.deepEqual(new Set(this.log.map(({ id }) => id)), this.committed);
    const placeOf = new Map(this.log.map(({ id }, place) => [id, place]));
    for (const { id } of this.log)
      for (const cause of this.causes.get(id) ?? [])
        assert(Number(placeOf.get(cause)) < Number(placeOf.get(id)));
  }

  /** Appends newly committed events to the expected log. All later reads are compared with this log. */
  async watch(): Promise<void> {
    const { events, readTo } = await readEvents(this.database, { after: this.watched, first: 1000 });
    this.watched = readTo;
    for (const { id, position, occurredAt, event } of events)
      this.log.push({ id, type: event.type, number: numberIn(position), occurredAt });
  }

  private async forgottenTo(): Promise<number> {
    const [log] = await this.database.query<{ to: number }>(
      'SELECT forgotten_to AS to FROM domain_event_log',
    );
    return log?.to ?? 0;
  }
}

/** Returns a UUID of version 7 for this time, given in milliseconds since 1970. */
function uuidAt(time: number): string {
  const random = crypto.randomUUID();
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${random.slice(15)}`;
}
