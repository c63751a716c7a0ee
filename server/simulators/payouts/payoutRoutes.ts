import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { linkRoutes } from './linkRoutes.js';
import { proofRoutes } from './proofRoutes.js';
import { listed, Span } from '../payments/listed.js';
import { known, Refused } from '../payments/refused.js';
import { answer as answerCall, guardApi, read } from '../payments/serving.js';
import { FundAccount } from './fundAccount.js';
import type { PayoutCall } from './payoutFaults.js';
import type { Payout } from './payoutBooks.js';
import type { NewPayout, PayoutSimulator } from './payoutSimulator.js';

const NewPayoutBody = z.object({
  account_number: z.string(),
  amount: z.int().min(100),
  currency: z.literal('INR'),
  mode: z.enum(['UPI', 'IMPS', 'NEFT']),
  purpose: z.enum(['payout', 'refund']),
  fund_account: FundAccount.and(
    z.object({
      contact: z.object({ name: z.string().min(3).max(50), type: z.string(), reference_id: z.string() }),
    }),
  ),
  queue_if_low_balance: z.literal(true),
  reference_id: z.string().min(1).max(40),
});

const Filter = z.object({ account_number: z.string(), reference_id: z.string().optional() });

/** Serves the calls of RazorpayX's API that Panna uses, below `/v1`. */
export async function payoutRoutes(
  http: FastifyInstance,
  { simulator }: { simulator: PayoutSimulator },
): Promise<void> {
  const { books, faults, options } = simulator;
  guardApi(http, faults, options);
  http.addHook('onClose', async () => simulator.stop());
  const answer = answerCall<PayoutCall>(faults);

  http.post('/v1/payouts', { bodyLimit: 20_000 }, ({ body, headers }, reply) =>
    answer('payOut', reply, () => make(simulator, body, String(headers['x-payout-idempotency'] ?? ''))),
  );
  http.get('/v1/payouts', ({ query }, reply) =>
    answer('listPayouts', reply, () => {
      const { account_number: account, reference_id: reference } = read(Filter, query);
      if (account !== options.account) throw new Refused('The account number is invalid', 'account_number');
      if (reference === undefined) return listed(books.payouts, read(Span, query));
      const items = [...books.payouts.values()].filter(({ reference_id }) => reference_id === reference);
      return { entity: 'collection', count: items.length, items };
    }),
  );
  linkRoutes(http, simulator, answer);
  proofRoutes(http, simulator, answer);
  http.get<{ Params: { id: string } }>('/v1/payouts/:id', ({ params }, reply) =>
    answer('payout', reply, () => known(books.payouts.get(params.id))),
  );
}

/** Makes a payout, or returns the payout that was already made with this key. Throws Refused where RazorpayX would refuse. */
function make(simulator: PayoutSimulator, body: unknown, key: string): Payout {
  if (!/^[\w -]{4,36}$/.test(key))
    throw new Refused('Idempotency key is missing. Include idempotency header and key in the request.');
  const request = JSON.stringify(body);
  const { books } = simulator;
  const earlier = books.byKey.get(key);
  if (earlier && earlier.request !== request)
    throw new Refused('Different request with the same idempotency key has already been processed.');
  if (earlier) return earlier.payout;
  const payout = simulator.enter(askedIn(simulator, body));
  books.byKey.set(key, { request, payout });
  return payout;
}

function askedIn({ faults, options }: PayoutSimulator, body: unknown): NewPayout {
  const { account_number: account, fund_account: fund, ...asked } = read(NewPayoutBody, body);
  if (account !== options.account || faults.wrongAccount)
    throw new Refused('The RazorpayX Account number is invalid.', 'account_number');
  const paidTo = fund.account_type === 'vpa' ? fund.vpa.address : fund.bank_account.account_number;
  if (paidTo === faults.refusedAccount)
    throw new Refused('The account of the beneficiary is invalid', `fund_account.${fund.account_type}`);
  const { amount, currency, mode, reference_id } = asked;
  return { amount, currency, mode, reference_id, paid_to: paidTo };
}
