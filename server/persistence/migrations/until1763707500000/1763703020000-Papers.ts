import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records the numbered papers of sellers and of the operator. Numbers have no gaps, papers never change, and they never
 * charge or credit more than the ledger and the earnings say.
 */
export class Papers1763703020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAPERS);
    await runner.query(SERIES);
    await runner.query(NUMBERS);
    await runner.query(SERIES_COUNTS);
    await runner.query(FROZEN);
    await runner.query(WITHIN_LEDGER);
    await runner.query(COMMISSION);
    await runner.query(COMMISSION_IS_ITS_EARNINGS);
  }

  async down(): Promise<void> {
    throw new Error('Papers must be kept by law: restore a backup instead');
  }
}

const KINDS = "'BILL_OF_SUPPLY', 'INVOICE', 'CREDIT_NOTE', 'COMMISSION_INVOICE', 'COMMISSION_CREDIT_NOTE'";

const PAPERS = `
  CREATE TABLE papers (
    id type_id PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN (${KINDS})),
    issuer_id type_id REFERENCES users,
    recipient_id type_id NOT NULL REFERENCES users,
    fulfillment_id type_id REFERENCES fulfillments,
    period text CHECK (period ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
    financial_year integer NOT NULL,
    number integer NOT NULL CHECK (number BETWEEN 1 AND 99999999),
    amount paise NOT NULL CHECK (amount > 0),
    currency currency_code NOT NULL,
    facts jsonb NOT NULL,
    issued_at timestamptz(3) NOT NULL,
    CONSTRAINT papers_number_once UNIQUE NULLS NOT DISTINCT (issuer_id, kind, financial_year, number),
    CONSTRAINT papers_in_their_year CHECK
      (financial_year = extract(year FROM (issued_at AT TIME ZONE 'Asia/Kolkata') - interval '3 months')),
    CONSTRAINT papers_issued_by CHECK ((kind LIKE 'COMMISSION_%') = (issuer_id IS NULL)
      AND (issuer_id IS NULL) = (fulfillment_id IS NULL) AND (issuer_id IS NULL) = (period IS NOT NULL)),
    CONSTRAINT papers_say_their_amount CHECK
      ((facts->>'amount')::bigint = amount AND facts->>'currency' = currency)
  );
  CREATE INDEX papers_by_fulfillment ON papers (fulfillment_id, issued_at, id) WHERE fulfillment_id IS NOT NULL;
  CREATE INDEX papers_to_sellers ON papers (recipient_id, issued_at, id) WHERE issuer_id IS NULL;
  CREATE UNIQUE INDEX papers_one_commission ON papers (recipient_id, currency, period) WHERE issuer_id IS NULL;
`;

/** The counter of each series. Issuing locks its row until the end of the transaction, so no number is burned. */
const SERIES = `
  CREATE TABLE paper_series (
    issuer_id type_id REFERENCES users,
    kind text NOT NULL CHECK (kind IN (${KINDS})),
    financial_year integer NOT NULL,
    last_number integer NOT NULL,
    CONSTRAINT paper_series_once UNIQUE NULLS NOT DISTINCT (issuer_id, kind, financial_year)
  );
`;

const NUMBERS = `
  CREATE FUNCTION check_paper_number() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.number <> 1 + (SELECT coalesce(max(number), 0) FROM papers
      WHERE issuer_id IS NOT DISTINCT FROM NEW.issuer_id AND kind = NEW.kind AND financial_year = NEW.financial_year)
    THEN
      RAISE EXCEPTION 'the number % leaves a gap', NEW.number
        USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_without_gaps';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER papers_without_gaps BEFORE INSERT ON papers FOR EACH ROW EXECUTE FUNCTION check_paper_number();
`;

const SERIES_COUNTS = `
  CREATE FUNCTION check_paper_series() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM paper_series s
      WHERE s.issuer_id IS NOT DISTINCT FROM NEW.issuer_id AND s.kind = NEW.kind AND s.financial_year = NEW.financial_year
        AND s.last_number IS DISTINCT FROM (SELECT max(p.number) FROM papers p
          WHERE p.issuer_id IS NOT DISTINCT FROM s.issuer_id AND p.kind = s.kind AND p.financial_year = s.financial_year))
    THEN
      RAISE EXCEPTION 'a number of the series was not used'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'paper_series_counts';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER paper_series_counts AFTER INSERT OR UPDATE ON paper_series DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_paper_series();
`;

const FROZEN = `
  CREATE FUNCTION keep_papers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'papers never change' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER papers_stay BEFORE UPDATE OR DELETE ON papers FOR EACH ROW EXECUTE FUNCTION keep_papers();
  CREATE TRIGGER paper_series_stay BEFORE DELETE ON paper_series FOR EACH ROW EXECUTE FUNCTION keep_papers();
`;

