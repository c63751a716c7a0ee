import { razorpayxProvider, type RazorpayxOptions } from '../razorpayx/razorpayxProvider.js';
import type { PayoutProvider } from '../payoutProvider.js';

/** Returns the payout provider for a simulator, which speaks RazorpayX's API. */
export function simulatedPayouts(options: Omit<RazorpayxOptions, 'name' | 'isSimulated'>): PayoutProvider {
  return razorpayxProvider({ ...options, name: 'payout-simulator', isSimulated: true });
}
