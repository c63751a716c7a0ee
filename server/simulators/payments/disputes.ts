import { newId, type Dispute, type DisputePhase, type Payment } from './books.js';
import { Refused } from './refused.js';
import type { Simulator } from './simulator.js';

/** Time that the marketplace has to answer a dispute, in seconds. */
const ANSWER_SECONDS = 7 * 86_400;

/** The phases in which the bank takes the money back at once. */
const TAKING: readonly DisputePhase[] = ['chargeback', 'pre_arbitration', 'arbitration'];

/** True if the bank has not decided the dispute yet. */
export const isOpen = ({ status }: Dispute): boolean => status === 'open' || status === 'under_review';

/**
 * Simulates the payer's bank, which disputes a payment or a part of it. In the TAKING phases, the bank takes the money back at
 * once.
 */
export function openDispute(
  simulator: Simulator,
  payment: Payment,
  { phase = 'chargeback', amount = payment.amount }: { phase?: DisputePhase; amount?: number } = {},
): Dispute {
  const dispute: Dispute = {
    id: newId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received',
    reason_description: 'The goods were not received',
    respond_by: simulator.now + ANSWER_SECONDS,
    status: 'open',
    phase,
    created_at: simulator.now,
    evidence: { amount, summary: null, documents: [] },
  };
  simulator.books.disputes.set(dispute.id, dispute);
  if (TAKING.includes(phase)) take(simulator, dispute);
  simulator.announce('payment.dispute.created', { payment, dispute });
  return dispute;
}

/** Accepts a dispute for the marketplace, which then loses the money. Throws Refused unless the dispute is open. */
export function acceptDispute(simulator: Simulator, dispute: Dispute): Dispute {
  requireOpen(dispute);
  return endDispute(simulator, dispute, 'lost');
}

/**
 * Contests a dispute with the marketplace's evidence. Throws Refused if the dispute is not open, if `amount` exceeds it, or if
 * a document is unknown.
 */
export function contestDispute(
  simulator: Simulator,
  dispute: Dispute,
  { amount, summary, documents }: { amount: number; summary: string; documents: readonly string[] },
): Dispute {
  requireOpen(dispute);
  if (amount > dispute.amount) throw new Refused('The amount is greater than the amount of the dispute');
  if (!documents.every((id) => simulator.books.documents.has(id)))
    throw new Refused('The id provided does not exist');
  dispute.evidence = { amount, summary, documents: [...documents] };
  dispute.status = 'under_review';
  simulator.announce('payment.dispute.under_review', { dispute });
  return dispute;
}

/** Ends a dispute with the decision of the bank. Unless the dispute is lost, the bank returns the money that it took. */
export function endDispute(
  simulator: Simulator,
  dispute: Dispute,
  status: 'won' | 'lost' | 'closed',
): Dispute {
  if (status === 'lost') take(simulator, dispute);
  else giveBack(simulator, dispute);
  dispute.status = status;
  simulator.announce(`payment.dispute.${status}`, { dispute });
  return dispute;
}

function requireOpen({ status }: Dispute): void {
  if (status !== 'open') throw new Refused(`The dispute is already ${status}`);
}

function take({ books }: Simulator, dispute: Dispute): void {
  books.balance -= dispute.amount - dispute.amount_deducted;
  dispute.amount_deducted = dispute.amount;
}

function giveBack({ books }: Simulator, dispute: Dispute): void {
  books.balance += dispute.amount_deducted;
  dispute.amount_deducted = 0;
}
