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

/** Returns the provider for payouts by RazorpayX, and for every service that speaks this part of its API. */
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
 * Finds or makes the payout. RazorpayX makes one payout for a key, however often it is asked; it is looked for all the same,
 * because it refuses a repeated request whose body has changed, such as the name of the payee.
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

/** Fields of the payee's account. The operator's own has the field `account_number`. */
const OF_PAYEE = /^fund_account\b|^(vpa|ifsc|bank_account|contact)\b/;

/**
 * Returns what a refusal means. One about the key does not say that no payout was made, so it is asked again. Only one about
 * the account of the payee is the payee's concern: the operator can correct all others.
 */
function meaningOf(refusal: ProviderRefusal): Error {
  const { message, field } = refusal;
  if (/idempotency/i.test(message)) return new ProviderUnavailable(message);
  const isOfPayee = OF_PAYEE.test(field ?? '') || /\b(ifsc|vpa|beneficiary|fund account)\b/i.test(message);
  return isOfPayee ? new PayeeRefused(message, field) : refusal;
}
