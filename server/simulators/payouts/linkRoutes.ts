import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refused } from '../payments/refused.js';
import { read, type answer as answerCall } from '../payments/serving.js';
import { cancelLink, followPayout, issueLink, linkById, shownLink } from './payoutLinks.js';
import type { PayoutCall } from './payoutFaults.js';
import type { PayoutSimulator } from './payoutSimulator.js';

const NewLinkBody = z.object({
  account_number: z.string(),
  contact: z.object({
    name: z.string().min(3).max(50),
    email: z.email(),
    type: z.literal('customer'),
    contact: z.string().optional(),
  }),
  amount: z.int().min(100),
  currency: z.literal('INR'),
  purpose: z.literal('refund'),
  description: z.string().min(1).max(255),
  receipt: z.string().min(1).max(40),
  send_sms: z.boolean(),
  send_email: z.literal(true),
  expire_by: z.int(),
});

const Filter = z.object({ account_number: z.string(), receipt: z.string() });

type Named = { Params: { id: string } };

/** Serves the payout-link calls of RazorpayX's API that Panna uses. */
export function linkRoutes(
  http: FastifyInstance,
  simulator: PayoutSimulator,
  answer: ReturnType<typeof answerCall<PayoutCall>>,
): void {
  const { books, faults, options } = simulator;
  simulator.onChange = (payout) => followPayout(simulator, payout);
  const requireAccount = (account: string) => {
    if (account !== options.account || faults.wrongAccount)
      throw new Refused('The RazorpayX Account number is invalid.', 'account_number');
  };

  http.post('/v1/payout-links', { bodyLimit: 20_000 }, ({ body }, reply) =>
    answer('issueLink', reply, () => {
      const { account_number: account, contact, amount, currency, ...asked } = read(NewLinkBody, body);
      requireAccount(account);
      if (faults.noLinks) throw new Refused('Payout links are not enabled for your account');
      const { description, receipt, expire_by } = asked;
      const link = { contact, amount, currency, description, receipt, expire_by };
      return shownLink(simulator, issueLink(simulator, link));
    }),
  );
  http.get('/v1/payout-links', ({ query }, reply) =>
    answer('findLinks', reply, () => {
      const { account_number: account, receipt } = read(Filter, query);
      requireAccount(account);
      const items = [...books.links.values()].filter((link) => link.receipt === receipt);
      return {
        entity: 'collection',
        count: items.length,
        items: items.map((link) => shownLink(simulator, link)),
      };
    }),
  );
  http.get<Named>('/v1/payout-links/:id', ({ params }, reply) =>
    answer('link', reply, () => shownLink(simulator, linkById(simulator, params.id))),
  );
  http.post<Named>('/v1/payout-links/:id/cancel', { bodyLimit: 1000 }, ({ params }, reply) =>
    answer('cancelLink', reply, () => shownLink(simulator, cancelLink(simulator, params.id))),
  );
}
