import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a payment attempt change only from failed to captured, and no chargeback change once the bank has decided it. Neither
 * ever becomes about another payment or amount.
 */
export class PaymentSteps1763719600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ATTEMPTS);
    await runner.query(CHARGEBACKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER payment_attempts_steps ON payment_attempts');
    await runner.query('DROP FUNCTION keep_attempt_steps');
    await runner.query('DROP TRIGGER chargebacks_steps ON chargebacks');
    await runner.query('DROP FUNCTION keep_chargeback_steps');
  }
}

const ATTEMPTS = `
  CREATE FUNCTION keep_attempt_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (OLD.intent_id, OLD.provider, OLD.reference, OLD.amount, OLD.currency)
        IS DISTINCT FROM (NEW.intent_id, NEW.provider, NEW.reference, NEW.amount, NEW.currency)
      OR OLD.status = 'CAPTURED'
        AND (NEW.status, NEW.outcome, NEW.captured_at) IS DISTINCT FROM (OLD.status, OLD.outcome, OLD.captured_at)
    THEN
      RAISE EXCEPTION 'the payment attempt % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_steps';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payment_attempts_steps BEFORE UPDATE ON payment_attempts
    FOR EACH ROW EXECUTE FUNCTION keep_attempt_steps();
`;

const CHARGEBACKS = `
  CREATE FUNCTION keep_chargeback_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (OLD.attempt_id, OLD.reference, OLD.amount, OLD.currency)
        IS DISTINCT FROM (NEW.attempt_id, NEW.reference, NEW.amount, NEW.currency)
      OR OLD.status IN ('WON', 'LOST', 'CLOSED') AND (NEW.status, NEW.deducted) IS DISTINCT FROM (OLD.status, OLD.deducted)
    THEN
      RAISE EXCEPTION 'the chargeback % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'chargebacks_steps';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER chargebacks_steps BEFORE UPDATE ON chargebacks
    FOR EACH ROW EXECUTE FUNCTION keep_chargeback_steps();
`;
