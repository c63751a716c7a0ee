import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a buyer pay the sellers directly while the online payment of the order is awaited. The payment then stays replaced. */
export class ReplacedPayments1763719400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [STATUSES, ENDED, STAYS_REPLACED]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Orders may have changed to direct payment: restore a backup instead');
  }
}

const STATUSES = `
  ALTER TABLE payment_intents DROP CONSTRAINT payment_intents_status_check,
    ADD CONSTRAINT payment_intents_status_check
      CHECK (status IN ('AWAITING', 'PAID', 'EXPIRED', 'CANCELLED', 'REPLACED')),
    ADD CONSTRAINT payment_intents_replaced CHECK (status <> 'REPLACED' OR purpose = 'ORDER');
  ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_outcome_check,
    ADD CONSTRAINT payment_attempts_outcome_check
      CHECK (outcome IN ('ACCEPTED', 'LATE', 'SECOND', 'WRONG_AMOUNT', 'REPLACED'));
`;

const ENDED = `
  DROP INDEX payment_intents_ended;
  DROP INDEX payment_intents_to_close;
  CREATE INDEX payment_intents_ended ON payment_intents (settled_at, id) WHERE status IN ('EXPIRED', 'CANCELLED', 'REPLACED');
  CREATE INDEX payment_intents_to_close ON payment_intents (settled_at, id)
    WHERE status IN ('EXPIRED', 'CANCELLED', 'REPLACED') AND page_closed_at IS NULL AND page_reference IS NOT NULL;
`;

/** Only an awaited payment is replaced, and no payment pays an order whose payment was replaced. */
const STAYS_REPLACED = `
  CREATE FUNCTION refuse_replaced_intent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the payment % cannot change from % to %', OLD.id, OLD.status, NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_intents_stay_replaced';
  END $$;
  CREATE TRIGGER payment_intents_stay_replaced BEFORE UPDATE OF status ON payment_intents
    FOR EACH ROW WHEN (OLD.status <> NEW.status AND
      (OLD.status = 'REPLACED' OR (NEW.status = 'REPLACED' AND OLD.status <> 'AWAITING')))
    EXECUTE FUNCTION refuse_replaced_intent();
  CREATE FUNCTION check_attempt_of_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM payment_intents WHERE id = NEW.intent_id AND status = 'REPLACED') THEN
      RAISE EXCEPTION 'the payment % was replaced, so % cannot pay it', NEW.intent_id, NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_not_replaced';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payment_attempts_not_replaced AFTER INSERT OR UPDATE OF outcome ON payment_attempts
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.outcome = 'ACCEPTED')
    EXECUTE FUNCTION check_attempt_of_replaced();
`;
