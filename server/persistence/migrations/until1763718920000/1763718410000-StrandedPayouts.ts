import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets staff record the outcome of a payout that was sent at a provider which is not configured any more. Nothing else that a provider
 * has is settled by hand.
 */
export class StrandedPayouts1763718410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYOUTS);
    await runner.query(STEPS);
  }

  async down(): Promise<void> {
    throw new Error('Outcomes of stranded payouts may be recorded: restore a backup instead');
  }
}

const PAYOUTS = `
  ALTER TABLE payouts
    ADD COLUMN stranded boolean NOT NULL DEFAULT false,
    DROP CONSTRAINT payouts_paid_once,
    ADD CONSTRAINT payouts_paid_once CHECK (status <> 'PAID' OR stranded OR num_nonnulls(provider, settled_by) = 1),
    ADD CONSTRAINT payouts_stranded CHECK (NOT stranded
      OR provider IS NOT NULL AND settled_by IS NOT NULL AND transfer_id IS NULL AND status IN ('PAID', 'FAILED'));
`;

const STEPS = `
  CREATE OR REPLACE FUNCTION keep_payout_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status = 'SENT' AND (NEW.status = 'PENDING' OR NEW.settled_by IS NOT NULL AND NOT NEW.stranded) THEN
      RAISE EXCEPTION 'the provider has the payout %', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_with_provider';
    END IF;
    IF OLD.status = 'FAILED' AND NEW.status <> 'FAILED' OR OLD.status = 'PAID' AND NEW.status NOT IN ('PAID', 'FAILED')
      OR OLD.provider IS NOT NULL AND (OLD.provider, OLD.provider_account) IS DISTINCT FROM (NEW.provider, NEW.provider_account)
      OR OLD.provider_reference IS NOT NULL AND OLD.provider_reference IS DISTINCT FROM NEW.provider_reference
      OR (OLD.seller_id, OLD.amount, OLD.currency) IS DISTINCT FROM (NEW.seller_id, NEW.amount, NEW.currency)
      OR OLD.stranded AND NOT NEW.stranded OR NEW.stranded AND NOT OLD.stranded AND OLD.status <> 'SENT'
    THEN
      RAISE EXCEPTION 'the payout % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_steps';
    END IF;
    RETURN NEW;
  END $$;
`;
