import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CurrencyCode } from '../../domain/money/money.js';
import { blockRoutes } from './blockRoutes.js';
import type { Page, Payment } from './books.js';
import { disputeRoutes } from './disputeRoutes.js';
import { listed, Span } from './listed.js';
import { makePage } from './makePage.js';
import { makeRefund } from './makeRefund.js';
import { transferRoutes } from './routeRoutes.js';
import { known } from './refused.js';
import { answer as answerCall, guardApi, read } from './serving.js';
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

/** Serves the calls of Razorpay's API that Panna uses. Errors have Razorpay's form. */
export async function apiRoutes(
  http: FastifyInstance,
  { simulator }: { simulator: Simulator },
): Promise<void> {
  const { books, faults, options } = simulator;
  guardApi(http, faults, options);

  const paymentOf = (id: string): Payment => known(books.payments.get(id));
  type Named = { Params: { id: string } };
  const answer = answerCall(faults);

  http.post('/payment_links', { bodyLimit: 20_000 }, (request, reply) =>
    answer('createPage', reply, () => shown(simulator, makePage(simulator, read(NewPageBody, request.body)))),
  );
  http.get('/payment_links', (request, reply) =>
    answer('findPages', reply, () => ({
      payment_links: found(simulator, read(Filter, request.query)).map((page) => shown(simulator, page)),
    })),
  );
  http.get<Named>('/payment_links/:id', ({ params }, reply) =>
    answer('page', reply, () => shown(simulator, known(simulator.page(params.id)))),
  );
  http.post<Named>('/payment_links/:id/cancel', { bodyLimit: 1000 }, ({ params }, reply) =>
    answer('cancelPage', reply, () => shown(simulator, simulator.cancelPage(params.id))),
  );
  http.get<Named>('/orders/:id/payments', ({ params }, reply) =>
    answer('orderPayments', reply, () => {
      const items = books.paymentsOfOrder(params.id);
      return { entity: 'collection', count: items.length, items };
    }),
  );
  http.get('/payments', ({ query }, reply) =>
    answer('listPayments', reply, () => listed(books.payments, read(Span, query))),
  );
  http.get('/refunds', ({ query }, reply) =>
    answer('listRefunds', reply, () => listed(books.refunds, read(Span, query))),
  );
  disputeRoutes(http, simulator, answer);
  transferRoutes(http, simulator, answer);
  blockRoutes(http, simulator, answer);
  http.get<Named>('/payments/:id', ({ params }, reply) =>
    answer('payment', reply, () => paymentOf(params.id)),
  );
  http.post<Named>('/payments/:id/refund', { bodyLimit: 1000 }, ({ params, body, headers }, reply) =>
    answer('refund', reply, () => {
      const key = String(headers['x-refund-idempotency'] ?? '');
      return makeRefund(simulator, paymentOf(params.id), read(RefundBody, body).amount, key);
    }),
  );
  http.get<{ Params: { id: string; refund: string } }>('/payments/:id/refunds/:refund', ({ params }, reply) =>
    answer('refundOf', reply, () => {
      const refund = known(books.refunds.get(params.refund));
      return known(refund.payment_id === params.id ? refund : null);
    }),
  );
}

/** Returns a payment page as the API shows it. As with Razorpay, it lists only the payments that succeeded. */
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

/** Returns the page on which this payment was made, or the page with this reference, as a list of at most one page. */
function found({ books }: Simulator, { reference_id, payment_id }: z.output<typeof Filter>): Page[] {
  const payment = payment_id === undefined ? null : known(books.payments.get(payment_id));
  const page = payment && books.pageOfPayment(payment);
  if (payment) return page ? [page] : [];
  const named = books.pagesByReference.get(reference_id ?? '');
  return named ? [named] : [];
}
