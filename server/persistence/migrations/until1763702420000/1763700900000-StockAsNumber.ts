import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Copies that nobody needs to tell apart are a number of their book. A copy has a row from the day on which it is promised,
 * rented out or sold; the trigger below moves it from one number to the other, whoever writes an allocation.
 * What a page shows of a book is then read off its row, whatever its stock and its history.
 */
export class StockAsNumber1763700900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [NUMBERS, CARRY_OVER, ALLOCATED_BOOKS, INDEXES, RENTED_COPIES, COUNTING, TRIGGERS]) {
      await runner.query(part);
    }
  }

  async down(): Promise<void> {
    throw new Error('Copies that have no row any more cannot be told apart again.');
  }
}

const NUMBERS = `
  ALTER TABLE books
    /* In the seller's hands, and promised to nobody: they can be sold. */
    ADD COLUMN free_copies integer NOT NULL DEFAULT 1 CHECK (free_copies >= 0),
    /* Rented out, or promised for days to come. */
    ADD COLUMN promised_copies integer NOT NULL DEFAULT 0 CHECK (promised_copies >= 0),
    /* Room beside each row, so that a change of these numbers need not touch the indexes. */
    SET (fillfactor = 90);
  ALTER TABLE copies
    ADD COLUMN state text NOT NULL DEFAULT 'FREE' CHECK (state IN ('FREE', 'PROMISED', 'SOLD')),
    ADD CONSTRAINT copies_withdrawn_are_free CHECK (withdrawn_at IS NULL OR state = 'FREE');
`;

const CARRY_OVER = `
  UPDATE copies c SET state = CASE WHEN taken.sold THEN 'SOLD' ELSE 'PROMISED' END
  FROM (SELECT copy_id, bool_or(upper_inf(period)) AS sold FROM allocations
        WHERE released_at IS NULL GROUP BY copy_id) taken
  WHERE c.id = taken.copy_id;
  UPDATE books b SET free_copies = coalesce(counted.free, 0), promised_copies = coalesce(counted.promised, 0)
  FROM books every LEFT JOIN (
    SELECT book_id, count(*) FILTER (WHERE state = 'FREE') AS free,
           count(*) FILTER (WHERE state = 'PROMISED') AS promised
    FROM copies WHERE withdrawn_at IS NULL GROUP BY book_id) counted ON counted.book_id = every.id
  WHERE b.id = every.id AND (coalesce(counted.free, 0), coalesce(counted.promised, 0)) <> (1, 0);
  DELETE FROM copies c WHERE NOT EXISTS (SELECT FROM allocations a WHERE a.copy_id = c.id);
  DROP INDEX copies_by_book;
`;

/** Whose copy an allocation takes: a book and a seller look for theirs. A writer that knows says it, else it is looked up. */
const ALLOCATED_BOOKS = `
  ALTER TABLE copies ADD CONSTRAINT copies_id_book_key UNIQUE (id, book_id);
  ALTER TABLE allocations ADD COLUMN book_id type_id, ADD COLUMN seller_id type_id;
  UPDATE allocations a SET book_id = c.book_id, seller_id = b.seller_id
  FROM copies c JOIN books b ON b.id = c.book_id WHERE c.id = a.copy_id;
  ALTER TABLE allocations
    ALTER COLUMN book_id SET NOT NULL,
    ALTER COLUMN seller_id SET NOT NULL,
    DROP CONSTRAINT allocations_copy_id_fkey,
    ADD CONSTRAINT allocations_copy_id_fkey FOREIGN KEY (copy_id, book_id) REFERENCES copies (id, book_id);
  CREATE FUNCTION name_allocated_book() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    SELECT b.id, b.seller_id INTO NEW.book_id, NEW.seller_id
    FROM copies c JOIN books b ON b.id = c.book_id WHERE c.id = NEW.copy_id;
    RETURN NEW;
  END $$;
  CREATE TRIGGER allocations_name_their_book BEFORE INSERT ON allocations FOR EACH ROW
    WHEN (NEW.book_id IS NULL OR NEW.seller_id IS NULL) EXECUTE FUNCTION name_allocated_book();
`;

/** The rentals of a book by their first and by their last day, and those of a seller by the day on which they are due. */
const INDEXES = `
  CREATE INDEX allocations_by_start ON allocations (book_id, lower(period)) INCLUDE (copy_id)
    WHERE released_at IS NULL AND NOT upper_inf(period);
  CREATE INDEX allocations_by_end ON allocations (book_id, upper(period)) INCLUDE (copy_id)
    WHERE released_at IS NULL AND NOT upper_inf(period);
  CREATE INDEX allocations_by_due_day ON allocations (seller_id, upper(period), order_item_id)
    WHERE released_at IS NULL AND NOT upper_inf(period);
`;

