import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps the part of earnings that is for delivery, which the journal posts to the account DELIVERY until it is paid out. Earnings until
 * now have it in the account SELLER, where it stays.
 */
export class DeliveryInJournal1763718710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await runner.query(WITHIN_EARNINGS);
    await runner.query(PARTY);
  }

  async down(): Promise<void> {
    throw new Error('The journal is append-only: restore a backup instead');
  }
}

/** Null for earnings from before, and for repayments. */
const COLUMN = `
  ALTER TABLE earnings ADD COLUMN delivery bigint,
    DROP CONSTRAINT earnings_something,
    ADD CONSTRAINT earnings_something
      CHECK (amount <> 0 OR commission <> 0 OR tax_deducted <> 0 OR tax_collected <> 0 OR coalesce(delivery, 0) <> 0),
    ADD CONSTRAINT earnings_delivery_of_repayment CHECK (repayment_id IS NULL OR delivery IS NULL);
  CREATE TRIGGER earnings_delivery_stays BEFORE UPDATE OF delivery ON earnings
    FOR EACH ROW WHEN (OLD.delivery IS DISTINCT FROM NEW.delivery) EXECUTE FUNCTION keep_earning_repayment();
`;

const WITHIN_EARNINGS = `
  CREATE FUNCTION check_delivery_of_earnings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM earnings WHERE fulfillment_id = NEW.fulfillment_id
        HAVING sum(delivery) < 0 OR sum(delivery) > greatest(sum(amount), 0))
    THEN
      RAISE EXCEPTION 'the delivery of % exceeds its earnings', NEW.fulfillment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'earnings_delivery_within';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER earnings_within_delivery AFTER INSERT ON earnings
    FOR EACH ROW WHEN (NEW.fulfillment_id IS NOT NULL) EXECUTE FUNCTION check_delivery_of_earnings();
`;

/** What is owed for delivery is owed to a seller. */
const PARTY = `
  ALTER TABLE journal_postings DROP CONSTRAINT journal_postings_party,
    ADD CONSTRAINT journal_postings_party
      CHECK ((party_id IS NOT NULL) = (account IN ('BUYER', 'SELLER', 'DELIVERY')));
`;
