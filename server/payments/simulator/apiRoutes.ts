import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CurrencyCode } from '../../domain/money/money.js';
import type { Page, Payment } from './books.js';
import type { CallName } from './faults.js';
import { disputeRoutes } from './disputeRoutes.js';
import { listed, Span } from './listed.js';
import { read } from './read.js';
import { makePage } from './makePage.js';
import { makeRefund } from './makeRefund.js';
import { known, Refused } from './refused.js';
import type { Simulator } from './simulator.js';

const NewPageBody = z.object({
  amount: z.int().min(100),
  currency: z.enum(CurrencyCode),
  accept_partial: z.literal(false),
  reference_id: z.string().min(1).max(40),
  description: z.string().max(2048),
  expire_by: z.int(),
  customer: z.object({ name: z.string().max(50), email: z.email(), contact: z.string().optional() }),
  callback_url: z.url({ protocol: /^https?$/ }),
  callback_method: z.literal('get'),
  notify: z.object({ sms: z.boolean(), email: z.boolean() }),
  reminder_enable: z.boolean(),
});

const RefundBody = z.object({ amount: z.int() });
const Filter = z.object({ reference_id: z.string().optional(), payment_id: z.string().optional() });

/** Serves the part of Razorpay's API that the provider uses. Errors have Razorpay's form. */
export async function apiRoutes(
  http: FastifyInstance,
  { simulator }: { simulator: Simulator },
): Promise<void> {
  const { books, faults, options } = simulator;
  http.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error instanceof Refused ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error, 'a call of the payment simulator failed');
    return refuse(reply, status, status >= 500 ? 'Something went wrong' : error.message);
  });
  http.addHook('onRequest', async (request, reply) => {
    if (faults.down) return refuse(reply, 503, 'The service is down');
    if (!isAuthorised(request, options)) return refuse(reply, 401, 'The api key provided is invalid');
  });

  const paymentOf = (id: string): Payment => known(books.payments.get(id));
  type Named = { Params: { id: string } };

  http.post('/payment_links', { bodyLimit: 20_000 }, (request, reply) =>
    answer(simulator, 'createPage', reply, () =>
      shown(simulator, makePage(simulator, read(NewPageBody, request.body))),
    ),
  );
  http.get('/payment_links', (request, reply) =>
    answer(simulator, 'findPages', reply, () => ({
      payment_links: found(simulator, read(Filter, request.query)).map((page) => shown(simulator, page)),
    })),
  );
  http.get<Named>('/payment_links/:id', ({ params }, reply) =>
    answer(simulator, 'page', reply, () => shown(simulator, known(simulator.page(params.id)))),
  );
  http.post<Named>('/payment_links/:id/cancel', { bodyLimit: 1000 }, ({ params }, reply) =>
    answer(simulator, 'cancelPage', reply, () => shown(simulator, simulator.cancelPage(params.id))),
  );
  http.get<Named>('/orders/:id/payments', ({ params }, reply) =>
    answer(simulator, 'orderPayments', reply, () => {
      const items = books.paymentsOfOrder(params.id);
      return { entity: 'collection', count: items.length, items };
    }),
  );
  http.get('/payments', ({ query }, reply) =>
    answer(simulator, 'listPayments', reply, () => listed(books.payments, read(Span, query))),
  );
  http.get('/refunds', ({ query }, reply) =>
    answer(simulator, 'listRefunds', reply, () => listed(books.refunds, read(Span, query))),
  );
  disputeRoutes(http, simulator, (call, reply, act) => answer(simulator, call, reply, act));
  http.get<Named>('/payments/:id', ({ params }, reply) =>
    answer(simulator, 'payment', reply, () => paymentOf(params.id)),
  );
  http.post<Named>('/payments/:id/refund', { bodyLimit: 1000 }, ({ params, body, headers }, reply) =>
    answer(simulator, 'refund', reply, () => {
      const key = String(headers['x-refund-idempotency'] ?? '');
      return makeRefund(simulator, paymentOf(params.id), read(RefundBody, body).amount, key);
    }),
  );
  http.get<{ Params: { id: string; refund: string } }>('/payments/:id/refunds/:refund', ({ params }, reply) =>
    answer(simulator, 'refundOf', reply, () => {
      const refund = known(books.refunds.get(params.refund));
      return known(refund.payment_id === params.id ? refund : null);
    }),
  );
}

/** Does what a call asks for and answers it, unless `lostAnswers` says that the answer is lost. */
async function answer(
  { faults }: Simulator,
  call: CallName,
  reply: FastifyReply,
  act: () => object,
): Promise<object | void> {
  const result = act();
  const lost = faults.lostAnswers[call] ?? 0;
  // Copied, because entities change until they are sent.
  if (lost === 0) return structuredClone(result);
  faults.lostAnswers[call] = lost - 1;
  reply.hijack();
  if (!faults.silent) reply.raw.destroy();
}

/** Returns a page as the API shows it. Its payments are only those that succeeded, as with Razorpay. */
function shown({ books }: Simulator, page: Page): object {
  const paid = books
    .paymentsOfOrder(page.order_id)
    .filter(({ status }) => status === 'captured' || status === 'refunded');
  const payments = paid.map(({ id, amount, status, method, created_at }) => ({
    payment_id: id,
    amount,
    status,
    method,
    created_at,
  }));
  return { ...page, accept_partial: false, payments, callback_method: 'get' };
}

/** Returns the pages that have a reference, or on which a payment was made. */
function found({ books }: Simulator, { reference_id, payment_id }: z.output<typeof Filter>): Page[] {
  const payment = payment_id === undefined ? null : known(books.payments.get(payment_id));
  const page = payment && books.pageOfPayment(payment);
  if (payment) return page ? [page] : [];
  const named = books.pagesByReference.get(reference_id ?? '');
  return named ? [named] : [];
}

function isAuthorised({ headers }: FastifyRequest, { keyId, keySecret }: Simulator['options']): boolean {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(expected));
}

/** Hashes of texts have the same length, which timingSafeEqual requires. */
const hashOf = (text: string) => createHash('sha256').update(text).digest();

function refuse(reply: FastifyReply, status: number, description: string): FastifyReply {
  const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
  return reply.code(status).send({ error: { code, description } });
}
