import { createHmac } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { blockAndPay, blockOfPage } from './blocks.js';
import type { Dispute, Page, Payment } from './books.js';
import { endDispute, isOpen, openDispute } from './disputes.js';
import { messagePage, payPage } from './page.js';
import { Refused } from './refused.js';
import type { Simulator } from './simulator.js';

type Named = { Params: { id: string } };

/** Serves the pages on which buyers pay, have a deposit blocked or a payment refused, or ask the bank for the money back. */
export async function pageRoutes(
  http: FastifyInstance,
  { simulator }: { simulator: Simulator },
): Promise<void> {
  // The forms have no fields, so their bodies are ignored.
  const empty = { parseAs: 'string', bodyLimit: 1000 } as const;
  http.addContentTypeParser('application/x-www-form-urlencoded', empty, (_request, _body, done) =>
    done(null),
  );
  http.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error, 'a page of the payment simulator failed');
    return sendPage(reply.code(status), messagePage('This page cannot be shown'));
  });
  http.addHook('onRequest', async (_request, reply) => {
    if (simulator.faults.down) return sendPage(reply.code(503), messagePage('The payment service is down'));
  });

  http.get<Named>('/:id', async ({ params }, reply) => {
    const page = simulator.page(params.id);
    return page ? show(reply, simulator, page) : unknown(reply);
  });
  http.post<Named>('/:id/pay', async ({ params }, reply) => {
    const page = simulator.page(params.id);
    if (!page) return unknown(reply);
    const payment = ifOpen(() => simulator.pay(page.id));
    return reply.redirect(payment ? paidUrl(simulator, page, payment) : page.short_url, 303);
  });
  http.post<Named>('/:id/block', async ({ params }, reply) => {
    const page = simulator.page(params.id);
    if (!page) return unknown(reply);
    const payment = ifOpen(() => blockAndPay(simulator, page.id));
    return reply.redirect(payment ? paidUrl(simulator, page, payment) : page.short_url, 303);
  });
  http.post<Named>('/:id/decline', async ({ params }, reply) => {
    const page = simulator.page(params.id);
    if (!page) return unknown(reply);
    page.block_declined = true;
    return reply.redirect(page.short_url, 303);
  });
  http.post<Named>('/:id/fail', async ({ params }, reply) => {
    const page = simulator.page(params.id);
    if (!page) return unknown(reply);
    ifOpen(() => simulator.fail(page.id));
    return reply.redirect(page.short_url, 303);
  });
  for (const [button, act] of Object.entries(BANK))
    http.post<Named>(`/:id/${button}`, async ({ params }, reply) => {
      const page = simulator.page(params.id);
      if (!page) return unknown(reply);
      const payment = paidOn(simulator, page);
      if (payment) act(simulator, payment);
      return reply.redirect(page.short_url, 303);
    });
}

/** The actions of the buyer's bank, by button. A repeated action changes nothing. */
const BANK: Record<string, (simulator: Simulator, payment: Payment) => void> = {
  dispute: (simulator, payment) => {
    if (!disputeOf(simulator, payment)) openDispute(simulator, payment);
  },
  lose: (simulator, payment) => decide(simulator, payment, 'lost'),
  win: (simulator, payment) => decide(simulator, payment, 'won'),
};

function decide(simulator: Simulator, payment: Payment, decision: 'won' | 'lost'): void {
  const dispute = disputeOf(simulator, payment);
  if (dispute && isOpen(dispute)) endDispute(simulator, dispute, decision);
}

function disputeOf({ books }: Simulator, { id }: Payment): Dispute | null {
  return [...books.disputes.values()].find(({ payment_id }) => payment_id === id) ?? null;
}

/** Returns the payment that succeeded on a payment page; null if none has. */
function paidOn({ books }: Simulator, { order_id: order }: Page): Payment | null {
  const payments = books.paymentsOfOrder(order);
  return payments.find(({ status }) => status === 'captured' || status === 'refunded') ?? null;
}

/** Runs `act`. Returns null if it throws Refused, for example because the page is closed. */
function ifOpen(act: () => Payment | null): Payment | null {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function show(reply: FastifyReply, simulator: Simulator, page: Page): FastifyReply {
  const payments = simulator.books.paymentsOfOrder(page.order_id);
  const paid = paidOn(simulator, page);
  const returnUrl = paid ? paidUrl(simulator, page, paid) : page.callback_url;
  const hasFailed = payments.at(-1)?.status === 'failed';
  const dispute = paid && disputeOf(simulator, paid);
  const isBlocked = blockOfPage(simulator, page.id)?.status === 'active';
  // The form-action policy also applies to the redirect after a form is sent.
  return sendPage(
    reply,
    payPage(page, { hasFailed, dispute, isBlocked, returnUrl }),
    new URL(page.callback_url).origin,
  );
}

/** Returns the address to which the buyer returns after paying, with Razorpay's parameters. */
function paidUrl({ options }: Simulator, page: Page, payment: Payment): string {
  const signed = [page.id, page.reference_id, page.status, payment.id].join('|');
  const url = new URL(page.callback_url);
  url.searchParams.set('razorpay_payment_id', payment.id);
  url.searchParams.set('razorpay_payment_link_id', page.id);
  url.searchParams.set('razorpay_payment_link_reference_id', page.reference_id);
  url.searchParams.set('razorpay_payment_link_status', page.status);
  const signature = createHmac('sha256', options.keySecret).update(signed).digest('hex');
  url.searchParams.set('razorpay_signature', signature);
  return url.href;
}

function unknown(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(404), messagePage('There is no such payment'));
}

/** Sends a page of a simulator. Its forms may also redirect to the origin `formTarget`. */
export function sendPage(reply: FastifyReply, html: string, formTarget = ''): FastifyReply {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${formTarget}`.trim();
  return reply
    .header('content-security-policy', `${policy}; base-uri 'none'; frame-ancestors 'none'`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
