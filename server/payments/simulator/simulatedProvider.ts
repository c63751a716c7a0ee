import type { PaymentProvider } from '../paymentProvider.js';
import { razorpayClient } from '../razorpay/razorpayClient.js';
import { razorpayProvider, type RazorpayOptions } from '../razorpay/razorpayProvider.js';
import { offerBlock, simulatedBlocks } from './simulatedBlocks.js';

/** Returns the provider for a simulator, which speaks Razorpay's API. It blocks deposits too. */
export function simulatedProvider(options: Omit<RazorpayOptions, 'name' | 'isSimulated'>): PaymentProvider {
  const provider = razorpayProvider({ ...options, name: 'simulator', isSimulated: true });
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
