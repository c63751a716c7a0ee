import { settleUnknownPaymentSchema } from '../../domain/payments/settling.js';
import { refuse } from '../../domain/shared/errors.js';
import { PaymentAttemptEntity } from '../../persistence/entities/onlinePayments.js';
import { lockedUnknownPayment } from '../../persistence/queries/payments/unknownPayments.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { entryRows } from '../bookkeeping/entryRows.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { unknownPaymentOf, type UnknownPayment } from './viewMoney.js';

/**
 * Settles a payment of unknown origin, for staff who found out what it was for: it leaves the list. Throws
 * CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes, UNKNOWN_PAYMENT_NOT_FOUND, and
 * UNKNOWN_PAYMENT_SETTLED.
 */
export async function settleUnknownPayment(scope: Scope, input: unknown): Promise<UnknownPayment> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { attemptId, reason } = await readInput(settleUnknownPaymentSchema, input);
  const field = ['attemptId'];
  return scope.database.transaction(async (tx) => {
    const payment =
      (await lockedUnknownPayment(tx, attemptId)) ?? refuse('UNKNOWN_PAYMENT_NOT_FOUND', { field });
    if (payment.isSettled) refuse('UNKNOWN_PAYMENT_SETTLED', { field });
    const noted = { staffId, userId: null, detail: attemptId };
    await noteStaffAction(scope, tx, { action: 'SETTLE_UNKNOWN_PAYMENT', ...noted });
    const settled = { settledAt: scope.clock.now(), settledBy: staffId, settledReason: reason };
    await tx.update(PaymentAttemptEntity, { id: attemptId }, settled);
    const unknown = unknownPaymentOf(payment, false);
    if (payment.status === 'CAPTURED')
      await tx.insertTogether(entryRows(scope, 'UNKNOWN_SETTLED', { attemptId }, unknown));
    return unknown;
  });
}
