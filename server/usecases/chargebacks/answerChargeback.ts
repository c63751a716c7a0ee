import { randomUUID } from 'node:crypto';
import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import {
  acceptChargebackSchema,
  answerProblem,
  contestChargebackSchema,
  isOwnChargeback,
  type ChargebackAnswer,
} from '../../domain/payments/chargeback.js';
import { DomainError, refuse } from '../../domain/shared/errors.js';
import { ChargebackEntity } from '../../persistence/entities/onlinePayments.js';
import { lockedChargeback } from '../../persistence/queries/payments/chargebacks.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { chargebackAsSeen, type Chargeback } from './viewChargebacks.js';

/**
 * Accepts a chargeback, for staff: the buyer keeps the money, and the sellers lose it. Throws CONFIRMATION_REQUIRED if the
 * session was not confirmed within the last 10 minutes, CHARGEBACK_NOT_FOUND, OWN_CHARGEBACK for the sides of the order,
 * CHARGEBACK_ENDED, CHARGEBACK_ANSWERED and CHARGEBACK_TOO_LATE.
 */
export async function acceptChargeback(scope: Scope, input: unknown): Promise<Chargeback> {
  const viewer = await requireFreshConfirmation(scope, 'money:settle');
  const { chargebackId, reason } = await readInput(acceptChargebackSchema, input);
  return answer(scope, viewer, { chargebackId, answer: 'ACCEPTED', explanation: reason });
}

/** Contests a chargeback, for staff: the bank gets the explanation and the evidence. Throws as acceptChargeback does. */
export async function contestChargeback(scope: Scope, input: unknown): Promise<Chargeback> {
  const viewer = await requireFreshConfirmation(scope, 'money:settle');
  const { chargebackId, explanation } = await readInput(contestChargebackSchema, input);
  return answer(scope, viewer, { chargebackId, answer: 'CONTESTED', explanation });
}

interface Answer {
  chargebackId: string;
  answer: ChargebackAnswer;
  explanation: string;
}

const ACTIONS = { ACCEPTED: 'ACCEPT_CHARGEBACK', CONTESTED: 'CONTEST_CHARGEBACK' } as const;

/** Records the answer. The job answer-chargeback sends it. */
async function answer(
  scope: Scope,
  viewer: AccountPrincipal,
  { chargebackId: id, ...given }: Answer,
): Promise<Chargeback> {
  const field = ['chargebackId'];
  return scope.database.transaction(async (tx) => {
    const chargeback = (await lockedChargeback(tx, id)) ?? refuse('CHARGEBACK_NOT_FOUND', { field });
    if (isOwnChargeback(viewer, chargeback)) refuse('OWN_CHARGEBACK', { field });
    const answeredAt = scope.clock.now();
    const found = answerProblem(chargeback, answeredAt);
    if (found) throw new DomainError([{ ...found, field }]);
    const noted = { staffId: viewer.id, userId: chargeback.buyerId, detail: id };
    await noteStaffAction(scope, tx, { action: ACTIONS[given.answer], ...noted });
    const answered = { ...given, answeredBy: viewer.id, answeredAt, failure: null };
    await tx.update(ChargebackEntity, { id }, answered);
    await scope.queue.add(tx, 'answer-chargeback', [{ id: randomUUID(), data: { chargebackId: id } }]);
    return chargebackAsSeen({ ...chargeback, ...answered }, viewer, scope);
  });
}
