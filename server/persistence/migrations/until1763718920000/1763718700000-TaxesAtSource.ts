import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps with each change of earnings the taxes that were taken from it, and gives the journal an account for each of these taxes.
 * Earnings until now bear none.
 */
export class TaxesAtSource1763718700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(WITHIN_PAYMENTS);
    await runner.query(JOURNAL);
  }

  async down(): Promise<void> {
    throw new Error('Taxes are owed to the government: restore a backup instead');
  }
}

/** What a tax is on does not change either. The index finds what a seller has sold in a financial year. */
const COLUMNS = `
  ALTER TABLE earnings
    ADD COLUMN tax_deducted bigint NOT NULL DEFAULT 0,
    ADD COLUMN tax_collected bigint NOT NULL DEFAULT 0,
    ADD COLUMN taxable bigint NOT NULL DEFAULT 0,
    DROP CONSTRAINT earnings_something,
    ADD CONSTRAINT earnings_something
      CHECK (amount <> 0 OR commission <> 0 OR tax_deducted <> 0 OR tax_collected <> 0),
    DROP CONSTRAINT earnings_repayment,
    ADD CONSTRAINT earnings_repayment
      CHECK (repayment_id IS NULL OR (commission, tax_deducted, tax_collected, taxable) = (0, 0, 0, 0));
  CREATE TRIGGER earnings_taxes_stay BEFORE UPDATE OF tax_deducted, tax_collected, taxable ON earnings
    FOR EACH ROW WHEN ((OLD.tax_deducted, OLD.tax_collected, OLD.taxable)
      IS DISTINCT FROM (NEW.tax_deducted, NEW.tax_collected, NEW.taxable))
    EXECUTE FUNCTION keep_earning_repayment();
  CREATE INDEX earnings_by_seller_and_time ON earnings (seller_id, created_at) WHERE fulfillment_id IS NOT NULL;
`;

const WITHIN_PAYMENTS = `
  CREATE OR REPLACE FUNCTION check_earnings_of_fulfillment() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    paid bigint;
    earned bigint;
    kept bigint;
    deducted bigint;
    collected bigint;
  BEGIN
    PERFORM FROM fulfillments WHERE id = NEW.fulfillment_id FOR NO KEY UPDATE;
    SELECT coalesce(sum(CASE kind WHEN 'PAYMENT' THEN amount ELSE -amount END), 0) INTO paid FROM payments
      WHERE fulfillment_id = NEW.fulfillment_id AND attempt_id IS NOT NULL AND status <> 'FAILED';
    SELECT sum(amount), sum(commission), sum(tax_deducted), sum(tax_collected) INTO earned, kept, deducted, collected
      FROM earnings WHERE fulfillment_id = NEW.fulfillment_id;
    IF least(earned, kept, deducted, collected) < 0 OR earned + kept + deducted + collected > paid THEN
      RAISE EXCEPTION 'the earnings of % exceed what was paid online', NEW.fulfillment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'earnings_within_payments';
    END IF;
    RETURN NULL;
  END $$;
`;

const JOURNAL = `
  ALTER TABLE journal_postings DROP CONSTRAINT journal_postings_account_check,
    ADD CONSTRAINT journal_postings_account_check CHECK (account IN ('BUYER', 'SELLER', 'DEPOSIT', 'COMMISSION',
      'TAX_DEDUCTED', 'TAX_COLLECTED', 'TAX', 'DELIVERY', 'PROVIDER_FEE', 'FLOAT', 'TRANSFERRED', 'SUSPENSE', 'CHARGEBACK'));
`;
