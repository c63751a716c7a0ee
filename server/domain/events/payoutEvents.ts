import type { EndedPayoutStatus } from '../payouts/payout.js';
import type { PayoutRestriction } from '../payouts/payoutAccount.js';

/** Events of payouts to sellers, by name, each with its details. */
export interface PayoutEvents {
  PayoutAccountChanged: { sellerId: string };
  PayoutAccountRestricted: { sellerId: string; status: PayoutRestriction };
  PayoutAccountReinstated: { sellerId: string };
  PayoutAccountRefused: { sellerId: string };
  PayoutSettled: { payoutId: string; sellerId: string; status: EndedPayoutStatus };
}
