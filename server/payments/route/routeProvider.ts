import { pagesOf } from '../razorpay/lists.js';
import { nullIfUnknown, razorpayClient, type Ask, type RazorpayAccess } from '../razorpay/razorpayClient.js';
import type { HoldRequest, ProviderTransfer, ReversalRequest, SplitProvider } from '../splitProvider.js';
import { openAccount, readAccount } from './linkedAccounts.js';
import {
  KEY_NOTE,
  keyIn,
  ListedTransfer,
  ListedTransfers,
  recordOf,
  Reversal,
  Reversals,
  Transfer,
  transferOf,
  Transfers,
} from './routeAnswers.js';

export interface RouteOptions extends RazorpayAccess {
  name: string;
  isSimulated: boolean;
}

/** Returns a provider for transfers by Razorpay Route, or by a service with the same API, such as the simulator. */
export function routeProvider(options: RouteOptions): SplitProvider {
  const ask = razorpayClient(options);
  return {
    name: options.name,
    isSimulated: options.isSimulated,
    openAccount: (request, known) => openAccount(ask, request, known),
    account: (references) => readAccount(ask, references),
    hold: (request) => hold(ask, request),
    findTransfer: (paymentReference, key) => findTransfer(ask, paymentReference, key),
    async transfer(reference) {
      return transferOf(await ask(Transfer, { method: 'GET', path: pathOf(reference) }));
    },
    listTransfers: (span) => pagesOf(ask, '/v1/transfers', span, ListedTransfers, recordOf),
    async findRecord(reference) {
      const call = { method: 'GET', path: pathOf(reference) } as const;
      const found = await ask(ListedTransfer, call).catch(nullIfUnknown);
      return found && recordOf(found);
    },
    async release(reference) {
      const call = { method: 'PATCH', path: pathOf(reference), body: { on_hold: false } } as const;
      return transferOf(await ask(Transfer, call));
    },
    reverse: (request) => reverse(ask, request),
    async findReversal(transferReference, key) {
      const path = `${pathOf(transferReference)}/reversals`;
      const { items } = await ask(Reversals, { method: 'GET', path });
      return items.find((each) => keyIn(each) === key)?.id ?? null;
    },
  };
}

const pathOf = (reference: string) => `/v1/transfers/${encodeURIComponent(reference)}`;
const transfersOf = (payment: string) => `/v1/payments/${encodeURIComponent(payment)}/transfers`;

/** Asks for a transfer that is held until it is released. */
async function hold(
  ask: Ask,
  { key, paymentReference, account, amount }: HoldRequest,
): Promise<ProviderTransfer> {
  const asked = {
    account,
    amount: amount.amount,
    currency: amount.currencyCode,
    on_hold: true,
    notes: { [KEY_NOTE]: key },
  };
  const path = transfersOf(paymentReference);
  const { items } = await ask(Transfers, { method: 'POST', path, body: { transfers: [asked] } });
  const made = items.find((each) => keyIn(each) === key) ?? items[0];
  if (!made) throw new Error('The payment provider answered without a transfer');
  return transferOf(made);
}

async function findTransfer(
  ask: Ask,
  paymentReference: string,
  key: string,
): Promise<ProviderTransfer | null> {
  const { items } = await ask(Transfers, { method: 'GET', path: transfersOf(paymentReference) });
  const found = items.find((each) => keyIn(each) === key);
  return found ? transferOf(found) : null;
}

async function reverse(ask: Ask, { key, transferReference, amount }: ReversalRequest): Promise<string> {
  const path = `${pathOf(transferReference)}/reversals`;
  const body = { amount: amount.amount, notes: { [KEY_NOTE]: key } };
  return (await ask(Reversal, { method: 'POST', path, body })).id;
}
