import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the journal: double-entry bookkeeping of the money that goes through the marketplace. Entries are append-only and
 * sum to zero in each currency. Balances are summed by a trigger. The journal holds IDs, and no personal data.
 */
export class Journal1763703010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENTRIES);
    await runner.query(POSTINGS);
    await runner.query(APPEND_ONLY);
    await runner.query(BALANCED);
    await runner.query(BALANCES);
    await runner.query(SUMMING);
    await runner.query(SUMMED_ONLY);
  }

  async down(): Promise<void> {
    throw new Error('The journal is append-only: restore a backup instead');
  }
}

/** Each row that moves money has at most one entry of a kind, so that nothing is posted twice. */
const ENTRIES = `
  CREATE TABLE journal_entries (
    id type_id PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('ORDER_PAID', 'EXCESS_RECEIVED', 'REFUNDED', 'REFUNDED_BY_HAND',
      'EXCESS_REFUNDED', 'DEPOSIT_CHANGED', 'EARNED', 'PAYOUT_PAID', 'PAYOUT_RETURNED', 'UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED')),
    order_id type_id REFERENCES orders,
    attempt_id type_id REFERENCES payment_attempts,
    refund_id type_id UNIQUE REFERENCES provider_refunds,
    earning_id type_id UNIQUE REFERENCES earnings,
    payout_id type_id REFERENCES payouts,
    postings smallint NOT NULL CHECK (postings >= 2),
    occurred_at timestamptz(3) NOT NULL,
    CONSTRAINT journal_entries_attempt_once UNIQUE (attempt_id, kind),
    CONSTRAINT journal_entries_payout_once UNIQUE (payout_id, kind),
    CONSTRAINT journal_entries_subject CHECK (
      (order_id IS NULL) = (kind IN ('PAYOUT_PAID', 'PAYOUT_RETURNED', 'UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED'))
      AND (attempt_id IS NOT NULL) = (kind IN ('ORDER_PAID', 'EXCESS_RECEIVED', 'UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED'))
      AND (refund_id IS NOT NULL) = (kind IN ('REFUNDED', 'REFUNDED_BY_HAND', 'EXCESS_REFUNDED'))
      AND (earning_id IS NOT NULL) = (kind = 'EARNED')
      AND (payout_id IS NOT NULL) = (kind IN ('PAYOUT_PAID', 'PAYOUT_RETURNED')))
  );
  CREATE INDEX journal_entries_by_order ON journal_entries (order_id) WHERE order_id IS NOT NULL;
`;

const POSTINGS = `
  CREATE TABLE journal_postings (
    entry_id type_id REFERENCES journal_entries,
    number smallint CHECK (number > 0),
    account text NOT NULL CHECK (account IN
      ('BUYER', 'SELLER', 'DEPOSIT', 'COMMISSION', 'TAX', 'DELIVERY', 'PROVIDER_FEE', 'FLOAT', 'SUSPENSE')),
    party_id type_id REFERENCES users,
    fulfillment_id type_id REFERENCES fulfillments,
    amount bigint NOT NULL CHECK (amount <> 0),
    currency text NOT NULL,
    PRIMARY KEY (entry_id, number),
    CONSTRAINT journal_postings_party CHECK ((party_id IS NOT NULL) = (account IN ('BUYER', 'SELLER')))
  );
`;

const APPEND_ONLY = ['journal_entries', 'journal_postings']
  .map(
    (table) => `
  CREATE TRIGGER ${table}_are_append_only BEFORE UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER ${table}_are_never_emptied BEFORE TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`,
  )
  .join('');

/** The number of postings is part of the entry, so that no later transaction adds postings to it. */
const BALANCED = `
  CREATE FUNCTION check_journal_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    entry text := CASE TG_TABLE_NAME WHEN 'journal_entries' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'entry_id' END;
  BEGIN
    IF (SELECT postings FROM journal_entries WHERE id = entry)
        <> (SELECT count(*) FROM journal_postings WHERE entry_id = entry)
      OR EXISTS (SELECT FROM journal_postings WHERE entry_id = entry GROUP BY currency HAVING sum(amount) <> 0)
    THEN
      RAISE EXCEPTION 'the entry % does not balance', entry
        USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_balanced';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER journal_entries_balanced AFTER INSERT ON journal_entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_journal_entry();
  CREATE CONSTRAINT TRIGGER journal_postings_balanced AFTER INSERT ON journal_postings DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_journal_entry();
`;

/**
 * Sums of postings. Totals have several rows, so that transactions at the same time seldom wait for each other; readers
 * add them up. \`holders\` counts the fulfillments whose balance in the account is not zero.
 */
const BALANCES = `
  CREATE TABLE journal_balances (
    fulfillment_id type_id REFERENCES fulfillments,
    account text,
    currency text,
    amount bigint NOT NULL,
    PRIMARY KEY (fulfillment_id, account, currency)
  );
  CREATE TABLE journal_totals (
    kind text,
    account text,
    currency text,
    slot smallint,
    amount bigint NOT NULL,
    entries bigint NOT NULL,
    holders bigint NOT NULL,
    PRIMARY KEY (kind, account, currency, slot)
  ) WITH (fillfactor = 50);
`;

/** In the order of the keys, so that transactions do not wait for each other in a circle. */
const SUMMING = `
  CREATE FUNCTION sum_journal_postings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH held AS (
      SELECT fulfillment_id, account, currency, sum(amount)::bigint AS amount FROM added
      WHERE fulfillment_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ), changed AS (
      INSERT INTO journal_balances AS b (fulfillment_id, account, currency, amount)
      SELECT fulfillment_id, account, currency, amount FROM held
      ON CONFLICT (fulfillment_id, account, currency) DO UPDATE SET amount = b.amount + excluded.amount
      RETURNING b.fulfillment_id, b.account, b.currency, b.amount
    ), opened AS (
      SELECT account, currency, sum((changed.amount <> 0)::int - (changed.amount <> held.amount)::int) AS holders
      FROM changed JOIN held USING (fulfillment_id, account, currency) GROUP BY 1, 2
    ), sums AS (
      SELECT e.kind, p.account, p.currency, sum(p.amount)::bigint AS amount, count(DISTINCT e.id) AS entries,
             row_number() OVER (PARTITION BY p.account, p.currency ORDER BY e.kind) AS place
      FROM added p JOIN journal_entries e ON e.id = p.entry_id GROUP BY 1, 2, 3
    )
    INSERT INTO journal_totals AS t (kind, account, currency, slot, amount, entries, holders)
    SELECT s.kind, s.account, s.currency, pg_backend_pid() % 16, s.amount, s.entries,
           CASE s.place WHEN 1 THEN coalesce(o.holders, 0) ELSE 0 END
    FROM sums s LEFT JOIN opened o ON o.account = s.account AND o.currency = s.currency ORDER BY 1, 2, 3
    ON CONFLICT (kind, account, currency, slot) DO UPDATE
      SET amount = t.amount + excluded.amount, entries = t.entries + excluded.entries, holders = t.holders + excluded.holders;
    RETURN NULL;
  END $$;
  CREATE TRIGGER journal_is_summed AFTER INSERT ON journal_postings
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_journal_postings();
`;

const SUMMED_ONLY = `
  CREATE FUNCTION refuse_balance() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is written by the journal only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$;
  ${['journal_balances', 'journal_totals']
    .map(
      (table) => `
  CREATE TRIGGER ${table}_are_summed BEFORE INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_balance();`,
    )
    .join('')}
`;
