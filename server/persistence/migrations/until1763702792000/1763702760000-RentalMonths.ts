import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sums up the rentals of a book by month, so that its page and its calendar read a few rows however many rentals there are.
 * A trigger writes each month again from the allocations that begin or end in it, in the transaction that changes them. A
 * row depends on no clock: what has begun and what is overdue is decided when it is read, so midnight needs no job.
 */
export class RentalMonths1763702760000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLE, FILING, COUNTING, TRIGGER, PROMISED_LATER, FILE_ALL]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('The sums of rentals have no way back: restore a backup instead');
  }
}

const TABLE = `
  CREATE TABLE rental_months (
    book_id type_id NOT NULL REFERENCES books,
    /* Its first day. */
    month date NOT NULL CHECK (extract(day FROM month) = 1),
    /* The days of this month on which the first rental of a promised copy begins, in order... */
    starts date[] NOT NULL,
    /* ... and how many copies' first rentals have begun by each of them. */
    begun integer[] NOT NULL,
    /* When promised copies are free until a first rental of this month begins, or after a rental that ends in it, as
       [from or null, until or null, day on which the copy is due first, copies]. While a copy is overdue, it is free on no day. */
    free json NOT NULL,
    PRIMARY KEY (book_id, month) INCLUDE (starts, begun),
    CHECK (cardinality(starts) = cardinality(begun)),
    CHECK (0 < ALL (begun))
  );
`;

/** The live rentals of promised copies of a book `changed.book_id`; conditions on them may follow. */
const PROMISED_RENTALS = `allocations a JOIN copies c ON c.id = a.copy_id AND c.state = 'PROMISED'
          AND a.book_id = changed.book_id AND a.released_at IS NULL AND NOT upper_inf(a.period)`;

/** `o` are all allocations of the copy of `a`; ANY keeps PostgreSQL from the index of the exclusion constraint, which is slow. */
const FILING = `
  CREATE FUNCTION file_rental_months(changed_books text[], changed_months date[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO rental_months AS filed (book_id, month, starts, begun, free)
    SELECT changed.book_id, changed.month, coalesce(firsts.days, '{}'), coalesce(firsts.begun, '{}'), coalesce(gaps.free, '[]')
    FROM unnest(changed_books, changed_months) AS changed (book_id, month)
    CROSS JOIN LATERAL (
      SELECT array_agg(day ORDER BY day) AS days, array_agg(copies::integer ORDER BY day) AS begun
      FROM (
        SELECT lower(a.period) AS day, sum(count(*)) OVER (ORDER BY lower(a.period)) AS copies
        FROM ${PROMISED_RENTALS}
          AND lower(a.period) >= changed.month AND lower(a.period) < changed.month + interval '1 month'
          WHERE NOT EXISTS (
            SELECT FROM allocations o WHERE o.copy_id = ANY (ARRAY[a.copy_id]) AND o.released_at IS NULL
              AND lower(o.period) < lower(a.period))
        GROUP BY lower(a.period)) first_days) firsts
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_array(free_from, free_until, first_due, copies) ORDER BY free_from, free_until, first_due) AS free
      FROM (
        SELECT upper(a.period) AS free_from, others.next_start AS free_until, others.first_due, count(*) AS copies
        FROM ${PROMISED_RENTALS}
          AND upper(a.period) >= changed.month AND upper(a.period) < changed.month + interval '1 month'
          CROSS JOIN LATERAL (
            SELECT min(upper(o.period)) AS first_due,
                   min(lower(o.period)) FILTER (WHERE lower(o.period) >= upper(a.period)) AS next_start
            FROM allocations o WHERE o.copy_id = ANY (ARRAY[a.copy_id]) AND o.released_at IS NULL) others
          WHERE others.next_start IS DISTINCT FROM upper(a.period)
        GROUP BY upper(a.period), others.next_start, others.first_due
        UNION ALL
        SELECT NULL, day, NULL, begun - coalesce(lag(begun) OVER (ORDER BY day), 0)
        FROM unnest(firsts.days, firsts.begun) AS first (day, begun)) stretches) gaps
    ON CONFLICT (book_id, month) DO UPDATE SET starts = EXCLUDED.starts, begun = EXCLUDED.begun, free = EXCLUDED.free;
    DELETE FROM rental_months filed USING unnest(changed_books, changed_months) AS changed (book_id, month)
    WHERE filed.book_id = changed.book_id AND filed.month = changed.month AND filed.free::text = '[]';
  END $$;
`;

/**
 * The row of the book is locked first, as by an order, so that of two writers the later one sees what the earlier one did.
 * A change touches the months in which a rental of its copies begins or ends, now or before.
 */
const COUNTING = `
  CREATE OR REPLACE FUNCTION count_allocated_copies() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed_copies text[] := ARRAY(SELECT DISTINCT copy_id::text FROM changed);
    books_of_days text[];
    days date[];
    earlier_books text[];
    earlier_days date[];
  BEGIN
    PERFORM FROM books WHERE id IN (SELECT book_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    PERFORM count_copies(changed_copies);
    SELECT array_agg(book_id::text), array_agg(day) INTO books_of_days, days
    FROM changed, unnest(ARRAY[lower(period), upper(period)]) day WHERE NOT upper_inf(period);
    IF TG_OP = 'UPDATE' THEN
      SELECT array_agg(book_id::text), array_agg(day) INTO earlier_books, earlier_days
      FROM earlier, unnest(ARRAY[lower(period), upper(period)]) day WHERE NOT upper_inf(period);
    END IF;
    SELECT array_agg(book_id), array_agg(month) INTO books_of_days, days
    FROM (
      SELECT DISTINCT book_id, date_trunc('month', day)::date AS month
      FROM (
        SELECT * FROM unnest(books_of_days || earlier_books, days || earlier_days)
        UNION ALL
        SELECT a.book_id::text, unnest(ARRAY[lower(a.period), upper(a.period)]) FROM allocations a
        WHERE a.copy_id = ANY (changed_copies) AND a.released_at IS NULL AND NOT upper_inf(a.period)
      ) AS touched (book_id, day)
    ) months;
    IF days IS NOT NULL THEN
      PERFORM file_rental_months(books_of_days, days);
    END IF;
    RETURN NULL;
  END $$;
`;

const TRIGGER = `
  DROP TRIGGER updated_allocations_are_counted ON allocations;
  CREATE TRIGGER updated_allocations_are_counted AFTER UPDATE ON allocations
    REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_allocated_copies();
`;

/** The day is compared as a subquery: PostgreSQL would else find it worth its while to plan anew for each day. */
const PROMISED_LATER = `
  /* How many are free today and promised for later: of each copy that is not out, its first rental counts. */
  CREATE OR REPLACE FUNCTION copies_promised_later(book text, today date) RETURNS integer LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN (
      SELECT b.promised_copies - (
        SELECT coalesce(sum(begun[width_bucket(today, starts)]), 0)
        FROM rental_months WHERE book_id = book AND month <= (SELECT today))
      FROM books b WHERE b.id = book);
  END $$;
`;

const FILE_ALL = `
  SELECT file_rental_months(array_agg(book_id::text), array_agg(month))
  FROM (
    SELECT DISTINCT a.book_id, date_trunc('month', day)::date AS month
    FROM allocations a, unnest(ARRAY[lower(a.period), upper(a.period)]) day
    WHERE a.released_at IS NULL AND NOT upper_inf(a.period)) months
`;
