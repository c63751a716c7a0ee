import {
  codesCountSince,
  handOverSchema,
  MOST_WRONG_CODES,
  secondsUntilNextCode,
} from '../../../domain/orders/pickUp.js';
import { isTakenAlready, transitionOf } from '../../../domain/orders/steps.js';
import { refuse } from '../../../domain/shared/errors.js';
import { PickUpTryEntity } from '../../../persistence/entities/orders.js';
import { newId } from '../../../persistence/ids.js';
import { wrongCodesSince } from '../../../persistence/queries/orders/pickUpTries.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { readInput } from '../../readInput.js';
import { requireAbility } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';
import { factsOf } from '../factsOf.js';
import { lastStepFactsOf } from '../lastStep.js';
import { lockedFulfillment } from '../lockedFulfillment.js';
import { pickUpCodeOf } from '../pickUp/pickUpCode.js';
import { recordStep } from '../recordStep.js';

/**
 * Hands the books over to the buyer who shows the code, and returns the ids of the order and the fulfillment. A hand-over that
 * the viewer has already made succeeds again and changes nothing. Throws FULFILLMENT_NOT_FOUND if the viewer is neither the
 * buyer nor the seller, what transitionOf throws, PICK_UP_CODE_WRONG for a wrong code, and TOO_MANY_ATTEMPTS after 5 wrong
 * codes within an hour.
 */
export async function handOver(
  scope: Scope,
  input: unknown,
): Promise<{ orderId: string; fulfillmentId: string }> {
  const viewer = await requireAbility(scope, 'sales:write');
  const { fulfillmentId, code } = await readInput(handOverSchema, input);
  const { orderId, isWrong } = await scope.database.transaction(async (tx) => {
    const { order, fulfillment, party } = await lockedFulfillment(tx, fulfillmentId, viewer);
    const reached = { status: fulfillment.status, ...lastStepFactsOf(fulfillment) };
    const done = { orderId: order.id, isWrong: false };
    if (isTakenAlready('handOver', reached, viewer.id)) return done;
    const { to } = transitionOf('handOver', factsOf(fulfillment, scope), { party });
    await assertMayTry(scope, tx, fulfillmentId);
    // Thrown after the commit, so that the wrong code is counted.
    if (code !== pickUpCodeOf(fulfillment, scope.secrets))
      return { ...done, isWrong: await countTry(scope, tx, fulfillmentId) };
    const step = { action: 'handOver', to, actorId: viewer.id, reason: null } as const;
    await recordStep(scope, tx, [{ order, fulfillment }], step);
    return done;
  });
  if (isWrong) return refuse('PICK_UP_CODE_WRONG', { field: ['code'] });
  return { orderId, fulfillmentId };
}

async function assertMayTry({ clock }: Scope, tx: Transaction, fulfillmentId: string): Promise<void> {
  const now = clock.now();
  const [oldest, ...others] = await wrongCodesSince(tx, fulfillmentId, codesCountSince(now));
  if (oldest && others.length + 1 >= MOST_WRONG_CODES)
    refuse('TOO_MANY_ATTEMPTS', { values: { seconds: secondsUntilNextCode(oldest, now) } });
}

async function countTry({ clock }: Scope, tx: Transaction, fulfillmentId: string): Promise<true> {
  await tx.insert(PickUpTryEntity, { id: newId('pickuptry'), fulfillmentId, triedAt: clock.now() });
  return true;
}
