import type { Money } from '../money/money.js';
import { isPayoutStep, type EndingPayoutAction, type PayoutStatus } from './payout.js';
import type { PayoutMethod } from './payoutAccount.js';

/**
 * The state of a payout at its provider. A LOW_BALANCE payout waits until the operator's account at the provider has
 * enough money. A RETURNED payout came back from the bank, before or after it was DONE. FAILED and RETURNED are final.
 */
export const ProviderPayoutState = {
  LOW_BALANCE: 'LOW_BALANCE',
  UNDER_WAY: 'UNDER_WAY',
  DONE: 'DONE',
  FAILED: 'FAILED',
  RETURNED: 'RETURNED',
} as const;
export type ProviderPayoutState = keyof typeof ProviderPayoutState;

/** The payment system through which banks send a payout. */
export type TransferMode = 'UPI' | 'IMPS' | 'NEFT';

/** The largest payouts by UPI and by IMPS, in minor units. */
const LARGEST = { UPI: 10_000_000, IMPS: 50_000_000 } as const;

/** Returns the way in which a provider can make a payout; null if no provider can, so that staff have to pay it. */
export function transferMode(method: PayoutMethod, { amount, currencyCode }: Money): TransferMode | null {
  if (currencyCode !== 'INR') return null;
  if (method === 'UPI') return amount <= LARGEST.UPI ? 'UPI' : null;
  return amount <= LARGEST.IMPS ? 'IMPS' : 'NEFT';
}

/**
 * Returns the step that a payout takes when its provider reports a state; null if the state changes nothing. States can be
 * reported twice and in any order.
 */
export function stepAfter(status: PayoutStatus, state: ProviderPayoutState): EndingPayoutAction | null {
  if (state === 'DONE' && isPayoutStep('completePayout', status)) return 'completePayout';
  const hasFailed = state === 'RETURNED' || (state === 'FAILED' && status === 'SENT');
  return hasFailed && isPayoutStep('failPayout', status) ? 'failPayout' : null;
}

/** The facts that decide whether a payout may be handed to the provider. */
export interface SendingFacts {
  /** True if the payout account is active and was not changed recently, and its owner is not suspended. */
  isPayable: boolean;
  /** True if a dispute about a part of the payout was opened after the payout was prepared. */
  isDisputed: boolean;
  mode: TransferMode | null;
}

/** True if a payout may be handed to the provider. If not, staff see why the payout waits. */
export function canSend({ isPayable, isDisputed, mode }: SendingFacts): boolean {
  return isPayable && !isDisputed && mode !== null;
}