/**
 * What becomes of the copies of a book that are promised or out, asked only of a book that has such copies: functions, because
 * a part of a statement is made ready at each call whether it is needed or not. `a` is a rental, `o` another allocation of its
 * copy. Not o.copy_id = a.copy_id, which would take the index of the exclusion constraint: it is ten times slower at that.
 */
const RENTED_COPIES = `
  /* How many are free today and promised for later: of each copy that is not out, its first rental counts. */
  CREATE FUNCTION copies_promised_later(book text, today date) RETURNS integer LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN (
      SELECT count(*) FROM allocations a
      WHERE a.book_id = book AND a.released_at IS NULL AND NOT upper_inf(a.period) AND lower(a.period) > today
        AND NOT EXISTS (
          SELECT FROM allocations o WHERE o.copy_id = ANY (ARRAY[a.copy_id]) AND o.released_at IS NULL AND o.id <> a.id
            AND lower(o.period) < lower(a.period)));
  END $$;

  /* Whether one of them is not overdue: nobody knows when an overdue one comes back. */
  CREATE FUNCTION any_copy_in_time(book text, today date) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN EXISTS (
      SELECT FROM allocations a
      WHERE a.book_id = book AND a.released_at IS NULL AND NOT upper_inf(a.period) AND upper(a.period) > today
        AND NOT EXISTS (
          SELECT FROM allocations o WHERE o.copy_id = ANY (ARRAY[a.copy_id]) AND o.released_at IS NULL AND o.id <> a.id
            AND upper(o.period) <= today));
  END $$;

  /* The first day on which a rental ends and its copy does not go on to the next reader. An overdue copy may come tomorrow. */
  CREATE FUNCTION first_copy_returns(book text, today date) RETURNS date LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN (
      SELECT greatest(upper(a.period), today + 1) FROM allocations a
      WHERE a.book_id = book AND a.released_at IS NULL AND NOT upper_inf(a.period)
        AND NOT EXISTS (
          SELECT FROM allocations o WHERE o.copy_id = ANY (ARRAY[a.copy_id]) AND o.released_at IS NULL AND o.id <> a.id
            AND o.period @> greatest(upper(a.period), today + 1))
      ORDER BY upper(a.period) LIMIT 1);
  END $$;
`;

/**
 * The rows of the copies are locked first, so that of two writers at one copy the later one sees what the earlier one did.
 * No number falls below zero: that is what forbids more promises than there are copies.
 */
const COUNTING = `
  CREATE FUNCTION count_copies(changed text[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM copies WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
    WITH seen AS (
      SELECT c.id, c.state AS old_state, CASE WHEN a.sold THEN 'SOLD' WHEN a.sold IS NULL THEN 'FREE' ELSE 'PROMISED' END AS new_state
      FROM copies c CROSS JOIN LATERAL (
        SELECT bool_or(upper_inf(period)) AS sold FROM allocations
        WHERE copy_id = ANY (ARRAY[c.id]) AND released_at IS NULL) a
      WHERE c.id = ANY(changed)
    ), moved AS (
      UPDATE copies c SET state = seen.new_state FROM seen
      WHERE c.id = seen.id AND seen.new_state <> seen.old_state
      RETURNING c.book_id, seen.old_state, seen.new_state
    )
    UPDATE books b SET free_copies = b.free_copies + sums.free, promised_copies = b.promised_copies + sums.promised
    FROM (
      SELECT book_id, sum((new_state = 'FREE')::int - (old_state = 'FREE')::int) AS free,
             sum((new_state = 'PROMISED')::int - (old_state = 'PROMISED')::int) AS promised
      FROM moved GROUP BY book_id) sums
    WHERE b.id = sums.book_id;
  END $$;

  CREATE FUNCTION count_allocated_copies() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM count_copies(ARRAY(SELECT DISTINCT copy_id::text FROM changed));
    RETURN NULL;
  END $$;
`;

const TRIGGERS = `
  CREATE TRIGGER inserted_allocations_are_counted AFTER INSERT ON allocations
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_allocated_copies();
  CREATE TRIGGER updated_allocations_are_counted AFTER UPDATE ON allocations
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_allocated_copies();
  CREATE TRIGGER deleted_allocations_are_counted AFTER DELETE ON allocations
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_allocated_copies();
`;