/** Locks the fulfillment, so that two papers at the same time cannot together exceed what was charged. */
const WITHIN_LEDGER = `
  CREATE FUNCTION check_papers_of_fulfillment() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    charged bigint;
    refunded bigint;
    billed bigint;
    credited bigint;
  BEGIN
    IF NOT EXISTS (SELECT FROM fulfillments f JOIN orders o ON o.id = f.order_id
      WHERE f.id = NEW.fulfillment_id AND f.seller_id = NEW.issuer_id AND o.buyer_id = NEW.recipient_id
        AND o.currency = NEW.currency)
    THEN
      RAISE EXCEPTION 'the paper % is not between the sides of its fulfillment', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_between_sides';
    END IF;
    PERFORM FROM fulfillments WHERE id = NEW.fulfillment_id FOR NO KEY UPDATE;
    SELECT coalesce(sum(amount) FILTER (WHERE kind IN ('CHARGE', 'LATE_FEE', 'DEPOSIT_WITHHELD')), 0),
           coalesce(sum(amount) FILTER (WHERE kind = 'REFUND'), 0)
      INTO charged, refunded FROM ledger_entries WHERE fulfillment_id = NEW.fulfillment_id;
    SELECT coalesce(sum(amount) FILTER (WHERE kind <> 'CREDIT_NOTE'), 0),
           coalesce(sum(amount) FILTER (WHERE kind = 'CREDIT_NOTE'), 0)
      INTO billed, credited FROM papers WHERE fulfillment_id = NEW.fulfillment_id;
    IF billed > charged OR credited > least(refunded, billed) THEN
      RAISE EXCEPTION 'the papers of % exceed what was charged or refunded', NEW.fulfillment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_within_ledger';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER papers_within_ledger AFTER INSERT ON papers FOR EACH ROW WHEN (NEW.fulfillment_id IS NOT NULL)
    EXECUTE FUNCTION check_papers_of_fulfillment();
`;

/** An earning is part of one paper about the commission at most, and never leaves it. */
const COMMISSION = `
  ALTER TABLE earnings ADD COLUMN commission_paper_id type_id REFERENCES papers;
  CREATE INDEX earnings_to_invoice ON earnings (seller_id, currency) WHERE commission_paper_id IS NULL AND commission <> 0;
  CREATE INDEX earnings_by_commission_paper ON earnings (commission_paper_id) WHERE commission_paper_id IS NOT NULL;
  CREATE FUNCTION keep_commission_paper() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.commission_paper_id IS NOT NULL THEN
      RAISE EXCEPTION 'a commission is invoiced once' USING ERRCODE = 'restrict_violation';
    END IF;
    IF NOT EXISTS (SELECT FROM papers WHERE id = NEW.commission_paper_id
      AND issuer_id IS NULL AND recipient_id = NEW.seller_id AND currency = NEW.currency)
    THEN
      RAISE EXCEPTION 'a commission is invoiced to its seller'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'earnings_invoiced_to_seller';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER earnings_invoiced_once BEFORE UPDATE OF commission_paper_id ON earnings
    FOR EACH ROW WHEN (OLD.commission_paper_id IS DISTINCT FROM NEW.commission_paper_id)
    EXECUTE FUNCTION keep_commission_paper();
`;

/** Checks both sides at the end of the transaction: a paper when it is inserted, and when an earning joins it. */
const COMMISSION_IS_ITS_EARNINGS = `
  CREATE FUNCTION check_commission_paper(paper text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM papers p WHERE p.id = paper
      AND CASE p.kind WHEN 'COMMISSION_INVOICE' THEN p.amount ELSE -p.amount END
        IS DISTINCT FROM (SELECT sum(e.commission) FROM earnings e WHERE e.commission_paper_id = p.id))
    THEN
      RAISE EXCEPTION 'the paper % is not the sum of its commissions', paper
        USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_sum';
    END IF;
  END $$;
  CREATE FUNCTION check_inserted_commission_paper() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_commission_paper(NEW.id);
    RETURN NULL;
  END $$;
  CREATE FUNCTION check_joined_commission_paper() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_commission_paper(NEW.commission_paper_id);
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER papers_sum AFTER INSERT ON papers DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.issuer_id IS NULL) EXECUTE FUNCTION check_inserted_commission_paper();
  CREATE CONSTRAINT TRIGGER earnings_of_paper AFTER UPDATE OF commission_paper_id ON earnings
    DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.commission_paper_id IS NOT NULL) EXECUTE FUNCTION check_joined_commission_paper();
`;
