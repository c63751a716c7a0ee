import type { Database } from '../../persistence/database.js';
import { newId } from '../../persistence/ids.js';
import { bookRow, insertRow, orderRows } from '../rows.js';

/** A period in days since 1 January 2026; `until` is excluded. For a sale, which has no end, `until` is null. */
export interface Days {
  from: number;
  until: number | null;
}

/** An allocation of a copy for a period. A released allocation no longer takes the copy. */
export interface Allocation extends Days {
  id: string;
  copyId: string;
  isReleased: boolean;
}

/**
 * A change to the allocations of a book. A number selects an existing copy or allocation by its index, modulo their number.
 * Null stands for a copy that has no row yet.
 */
export type Step =
  | ({ does: 'allocate'; copies: (number | null)[] } & Days)
  | { does: 'release' | 'delete'; which: number[] }
  | { does: 'extend'; which: number; by: number };

/** Returns the step that allocates copies for a period. */
export function allocate(days: Days, copies: (number | null)[]): Step {
  return { does: 'allocate', copies, ...days };
}

/** A book with `stock` copies, and a model of its allocations. */
export class Shelf {
  allocations: Allocation[] = [];

  private constructor(
    private readonly database: Database,
    private readonly itemId: string,
    readonly bookId: string,
    readonly stock: number,
  ) {}

  static async of(database: Database, stock: number): Promise<Shelf> {
    const { itemId } = await orderRows(database);
    return new Shelf(database, itemId, await bookRow(database, { free_copies: stock }), stock);
  }

  /** Returns the allocations that the book has after a step if the database accepts the step. */
  after(step: Step): Allocation[] {
    const { allocations } = this;
    if (step.does === 'allocate') return [...allocations, ...this.allocated(step)];
    if (step.does === 'extend') {
      const extended = chosen(allocations, step.which);
      return allocations.map((each) => (each === extended ? longer(each, step.by) : each));
    }
    const those = new Set(step.which.map((choice) => chosen(allocations, choice)));
    if (step.does === 'delete') return allocations.filter((each) => !those.has(each));
    return allocations.map((each) => (those.has(each) ? { ...each, isReleased: true } : each));
  }

  private allocated({ copies, from, until }: Extract<Step, { does: 'allocate' }>): Allocation[] {
    const told = this.allocations.map(({ copyId }) => copyId);
    return copies.map((choice) => ({
      id: newId('allocation'),
      copyId: (choice === null ? undefined : chosen(told, choice)) ?? newId('copy'),
      from,
      until,
      isReleased: false,
    }));
  }

  /** Returns the constraint that these allocations violate; undefined if the database must accept them. */
  refusalOf(allocations: Allocation[]): string | undefined {
    const live = allocations.filter(({ isReleased }) => !isReleased);
    if (live.some((one, index) => live.slice(index + 1).some((other) => overlap(one, other))))
      return 'allocations_never_overlap';
    const { free } = this.numbersFor(allocations);
    return free < 0 ? 'books_free_copies_check' : undefined;
  }

  /** Returns the numbers of free, promised and sold copies that the database must store. */
  numbersFor(allocations: Allocation[]) {
    const live = allocations.filter(({ isReleased }) => !isReleased);
    const taken = new Set(live.map(({ copyId }) => copyId));
    const sold = new Set(live.filter(({ until }) => until === null).map(({ copyId }) => copyId));
    return { free: this.stock - taken.size, promised: taken.size - sold.size, sold: sold.size };
  }

  /**
   * Stores these allocations in one transaction, with one statement each for new, changed and deleted allocations.
   */
  write(allocations: Allocation[]): Promise<void> {
    const before = new Map(this.allocations.map((each) => [each.id, each]));
    const added = allocations.filter(({ id }) => !before.has(id));
    const changed = allocations.filter((each) => before.has(each.id) && before.get(each.id) !== each);
    const kept = allocations.map(({ id }) => id);
    return this.database.transaction(async (tx) => {
      const known = new Set(this.allocations.map(({ copyId }) => copyId));
      for (const id of new Set(added.map(({ copyId }) => copyId))) {
        if (!known.has(id)) await insertRow(tx, 'copies', { id, book_id: this.bookId });
      }
      if (added.length > 0) await tx.query(INSERT, [JSON.stringify(added), this.itemId]);
      if (changed.length > 0) await tx.query(UPDATE, [JSON.stringify(changed)]);
      if (kept.length < before.size + added.length) await tx.query(DELETE, [this.bookId, kept]);
    });
  }

  /** Returns the stored numbers of copies of the book, and all of its stored copies and allocations. */
  async stored() {
    const [row] = await this.database.query<{ copyIds: string[] }>(STORED, [this.bookId]);
    return row;
  }
}

/** Returns the entry at index `choice` modulo the number of entries; undefined if there are no entries. */
const chosen = <T>(entries: readonly T[], choice: number): T | undefined => entries[choice % entries.length];

function longer(allocation: Allocation, by: number): Allocation {
  const { until } = allocation;
  return until === null ? allocation : { ...allocation, until: until + by };
}

function overlap(one: Allocation, other: Allocation): boolean {
  const startsBeforeEnd = (a: Days, b: Days) => b.until === null || a.from < b.until;
  return one.copyId === other.copyId && startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

const SHELF_COLUMNS = '(id text, "copyId" text, "from" int, until int, "isReleased" boolean)';
const PERIOD = `daterange('2026-01-01'::date + row."from", '2026-01-01'::date + row.until)`;
const RELEASED_AT = `CASE WHEN row."isReleased" THEN now() END`;
const INSERT = `
  INSERT INTO allocations (id, copy_id, order_item_id, period, released_at)
  SELECT row.id, row."copyId", $2, ${PERIOD}, ${RELEASED_AT} FROM json_to_recordset($1::json) AS row ${SHELF_COLUMNS}`;
const UPDATE = `
  UPDATE allocations a SET period = ${PERIOD}, released_at = ${RELEASED_AT}
  FROM json_to_recordset($1::json) AS row ${SHELF_COLUMNS} WHERE a.id = row.id`;
const DELETE = 'DELETE FROM allocations WHERE book_id = $1 AND id <> ALL($2::text[])';
const STORED = `
  SELECT b.free_copies AS free, b.promised_copies AS promised,
    (SELECT count(*)::int FROM copies c WHERE c.book_id = b.id AND c.state = 'SOLD') AS sold,
    ARRAY(SELECT c.id::text FROM copies c WHERE c.book_id = b.id ORDER BY c.id) AS "copyIds",
    (SELECT coalesce(json_agg(json_build_object(
       'id', a.id, 'copyId', a.copy_id, 'from', lower(a.period) - '2026-01-01'::date,
       'until', upper(a.period) - '2026-01-01'::date, 'isReleased', a.released_at IS NOT NULL) ORDER BY a.id), '[]')
     FROM allocations a WHERE a.book_id = b.id) AS allocations
  FROM books b WHERE b.id = $1`;
