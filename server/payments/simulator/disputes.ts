import { newId, type Dispute, type DisputePhase, type Payment } from './books.js';
import { Refused } from './refused.js';
import type { Simulator } from './simulator.js';

/** Seconds that the marketplace has to answer a dispute. */
const ANSWER_SECONDS = 7 * 86_400;

/** The phases in which the bank takes the money back at once. */
const TAKING: readonly DisputePhase[] = ['chargeback', 'pre_arbitration', 'arbitration'];

/** True if the bank has not decided yet. */
export const isOpen = ({ status }: Dispute): boolean => status === 'open' || status === 'under_review';

/** The payer's bank questions a payment, or a part of it. In later phases, it takes the money back. */
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

/** Accepts a dispute for the marketplace, so the payer keeps the money. Throws Refused unless the dispute is open. */
export function acceptDispute(simulator: Simulator, dispute: Dispute): Dispute {
  requireOpen(dispute);
  return endDispute(simulator, dispute, 'lost');
}

/** Contests a dispute with evidence of the marketplace. Throws Refused unless the dispute is open and the documents are known. */
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

/** The bank decides. */
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
