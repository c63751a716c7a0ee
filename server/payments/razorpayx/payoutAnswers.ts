import { z } from 'zod';
import type { ProviderPayoutState } from '../../domain/payouts/providerPayout.js';
import type { ListedPayout, ProviderPayout } from '../payoutProvider.js';

/** The fields of RazorpayX's payouts that Panna reads. Others are ignored. */
export const Payout = z.object({
  id: z.string().min(1),
  status: z.string(),
  reference_id: z.string().nullish(),
  utr: z.string().nullish(),
  /** Contains `tax`. Both are zero until the payout is processed. */
  fees: z.int().nullish(),
  tax: z.int().nullish(),
  status_details: z.object({ description: z.string().nullish(), reason: z.string().nullish() }).nullish(),
});
type Payout = z.output<typeof Payout>;

export const Payouts = z.object({ items: z.array(Payout) });

const ListedPayoutAnswer = Payout.extend({ amount: z.int(), currency: z.string(), created_at: z.int() });

export const ListedPayouts = z.object({ items: z.array(ListedPayoutAnswer) });

/** The final states of a payout. A payout in any other state is under way, even in a state that RazorpayX adds later. */
const ENDED: Readonly<Record<string, ProviderPayoutState>> = {
  processed: 'DONE',
  reversed: 'RETURNED',
  cancelled: 'FAILED',
  rejected: 'FAILED',
  failed: 'FAILED',
};

/** Converts a payout to Panna's form. */
export function payoutOf(payout: Payout): ProviderPayout {
  const { id, reference_id: key, utr, fees, tax, status_details: details } = payout;
  return {
    reference: id,
    key: key || null,
    state: stateOf(payout),
    note: details?.description || null,
    utr: utr || null,
    fee: fees ?? null,
    feeTax: tax ?? null,
  };
}

/** Converts a payout in RazorpayX's list to Panna's form. */
export function listedPayout(payout: z.output<typeof ListedPayoutAnswer>): ListedPayout {
  const { amount, currency, created_at: seconds } = payout;
  return { ...payoutOf(payout), amount, currency, createdAt: new Date(seconds * 1000) };
}

/**
 * Returns the state of a payout. RazorpayX queues a payout if the balance is too low or while a bank is down; the reason
 * distinguishes the two.
 */
function stateOf({ status, status_details: details }: Payout): ProviderPayoutState {
  const isShort = status === 'queued' && /balance/i.test(details?.reason || 'low_balance');
  return ENDED[status] ?? (isShort ? 'LOW_BALANCE' : 'UNDER_WAY');
}
