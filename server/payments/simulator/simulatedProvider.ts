import type { PaymentProvider } from '../paymentProvider.js';
import { razorpayProvider, type RazorpayOptions } from '../razorpay/razorpayProvider.js';

/** Returns the provider for a simulator, which speaks Razorpay's API. */
export function simulatedProvider(options: Omit<RazorpayOptions, 'name' | 'isSimulated'>): PaymentProvider {
  return razorpayProvider({ ...options, name: 'simulator', isSimulated: true });
}
