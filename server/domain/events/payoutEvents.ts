import type { PayoutStatus } from '../payouts/payout.js';

/** Events of payouts to sellers, by name, each with its details. */
export interface PayoutEvents {
  PayoutSettled: { payoutId: string; sellerId: string; status: Exclude<PayoutStatus, 'PENDING'> };
}
