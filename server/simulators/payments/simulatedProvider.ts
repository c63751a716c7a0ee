import type { PaymentProvider } from '../../payments/paymentProvider.js';
import { razorpayClient } from '../../payments/razorpay/razorpayClient.js';
import { razorpayProvider, type RazorpayOptions } from '../../payments/razorpay/razorpayProvider.js';
import { offerBlock, simulatedBlocks } from './simulatedBlocks.js';
import { routeProvider, type RouteOptions } from '../../payments/route/routeProvider.js';
import type { SplitProvider } from '../../payments/splitProvider.js';

const SIMULATOR = { name: 'simulator', isSimulated: true };

/** Returns a payment provider that calls a simulator through Razorpay's API. Unlike Razorpay, it can also block deposits. */
export function simulatedProvider(options: Omit<RazorpayOptions, 'name' | 'isSimulated'>): PaymentProvider {
  const provider = razorpayProvider({ ...options, ...SIMULATOR });
  const ask = razorpayClient(options);
  return {
    ...provider,
    blocks: simulatedBlocks(ask),
    async openPage(request) {
      const page = await provider.openPage(request);
      if (request.blockable) await offerBlock(ask, page.reference, request.blockable);
      return page;
    },
  };
}

/** Returns a provider of transfers that calls a simulator through Razorpay's API. */
export function simulatedSplit(options: Omit<RouteOptions, 'name' | 'isSimulated'>): SplitProvider {
  return routeProvider({ ...options, ...SIMULATOR });
}
