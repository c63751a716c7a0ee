import { ProviderRefusal, ProviderUnavailable } from '../paymentProvider.js';
import {
  PayeeRefused,
  type PayoutProvider,
  type PayoutRequest,
  type ProviderPayout,
} from '../payoutProvider.js';
import { pagesOf } from '../razorpay/lists.js';
import { razorpayClient, type Ask, type RazorpayAccess } from '../razorpay/razorpayClient.js';
import { listedPayout, ListedPayouts, Payout, payoutOf, Payouts } from './payoutAnswers.js';
import { accountProof, proveAccount } from './accountProofs.js';
import { askLink, cancelLink, findLink, issueLink } from './payoutLinks.js';
import { payoutBody } from './payoutBody.js';
import { payoutWebhookReader } from './readPayoutWebhook.js';

export interface RazorpayxOptions extends RazorpayAccess {
  name: string;
  isSimulated: boolean;
  /** Number of the operator's account from which payouts are made. */
  account: string;
  /** Secrets of the webhook that are valid now, newest first. */
  webhookSecrets: readonly string[];
}

/** Returns a provider for payouts by RazorpayX, or by a service with the same API, such as the simulator. */
export function razorpayxProvider(options: RazorpayxOptions): PayoutProvider {
  const { name, isSimulated, account } = options;
  const ask = razorpayClient(options);
  return {
    name,
    isSimulated,
    account,
    payOut: (request) => payOut(ask, request),
    payout: (reference) => findPayout(ask, reference),
    proveAccount: (request) =>
      proveAccount(ask, request).catch((error: unknown) => {
        throw error instanceof ProviderRefusal ? meaningOf(error) : error;
      }),
    accountProof: (reference) => accountProof(ask, reference),
    findLink: (key) => findLink(ask, key, account),
    issueLink: (request) => issueLink(ask, request),
    link: (reference) => askLink(ask, reference),
    cancelLink: (reference) => cancelLink(ask, reference),
    listPayouts: (span) =>
      pagesOf(ask, '/v1/payouts', span, ListedPayouts, listedPayout, { account_number: account }),
    readWebhook: payoutWebhookReader(options.webhookSecrets),
  };
}

/**
 * Finds or makes the payout. RazorpayX never makes two payouts with one key, but refuses a repeated request if its body has
 * changed, for example the name of the payee. Therefore looks for an earlier payout first.
 */
async function payOut(ask: Ask, request: PayoutRequest): Promise<ProviderPayout> {
  const existing = await findByKey(ask, request);
  if (existing) return existing;
  const headers = { 'x-payout-idempotency': request.key };
  try {
    const call = { method: 'POST', path: '/v1/payouts', body: payoutBody(request), headers } as const;
    return payoutOf(await ask(Payout, call));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const made = await findByKey(ask, request);
    if (made) return made;
    throw meaningOf(error);
  }
}

async function findByKey(
  ask: Ask,
  { key, account }: Pick<PayoutRequest, 'key' | 'account'>,
): Promise<ProviderPayout | null> {
  const query = new URLSearchParams({ account_number: account, reference_id: key });
  const { items } = await ask(Payouts, { method: 'GET', path: `/v1/payouts?${query.toString()}` });
  const found = items.find(({ reference_id }) => reference_id === key);
  return found ? payoutOf(found) : null;
}

async function findPayout(ask: Ask, reference: string): Promise<ProviderPayout | null> {
  try {
    return payoutOf(
      await ask(Payout, { method: 'GET', path: `/v1/payouts/${encodeURIComponent(reference)}` }),
    );
  } catch (error) {
    const isUnknown =
      error instanceof ProviderRefusal && /does not exist|not a valid id/i.test(error.message);
    if (isUnknown) return null;
    throw error;
  }
}

/** Matches the fields of the payee's account. The field of the operator's own account is `account_number`. */
const OF_PAYEE = /^fund_account\b|^(vpa|ifsc|bank_account|contact)\b/;

/**
 * Returns the error to throw for a refusal. A refusal of the idempotency key becomes ProviderUnavailable, so that the call
 * is repeated: a payout with this key may exist. A refusal of the payee's account becomes PayeeRefused; all others are
 * returned unchanged.
 */
function meaningOf(refusal: ProviderRefusal): Error {
  const { message, field } = refusal;
  if (/idempotency/i.test(message)) return new ProviderUnavailable(message);
  const isOfPayee = OF_PAYEE.test(field ?? '') || /\b(ifsc|vpa|beneficiary|fund account)\b/i.test(message);
  return isOfPayee ? new PayeeRefused(message, field) : refusal;
}
