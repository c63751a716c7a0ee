import type { PaymentProvider } from '../paymentProvider.js';
import { razorpayProvider, type RazorpayOptions } from '../razorpay/razorpayProvider.js';
import { routeProvider, type RouteOptions } from '../route/routeProvider.js';
import type { SplitProvider } from '../splitProvider.js';

const SIMULATOR = { name: 'simulator', isSimulated: true };

/** Returns the provider for a simulator, which speaks Razorpay's API. */
export function simulatedProvider(options: Omit<RazorpayOptions, 'name' | 'isSimulated'>): PaymentProvider {
  return razorpayProvider({ ...options, ...SIMULATOR });
}

/** Returns the provider of transfers for a simulator. */
export function simulatedSplit(options: Omit<RouteOptions, 'name' | 'isSimulated'>): SplitProvider {
  return routeProvider({ ...options, ...SIMULATOR });
}
