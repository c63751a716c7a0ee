import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { webhookReader } from './readWebhook.js';

const sign = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');
const headersOf = (signature: string, eventId = 'event_1') => ({
  'x-razorpay-signature': signature,
  'x-razorpay-event-id': eventId,
});
const read = webhookReader(['new secret', 'old secret']);
const readSigned = (body: string, secret = 'new secret') =>
  read(Buffer.from(body), headersOf(sign(body, secret)));

// Example from Razorpay's documentation, shortened.
const PAID = JSON.stringify({
  entity: 'event',
  account_id: 'acc_OU2H3nkLn9jDVo',
  event: 'payment_link.paid',
  contains: ['payment_link', 'order', 'payment'],
  payload: {
    order: { entity: { id: 'order_QfSxAyrmMtmgJe', receipt: 'intent_1' } },
    payment: {
      entity: { id: 'pay_QfSxMAQyPIlCc2', amount: 1000, order_id: 'order_QfSxAyrmMtmgJe', notes: [] },
    },
    payment_link: { entity: { id: 'plink_QfSwmRiABKHfJE', status: 'paid', reference_id: 'intent_1' } },
  },
  created_at: 1_749_618_314,
});

it('a webhook names its event, page and payment', () => {
  expect(readSigned(PAID)).toEqual({
    eventId: 'event_1',
    createdAt: new Date('2025-06-11T05:05:14Z'),
    type: 'payment_link.paid',
    pageReference: 'plink_QfSwmRiABKHfJE',
    paymentReference: 'pay_QfSxMAQyPIlCc2',
    chargebackReference: null,
    transferReference: null,
  });
});

it('a webhook of a refund names the payment, and one of something else names none', () => {
  const refund = {
    event: 'refund.failed',
    payload: { refund: { entity: { id: 'rfnd_1', payment_id: 'pay_1' } } },
  };
  const expected = {
    eventId: 'event_1',
    createdAt: null,
    type: 'refund.failed',
    pageReference: null,
    paymentReference: 'pay_1',
    chargebackReference: null,
    transferReference: null,
  };
  expect(readSigned(JSON.stringify(refund))).toEqual(expected);
  const other = { event: 'settlement.processed', payload: { settlement: { entity: { id: 'setl_1' } } } };
  const named = { type: 'settlement.processed', pageReference: null, paymentReference: null };
  expect(readSigned(JSON.stringify(other))).toMatchObject(named);
});

it('a webhook of a dispute names the chargeback', () => {
  const dispute = {
    event: 'payment.dispute.created',
    payload: { payment: { entity: { id: 'pay_1' } }, dispute: { entity: { id: 'disp_1' } } },
  };
  const named = { paymentReference: 'pay_1', chargebackReference: 'disp_1' };
  expect(readSigned(JSON.stringify(dispute))).toMatchObject(named);
});

it('each of the secrets is accepted, and no other', () => {
  expect(readSigned(PAID, 'old secret')).not.toBeNull();
  expect(readSigned(PAID, 'older secret')).toBeNull();
  expect(webhookReader([])(Buffer.from(PAID), headersOf(sign(PAID, '')))).toBeNull();
});

it('a signature of other bytes is forged, even if they mean the same', () => {
  const signature = sign(PAID, 'new secret');
  const reordered = JSON.stringify(JSON.parse(PAID), null, 1);
  expect(read(Buffer.from(reordered), headersOf(signature))).toBeNull();
  for (const forged of ['', 'ä'.repeat(64), signature.slice(1), signature.toUpperCase(), `${signature}0`])
    expect(read(Buffer.from(PAID), headersOf(forged))).toBeNull();
});

it('a webhook without a signature or an event ID is refused', () => {
  const body = Buffer.from(PAID);
  const complete = headersOf(sign(PAID, 'new secret'));
  expect(read(body, { ...complete, 'x-razorpay-signature': undefined })).toBeNull();
  expect(read(body, { ...complete, 'x-razorpay-event-id': undefined })).toBeNull();
  expect(read(body, { ...complete, 'x-razorpay-event-id': '' })).toBeNull();
  expect(read(body, { ...complete, 'x-razorpay-signature': [complete['x-razorpay-signature']] })).toBeNull();
});

it.each([
  ['no JSON', 'paid'],
  ['null', 'null'],
  ['no event', '{}'],
  ['no object', '"payment_link.paid"'],
])('a signed body with %s is refused', (_, body) => {
  expect(readSigned(body)).toBeNull();
});
