import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets only an awaited online payment change its status, and no reversal go back to pending after it failed. */
export class IntentSteps1763719900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INTENTS);
    await runner.query(keepReversal(`OR OLD.status = 'FAILED' AND NEW.status = 'PENDING'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER payment_intents_steps ON payment_intents');
    await runner.query('DROP FUNCTION keep_intent_steps');
    await runner.query(keepReversal(''));
  }
}

const INTENTS = `
  CREATE FUNCTION keep_intent_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the payment % cannot change from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_intents_steps';
  END $$;
  CREATE TRIGGER payment_intents_steps BEFORE UPDATE OF status ON payment_intents
    FOR EACH ROW WHEN (OLD.status <> NEW.status AND OLD.status <> 'AWAITING')
    EXECUTE FUNCTION keep_intent_steps();
`;

const keepReversal = (further: string) => `
  CREATE OR REPLACE FUNCTION keep_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status = 'DONE' ${further}
      OR (OLD.transfer_id, OLD.amount, OLD.currency) <> (NEW.transfer_id, NEW.amount, NEW.currency)
    THEN
      RAISE EXCEPTION 'the reversal % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_reversals_steps';
    END IF;
    RETURN NEW;
  END $$;
`;
