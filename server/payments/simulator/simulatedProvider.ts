import type { PaymentProvider } from '../paymentProvider.js';
import { razorpayClient } from '../razorpay/razorpayClient.js';
import { razorpayProvider, type RazorpayOptions } from '../razorpay/razorpayProvider.js';
import { offerBlock, simulatedBlocks } from './simulatedBlocks.js';
import { routeProvider, type RouteOptions } from '../route/routeProvider.js';
import type { SplitProvider } from '../splitProvider.js';

const SIMULATOR = { name: 'simulator', isSimulated: true };

/** Returns the provider for a simulator, which speaks Razorpay's API. It blocks deposits too. */
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

/** Returns the provider of transfers for a simulator. */
export function simulatedSplit(options: Omit<RouteOptions, 'name' | 'isSimulated'>): SplitProvider {
  return routeProvider({ ...options, ...SIMULATOR });
}
