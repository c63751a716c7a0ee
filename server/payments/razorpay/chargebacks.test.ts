import { describe, expect, it } from 'vitest';
import { acceptChargeback, contestChargeback, listChargebacks } from './chargebacks.js';
import type { Ask, Call } from './razorpayClient.js';

// Example from Razorpay's documentation.
const DISPUTE = {
  id: 'disp_XXXXXXXXXXXXX',
  entity: 'dispute',
  payment_id: 'pay_XXXXXXXXXXXXX',
  amount: 39_000,
  currency: 'INR',
  amount_deducted: 0,
  reason_code: 'goods_or_services_not_received_or_partially_received',
  respond_by: 1_635_705_000,
  status: 'open',
  phase: 'chargeback',
  created_at: 1_635_604_200,
  evidence: { amount: 39_000, summary: null, shipping_proof: null, billing_proof: null, submitted_at: null },
};

/** Returns a client that answers each call with the next of these answers, and the calls that it recorded. */
function answering(...answers: object[]): { ask: Ask; calls: Call[] } {
  const calls: Call[] = [];
  const ask: Ask = (schema, call) => {
    calls.push(call);
    return Promise.resolve(schema.parse(answers.shift()));
  };
  return { ask, calls };
}

const request = {
  reference: DISPUTE.id,
  amount: 39_000,
  explanation: 'The goods were delivered',
  evidence: Buffer.from('%PDF-1.3'),
};

describe('a chargeback', () => {
  it('is read from a dispute of Razorpay', async () => {
    const { ask, calls } = answering({
      items: [DISPUTE, { ...DISPUTE, reason_description: 'Not received' }],
    });
    const span = { from: new Date('2021-10-30T00:00:00Z'), to: new Date('2021-11-01T00:00:00Z') };
    const listed = [];
    for await (const page of listChargebacks(ask, span)) listed.push(...page);
    expect(listed).toEqual([
      {
        reference: 'disp_XXXXXXXXXXXXX',
        paymentReference: 'pay_XXXXXXXXXXXXX',
        phase: 'CHARGEBACK',
        status: 'OPEN',
        reason: 'goods_or_services_not_received_or_partially_received',
        amount: 39_000,
        currency: 'INR',
        deducted: 0,
        respondBy: new Date('2021-10-31T18:30:00Z'),
        openedAt: new Date('2021-10-30T14:30:00Z'),
      },
      expect.objectContaining({ reason: 'Not received' }),
    ]);
    expect(calls[0]?.path).toMatch(/^\/v1\/disputes\?from=1635552000&/);
  });

  it('is contested with an uploaded file and words', async () => {
    const reviewed = { ...DISPUTE, status: 'under_review' };
    const { ask, calls } = answering(DISPUTE, { id: 'doc_1', entity: 'document' }, reviewed);
    const words = { ...request, explanation: 'é'.repeat(1_200) };
    expect(await contestChargeback(ask, words)).toMatchObject({ status: 'UNDER_REVIEW' });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/disputes/disp_XXXXXXXXXXXXX',
      'POST /v1/documents',
      'PATCH /v1/disputes/disp_XXXXXXXXXXXXX/contest',
    ]);
    const form = calls[1]?.body as FormData;
    const file = form.get('file') as File;
    expect([form.get('purpose'), file.type, await file.text()]).toEqual([
      'dispute_evidence',
      'application/pdf',
      '%PDF-1.3',
    ]);
    expect(calls[2]?.body).toEqual({
      amount: 39_000,
      summary: 'é'.repeat(1_000),
      shipping_proof: ['doc_1'],
      billing_proof: ['doc_1'],
      action: 'submit',
    });
  });

  it('is answered once, even if the first answer was lost', async () => {
    for (const status of ['under_review', 'lost', 'won']) {
      const contested = answering({ ...DISPUTE, status });
      await contestChargeback(contested.ask, request);
      const accepted = answering({ ...DISPUTE, status });
      await acceptChargeback(accepted.ask, DISPUTE.id);
      expect([contested.calls.length, accepted.calls.length]).toEqual([1, 1]);
    }
    const accepted = answering(DISPUTE, { ...DISPUTE, status: 'lost', amount_deducted: 39_000 });
    expect(await acceptChargeback(accepted.ask, DISPUTE.id)).toMatchObject({
      status: 'LOST',
      deducted: 39_000,
    });
    expect(accepted.calls[1]).toMatchObject({ method: 'POST', path: `/v1/disputes/${DISPUTE.id}/accept` });
  });
});
