import { z } from 'zod';
import type { ContestRequest, ProviderChargeback, TimeSpan } from '../paymentProvider.js';
import { pagesOf } from './lists.js';
import type { Ask } from './razorpayClient.js';

/** Razorpay calls chargebacks disputes. Panna's disputes are between buyer and seller. */
const Dispute = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  amount_deducted: z.int(),
  reason_code: z.string().nullish(),
  reason_description: z.string().nullish(),
  respond_by: z.int().nullish(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: z.enum(['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration']),
  created_at: z.int(),
});

const Disputes = z.object({ items: z.array(Dispute) });

const Document = z.object({ id: z.string().min(1) });

const PHASES = {
  fraud: 'FRAUD',
  retrieval: 'RETRIEVAL',
  chargeback: 'CHARGEBACK',
  pre_arbitration: 'PRE_ARBITRATION',
  arbitration: 'ARBITRATION',
} as const;

const STATUSES = {
  open: 'OPEN',
  under_review: 'UNDER_REVIEW',
  won: 'WON',
  lost: 'LOST',
  closed: 'CLOSED',
} as const;

/** Maximum length of an explanation at Razorpay, in characters. */
const LONGEST_EXPLANATION = 1_000;

const pathOf = (reference: string) => `/v1/disputes/${encodeURIComponent(reference)}`;

/** Returns a chargeback. Throws ProviderRefusal if it is unknown. */
export async function askChargeback(ask: Ask, reference: string): Promise<ProviderChargeback> {
  return chargebackOf(await ask(Dispute, { method: 'GET', path: pathOf(reference) }));
}

/** Lists the chargebacks of a span of time, page by page. */
export function listChargebacks(ask: Ask, span: TimeSpan): AsyncIterable<readonly ProviderChargeback[]> {
  return pagesOf(ask, '/v1/disputes', span, Disputes, chargebackOf);
}

/** Accepts a chargeback if it is open. Reads it first, because the response to an earlier call may have been lost. */
export async function acceptChargeback(ask: Ask, reference: string): Promise<ProviderChargeback> {
  const current = await askChargeback(ask, reference);
  if (current.status !== 'OPEN') return current;
  const path = `${pathOf(reference)}/accept`;
  return chargebackOf(await ask(Dispute, { method: 'POST', path, body: {} }));
}

/**
 * Uploads the evidence and contests the chargeback if it is open. Reads the chargeback first, because the response to an
 * earlier call may have been lost.
 */
export async function contestChargeback(
  ask: Ask,
  { reference, amount, explanation, evidence }: ContestRequest,
): Promise<ProviderChargeback> {
  const current = await askChargeback(ask, reference);
  if (current.status !== 'OPEN') return current;
  const { id } = await ask(Document, { method: 'POST', path: '/v1/documents', body: formOf(evidence) });
  const body = {
    amount,
    summary: [...explanation].slice(0, LONGEST_EXPLANATION).join(''),
    shipping_proof: [id],
    billing_proof: [id],
    action: 'submit',
  };
  const path = `${pathOf(reference)}/contest`;
  return chargebackOf(await ask(Dispute, { method: 'PATCH', path, body }));
}

function formOf(evidence: Buffer): FormData {
  const form = new FormData();
  form.set('purpose', 'dispute_evidence');
  form.set('file', new Blob([new Uint8Array(evidence)], { type: 'application/pdf' }), 'evidence.pdf');
  return form;
}

function chargebackOf(dispute: z.output<typeof Dispute>): ProviderChargeback {
  const { id, payment_id, amount, currency, amount_deducted, status, phase } = dispute;
  return {
    reference: id,
    paymentReference: payment_id,
    phase: PHASES[phase],
    status: STATUSES[status],
    reason: dispute.reason_description ?? dispute.reason_code ?? '',
    amount,
    currency,
    deducted: amount_deducted,
    respondBy: dispute.respond_by ? new Date(dispute.respond_by * 1000) : null,
    openedAt: new Date(dispute.created_at * 1000),
  };
}
