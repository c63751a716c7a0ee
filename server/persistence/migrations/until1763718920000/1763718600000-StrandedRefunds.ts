import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets staff record the outcome of a refund by payout that was sent at a provider which is not configured any more. Nothing else that
 * a provider has is settled by hand.
 */
export class StrandedRefunds1763718600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REFUNDS);
    await runner.query(STEPS);
  }

  async down(): Promise<void> {
    throw new Error('Outcomes of stranded refunds may be recorded: restore a backup instead');
  }
}

const REFUNDS = `
  ALTER TABLE provider_refunds
    ADD COLUMN stranded boolean NOT NULL DEFAULT false,
    ADD CONSTRAINT provider_refunds_stranded CHECK (NOT stranded
      OR by_payout AND (status = 'FAILED' OR status = 'DONE' AND settled_by IS NOT NULL));
`;

const STEPS = `
  CREATE OR REPLACE FUNCTION keep_refund_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_at_provider boolean := EXISTS (SELECT FROM refund_payouts WHERE refund_id = NEW.id);
  BEGIN
    IF NEW.by_payout <> OLD.by_payout OR (NEW.attempt_id, NEW.amount, NEW.currency) <> (OLD.attempt_id, OLD.amount, OLD.currency)
      OR OLD.status = 'FAILED' AND NEW.status <> 'FAILED'
      OR OLD.status = 'DONE' AND (NEW.status = 'PENDING' OR NEW.status = 'FAILED' AND (NOT OLD.by_payout OR OLD.settled_by IS NOT NULL))
      OR OLD.stranded AND NOT NEW.stranded
      OR NEW.stranded AND NOT OLD.stranded AND (OLD.status <> 'PENDING' OR NOT is_at_provider)
    THEN
      RAISE EXCEPTION 'the refund % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'provider_refunds_steps';
    END IF;
    IF NEW.by_payout AND NEW.status = 'DONE' AND NOT NEW.stranded AND (NEW.settled_by IS NULL) <> is_at_provider THEN
      RAISE EXCEPTION 'the refund % is paid either by the provider or by hand', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'provider_refunds_paid_once';
    END IF;
    RETURN NEW;
  END $$;
`;
