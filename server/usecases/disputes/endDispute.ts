import { isForNothing } from '../../domain/disputes/claim.js';
import { DISPUTE_LIFECYCLE, type DisputeAction } from '../../domain/disputes/dispute.js';
import { balanceOf, entriesAtAward, type LedgerEntry } from '../../domain/money/ledger.js';
import { money, type Money } from '../../domain/money/money.js';
import { DisputeEntity } from '../../persistence/entities/disputes.js';
import { LedgerEntryEntity } from '../../persistence/entities/orders.js';
import { newRows } from '../../persistence/entityStatements.js';
import type { Transaction } from '../../persistence/transaction.js';
import { ledgerRows } from '../orders/ledgerRows.js';
import { recordStep } from '../orders/recordStep.js';
import { movementsOf } from '../orders/storedMoney.js';
import { insertAndRecord, type RecordingScope } from '../record.js';
import { today } from '../scope.js';
import { disputeEvent, type LockedDispute } from './lockedDispute.js';

/** The step that ends a dispute, and its result. */
interface End {
  action: Extract<
    DisputeAction,
    | ('concede' | 'acceptOffer' | 'withdraw' | 'decide' | 'expire')
    | ('confirmReturn' | 'lapse' | 'assumeArrived')
  >;
  /** Account that ended the dispute; null if it ended automatically. */
  actorId: string | null;
  /** The amount that the buyer gets; null if the dispute was withdrawn. */
  awarded: Money | null;
  /** Further columns of the dispute to set. */
  details?: Partial<
    Pick<
      DisputeEntity,
      'answer' | 'offered' | 'offersReturn' | 'answeredAt' | 'decision' | 'decidedBy' | 'returnArrivedAt'
    >
  >;
}

/**
 * Ends a dispute and moves the awarded amount. If the whole claim is awarded for an order that did not arrive, the fulfillment
 * is cancelled, which returns its charges and deposits. Any other award is paid as a refund.
 */
export async function endDispute(
  scope: RecordingScope,
  tx: Transaction,
  { order, fulfillment, dispute }: LockedDispute,
  { action, actorId, awarded, details = {} }: End,
): Promise<void> {
  const moment = { now: scope.clock.now(), today: today(scope) };
  const { to: status } = DISPUTE_LIFECYCLE[action];
  const end = { ...details, status, awarded: awarded?.amount ?? null, closedAt: moment.now };
  await tx.update(DisputeEntity, { id: dispute.id }, end);
  const event = disputeEvent({ order, fulfillment }, { disputeId: dispute.id, action, status, actorId });
  const claimed = money(dispute.claimed, fulfillment.currency);
  if (awarded && isForNothing(dispute.reason, awarded, claimed)) {
    const cancelled = { action: 'cancelMissing', to: 'CANCELLED', actorId: null, reason: null } as const;
    await recordStep(scope, tx, [{ order, fulfillment }], cancelled, [event]);
    return;
  }
  const past = movementsOf(fulfillment);
  const moved = awarded ? entriesAtAward(past, stillCharged(awarded, past), fulfillment.currency) : [];
  const award: LedgerEntry[] = moved.map((entry) => ({ ...entry, disputeId: dispute.id }));
  const rows = ledgerRows({ id: fulfillment.id, orderId: order.id }, award, moment);
  await insertAndRecord(scope, tx, [newRows(LedgerEntryEntity, rows)], event);
}

/** Returns the part of an award that the buyer has not got back yet. A lost chargeback may have returned the rest. */
function stillCharged(awarded: Money, past: readonly LedgerEntry[]): Money {
  const { charged } = balanceOf(past, awarded.currencyCode);
  return charged.amount < awarded.amount ? charged : awarded;
}
