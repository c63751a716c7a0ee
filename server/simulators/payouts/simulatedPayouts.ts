import { razorpayxProvider, type RazorpayxOptions } from '../../payments/razorpayx/razorpayxProvider.js';
import type { PayoutProvider } from '../../payments/payoutProvider.js';

/** Returns a payout provider that calls a simulator through RazorpayX's API. */
export function simulatedPayouts(options: Omit<RazorpayxOptions, 'name' | 'isSimulated'>): PayoutProvider {
  return razorpayxProvider({ ...options, name: 'payout-simulator', isSimulated: true });
}
