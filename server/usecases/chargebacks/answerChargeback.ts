import { randomUUID } from 'node:crypto';
import {
  acceptChargebackSchema,
  answerProblem,
  contestChargebackSchema,
  type AnsweringStep,
  type ChargebackAnswer,
} from '../../domain/payments/chargeback.js';
import { isOwnChargeback } from '../../domain/payments/policies.js';
import { DomainError, refuse } from '../../domain/shared/errors.js';
import { ChargebackEntity } from '../../persistence/entities/onlinePayments.js';
import {
  chargebackById,
  lockedChargeback,
  type StoredChargeback,
} from '../../persistence/queries/payments/chargebacks.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { StaffStep, StepSubject } from '../approvals/staffStep.js';
import { takeOrAsk } from '../approvals/takeOrAsk.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { chargebackAsSeen, type Chargeback } from './viewChargebacks.js';

const FIELD = 'chargebackId';

/** The step that accepts a chargeback; a second member of staff may have to approve it. */
export const ACCEPTING_CHARGEBACKS: StaffStep = {
  step: 'ACCEPT_CHARGEBACK',
  action: 'ACCEPT_CHARGEBACK',
  field: FIELD,
  own: 'OWN_CHARGEBACK',
  async lock(scope, tx, id): Promise<StepSubject> {
    const chargeback = await answerable(scope, tx, id, 'acceptChargeback');
    const { amount, currency, buyerId, sellerIds } = chargeback;
    return {
      stake: { amount, currency },
      userId: buyerId,
      sides: [buyerId, ...sellerIds],
      take: ({ staffId, reason }) =>
        record(scope, tx, chargeback, { answer: 'ACCEPTED', explanation: reason, answeredBy: staffId }),
    };
  },
};

/**
 * Accepts a chargeback, for staff: the buyer keeps the money, and the sellers lose it. Returns the chargeback, and the ID of
 * the request if a second member of staff has to approve it first. Throws CONFIRMATION_REQUIRED if the session was not
 * confirmed within the last 10 minutes, OWN_CHARGEBACK if the viewer is the buyer or a seller of the order,
 * CHARGEBACK_NOT_FOUND, CHARGEBACK_ENDED, CHARGEBACK_ANSWERED, CHARGEBACK_TOO_LATE and APPROVAL_PENDING.
 */
export async function acceptChargeback(
  scope: Scope,
  input: unknown,
): Promise<{ chargeback: Chargeback; approvalId: string | null }> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { chargebackId: subjectId, reason } = await readInput(acceptChargebackSchema, input);
  const words = { subjectId, staffId, reason, reference: null };
  const { approvalId } = await scope.database.transaction((tx) =>
    takeOrAsk(scope, tx, ACCEPTING_CHARGEBACKS, words),
  );
  return { chargeback: await seen(scope, subjectId), approvalId };
}

/**
 * Contests a chargeback, for staff: the bank gets the explanation and the evidence. Throws as acceptChargeback does, except
 * APPROVAL_PENDING.
 */
export async function contestChargeback(scope: Scope, input: unknown): Promise<Chargeback> {
  const viewer = await requireFreshConfirmation(scope, 'money:settle');
  const { chargebackId, explanation } = await readInput(contestChargebackSchema, input);
  await scope.database.transaction(async (tx) => {
    const chargeback = await answerable(scope, tx, chargebackId, 'contestChargeback');
    if (isOwnChargeback(viewer, chargeback)) refuse('OWN_CHARGEBACK', { field: [FIELD] });
    const noted = { staffId: viewer.id, userId: chargeback.buyerId, detail: chargebackId };
    await noteStaffAction(scope, tx, { action: 'CONTEST_CHARGEBACK', ...noted });
    await record(scope, tx, chargeback, { answer: 'CONTESTED', explanation, answeredBy: viewer.id });
  });
  return seen(scope, chargebackId);
}

/** Locks and returns a chargeback. Throws a refusal if it cannot be answered now. */
async function answerable(
  { clock }: Scope,
  tx: Transaction,
  id: string,
  action: AnsweringStep,
): Promise<StoredChargeback> {
  const chargeback = (await lockedChargeback(tx, id)) ?? refuse('CHARGEBACK_NOT_FOUND', { field: [FIELD] });
  const found = answerProblem(action, chargeback, clock.now());
  if (found) throw new DomainError([{ ...found, field: [FIELD] }]);
  return chargeback;
}

interface Answer {
  answer: ChargebackAnswer;
  explanation: string | null;
  answeredBy: string;
}

/** Stores the answer, and queues the job that sends it to the provider. */
async function record(
  { clock, queue }: Scope,
  tx: Transaction,
  { id }: StoredChargeback,
  answer: Answer,
): Promise<void> {
  await tx.update(ChargebackEntity, { id }, { ...answer, answeredAt: clock.now(), failure: null });
  await queue.add(tx, 'answer-chargeback', [{ id: randomUUID(), data: { chargebackId: id } }]);
}

async function seen(scope: Scope, id: string): Promise<Chargeback> {
  const viewer = await requireAbility(scope, 'money:settle');
  const found = await chargebackById(scope.database, id);
  return chargebackAsSeen(found ?? refuse('CHARGEBACK_NOT_FOUND', { field: [FIELD] }), viewer, scope);
}
