import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newId } from './books.js';
import type { CallName } from './faults.js';
import { listed, Span } from './listed.js';
import { known, Refused } from './refused.js';
import type { LinkedAccount, Product } from './routeBooks.js';
import { answer as answerCall, guardApi, read } from './serving.js';
import type { Simulator } from './simulator.js';
import { makeTransfer, releaseTransfer, reverseTransfer } from './transfers.js';

const Notes = z.record(z.string(), z.string()).default({});

const NewAccountBody = z.object({
  email: z.email(),
  phone: z.string().regex(/^\d{8,15}$/),
  type: z.literal('route'),
  reference_id: z.string().max(20),
  legal_business_name: z.string().min(4).max(200),
  contact_name: z.string().min(4),
  business_type: z.literal('individual'),
  profile: z.object({ addresses: z.object({ registered: z.object({ postal_code: z.string() }) }) }),
});
const StakeholderBody = z.object({
  name: z.string(),
  email: z.email(),
  kyc: z.object({ pan: z.string().regex(/^[A-Z]{5}\d{4}[A-Z]$/) }),
});
const SettlementsBody = z.object({
  settlements: z.object({
    account_number: z.string().min(9),
    ifsc_code: z.string().length(11),
    beneficiary_name: z.string().min(1),
  }),
  tnc_accepted: z.literal(true),
});
const TransfersBody = z.object({
  transfers: z
    .array(
      z.object({
        account: z.string(),
        amount: z.int().min(100),
        currency: z.literal('INR'),
        on_hold: z.boolean(),
        notes: Notes,
      }),
    )
    .length(1),
});
const ReversalBody = z.object({ amount: z.int().min(1), notes: Notes });

type Named = { Params: { id: string } };
type Answer = ReturnType<typeof answerCall<CallName>>;

/** Serves the calls about transfers, below `/v1`. */
export function transferRoutes(http: FastifyInstance, simulator: Simulator, answer: Answer): void {
  const { route } = simulator;
  const ofPayment = (id: string) => [...route.transfers.values()].filter(({ source }) => source === id);
  http.post<Named>('/payments/:id/transfers', { bodyLimit: 20_000 }, ({ params, body }, reply) =>
    answer('hold', reply, () => {
      const { transfers } = read(TransfersBody, body);
      return collection(transfers.map((asked) => makeTransfer(simulator, params.id, asked)));
    }),
  );
  http.get<Named>('/payments/:id/transfers', ({ params }, reply) =>
    answer('findTransfers', reply, () => collection(ofPayment(params.id))),
  );
  http.get('/transfers', ({ query }, reply) =>
    answer('listTransfers', reply, () => listed(route.transfers, read(Span, query))),
  );
  http.get<Named>('/transfers/:id', ({ params }, reply) =>
    answer('transfer', reply, () => known(route.transfers.get(params.id))),
  );
  http.patch<Named>('/transfers/:id', { bodyLimit: 1000 }, ({ params, body }, reply) =>
    answer('release', reply, () => {
      const { on_hold: onHold } = read(z.object({ on_hold: z.boolean() }), body);
      return releaseTransfer(simulator, params.id, onHold);
    }),
  );
  http.post<Named>('/transfers/:id/reversals', { bodyLimit: 1000 }, ({ params, body }, reply) =>
    answer('reverse', reply, () => reverseTransfer(simulator, params.id, read(ReversalBody, body))),
  );
  http.get<Named>('/transfers/:id/reversals', ({ params }, reply) =>
    answer('findReversals', reply, () =>
      collection([...route.reversals.values()].filter(({ transfer_id: id }) => id === params.id)),
    ),
  );
}

/** Serves the calls about linked accounts, below `/v2`. */
export async function accountRoutes(
  http: FastifyInstance,
  { simulator }: { simulator: Simulator },
): Promise<void> {
  const { faults, options, route } = simulator;
  guardApi(http, faults, options);
  const answer = answerCall<CallName>(faults);
  const accountOf = (id: string) => known(route.accounts.get(id));
  type OfProduct = { Params: { id: string; product: string } };
  const productOf = ({ id, product }: OfProduct['Params']) => {
    const found = accountOf(id).product;
    return known(found?.id === product ? found : null);
  };
  http.post('/accounts', { bodyLimit: 20_000 }, ({ body }, reply) =>
    answer('createAccount', reply, () => createAccount(simulator, read(NewAccountBody, body))),
  );
  http.get<Named>('/accounts/:id/stakeholders', ({ params }, reply) =>
    answer('stakeholders', reply, () => collection(accountOf(params.id).stakeholders)),
  );
  http.post<Named>('/accounts/:id/stakeholders', ({ params, body }, reply) =>
    answer('addStakeholder', reply, () => {
      read(StakeholderBody, body);
      const stakeholder = { id: newId('sth') };
      accountOf(params.id).stakeholders.push(stakeholder);
      return stakeholder;
    }),
  );
  http.post<Named>('/accounts/:id/products', ({ params }, reply) =>
    answer('requestProduct', reply, () => requestProduct(accountOf(params.id))),
  );
  http.patch<OfProduct>('/accounts/:id/products/:product', ({ params, body }, reply) =>
    answer('submit', reply, () => {
      const { settlements } = read(SettlementsBody, body);
      const product = productOf(params);
      product.bank_account = settlements.account_number;
      simulator.route.review(accountOf(params.id).id, faults.accounts, simulator.now);
      return product;
    }),
  );
  http.get<OfProduct>('/accounts/:id/products/:product', ({ params }, reply) =>
    answer('product', reply, () => productOf(params)),
  );
}

function collection(items: readonly object[]): object {
  return { entity: 'collection', count: items.length, items };
}

function createAccount(
  { route }: Simulator,
  { email, reference_id }: z.output<typeof NewAccountBody>,
): LinkedAccount {
  const existing = [...route.accounts.values()].find((account) => account.email === email);
  if (existing) throw new Refused(`Merchant email already exists for account - ${existing.id}`, 'email');
  const account: LinkedAccount = {
    id: newId('acc'),
    type: 'route',
    status: 'created',
    email,
    reference_id,
    stakeholders: [],
    product: null,
    balance: 0,
  };
  route.accounts.set(account.id, account);
  return account;
}

function requestProduct(account: LinkedAccount): Product {
  account.product ??= {
    id: newId('acc_prd'),
    activation_status: 'requested',
    requirements: [],
    bank_account: null,
    activated_at: null,
  };
  return account.product;
}
