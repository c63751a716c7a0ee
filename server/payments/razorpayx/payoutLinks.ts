import { z } from 'zod';
import { ProviderRefusal } from '../paymentProvider.js';
import type { LinkRequest, ProviderLink } from '../payoutProvider.js';
import type { Ask } from '../razorpay/razorpayClient.js';
import { Payout, payoutOf } from './payoutAnswers.js';
import { contactName } from './payoutBody.js';

/** The fields of RazorpayX's payout links that Panna reads. Others are ignored. */
const Link = z.object({
  id: z.string().min(1),
  status: z.string(),
  receipt: z.string().nullish(),
  short_url: z.url({ protocol: /^https?$/ }),
  /** Missing unless the request has `expand[]`. */
  payouts: z.object({ items: z.array(Payout.extend({ created_at: z.int() })) }).nullish(),
});
type Link = z.output<typeof Link>;

const Links = z.object({ items: z.array(Link) });

const EXPANDED = 'expand[]=payouts';

/** The statuses of a link that nobody can use any more, with an explanation for people. */
const ENDED: Readonly<Record<string, string>> = {
  expired: 'The payout link has expired',
  cancelled: 'The payout link was cancelled',
  rejected: 'The payout link was rejected',
};

/** Returns the link with this receipt; null if there is none. */
export async function findLink(ask: Ask, key: string, account: string): Promise<ProviderLink | null> {
  const query = new URLSearchParams({ account_number: account, receipt: key });
  const { items } = await ask(Links, { method: 'GET', path: `/v1/payout-links?${query.toString()}` });
  const found = items.find(({ receipt }) => receipt === key);
  return found ? askLink(ask, found.id) : null;
}

/**
 * Issues a link, which RazorpayX sends to the payee. A repeated call issues a second link, so callers must look for the receipt
 * first.
 */
export async function issueLink(ask: Ask, request: LinkRequest): Promise<ProviderLink> {
  const { key, account, amount, description, expiresAt, payee } = request;
  const phone = payee.phone?.replaceAll(/[\s().-]/g, '') ?? '';
  const hasPhone = /^\+?\d{10,14}$/.test(phone);
  const body = {
    account_number: account,
    contact: {
      name: contactName({ id: key, name: payee.name }),
      email: payee.email,
      type: 'customer',
      ...(hasPhone && { contact: phone }),
    },
    amount: amount.amount,
    currency: amount.currencyCode,
    purpose: 'refund',
    description,
    receipt: key,
    send_sms: hasPhone,
    send_email: true,
    expire_by: Math.floor(expiresAt.getTime() / 1000),
  };
  return linkOf(await ask(Link, { method: 'POST', path: '/v1/payout-links', body }));
}

/** Reads a link, with its payouts, from RazorpayX. */
export async function askLink(ask: Ask, reference: string): Promise<ProviderLink> {
  const path = `/v1/payout-links/${encodeURIComponent(reference)}?${EXPANDED}`;
  return linkOf(await ask(Link, { method: 'GET', path }));
}

/** Closes a link. If the link has already ended, returns it unchanged. */
export async function cancelLink(ask: Ask, reference: string): Promise<ProviderLink> {
  const path = `/v1/payout-links/${encodeURIComponent(reference)}/cancel`;
  try {
    await ask(Link, { method: 'POST', path, body: {} });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const link = await askLink(ask, reference);
    if (link.state === 'UNDER_WAY') throw error;
    return link;
  }
  return askLink(ask, reference);
}

/**
 * Converts a link to Panna's form. If the bank returned the payout, the link is under way again, because the payee can use
 * it once more.
 */
function linkOf({ id, status, short_url: url, payouts }: Link): ProviderLink {
  const last = payouts?.items.toSorted((one, other) => one.created_at - other.created_at).at(-1);
  const payout = last ? payoutOf(last) : null;
  const note = ENDED[status] ?? payout?.note ?? null;
  return { reference: id, url, state: stateOf(status, payout), note, payout };
}

function stateOf(status: string, payout: ProviderLink['payout']): ProviderLink['state'] {
  if (payout?.state === 'DONE') return 'DONE';
  if (status in ENDED) return payout?.state === 'RETURNED' ? 'RETURNED' : 'FAILED';
  return payout?.state === 'LOW_BALANCE' ? 'LOW_BALANCE' : 'UNDER_WAY';
}
