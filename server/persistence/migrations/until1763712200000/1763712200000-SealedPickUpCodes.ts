import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Seals the codes of pick-ups, so that the database alone does not give them. A migration has no key: the codes of what is ready
 * for pick-up now stay as they are until the hand-over.
 */
export class SealedPickUpCodes1763712200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CODES);
  }

  async down(): Promise<void> {
    throw new Error('The codes of pick-ups are known only here: restore a backup instead');
  }
}

const CODES = `
  UPDATE fulfillments SET carrier = NULL, tracking_number = NULL
  WHERE is_picked_up AND num_nonnulls(carrier, tracking_number) > 0;
  ALTER TABLE fulfillments
    ADD COLUMN sealed_pick_up_code bytea,
    DROP CONSTRAINT fulfillments_code_while_ready,
    ADD CONSTRAINT fulfillments_code_while_ready CHECK
      (num_nonnulls(pick_up_code, sealed_pick_up_code) = CASE WHEN is_picked_up AND status = 'SHIPPED' THEN 1 ELSE 0 END),
    ADD CONSTRAINT fulfillments_code_is_sealed CHECK (length(sealed_pick_up_code) > 6),
    ADD CONSTRAINT fulfillments_pick_up_has_no_parcel
      CHECK (NOT is_picked_up OR num_nonnulls(carrier, tracking_number) = 0);
`;
