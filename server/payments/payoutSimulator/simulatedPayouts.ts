import { razorpayxProvider, type RazorpayxOptions } from '../razorpayx/razorpayxProvider.js';
import type { PayoutProvider } from '../payoutProvider.js';

/** Returns the payout provider that calls a simulator by RazorpayX's API. */
export function simulatedPayouts(options: Omit<RazorpayxOptions, 'name' | 'isSimulated'>): PayoutProvider {
  return razorpayxProvider({ ...options, name: 'payout-simulator', isSimulated: true });
}
