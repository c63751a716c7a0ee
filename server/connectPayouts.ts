import type { FastifyInstance } from 'fastify';
import { PAYOUT_WEBHOOKS } from './http/paymentWebhook.js';
import type { PayoutProvider } from './payments/payoutProvider.js';
import { linkPages } from './simulators/payouts/linkPages.js';
import { payoutRoutes } from './simulators/payouts/payoutRoutes.js';
import { PayoutSimulator } from './simulators/payouts/payoutSimulator.js';
import { simulatedPayouts } from './simulators/payouts/simulatedPayouts.js';
import { RAZORPAY_ADDRESS } from './payments/razorpay/razorpayProvider.js';
import { razorpayxProvider } from './payments/razorpayx/razorpayxProvider.js';
import type { PayoutConfig } from './payoutSettings.js';
import type { Clock } from './usecases/scope.js';

/** Path below which Panna serves the payout simulator. */
const PAYOUT_SIMULATOR = '/simulator/payouts';

/** Path below which Panna serves the pages of simulated payout links. */
const PAYOUT_LINKS = '/simulator/payout-links';

/** Opening balance of the operator's simulated account, in paise. */
const SIMULATED_BALANCE = 10_000_000_000;

interface PayoutParts {
  clock: Clock;
  /** Returns the address of this process. Until it listens, returns the public URL; null if there is none. */
  served: () => string | null;
  /** Returns the secret for a purpose. All processes of the site get the same secret. */
  secretOf: (purpose: string) => string;
}

/**
 * Returns the configured payout provider, and the simulator behind it. Both are null if staff pay by hand; a real
 * provider has no simulator.
 */
export function connectPayouts(
  config: PayoutConfig,
  { clock, served, secretOf }: PayoutParts,
): { payouts: PayoutProvider | null; payoutSimulator: PayoutSimulator | null } {
  if (config.kind === 'by-hand') return { payouts: null, payoutSimulator: null };
  if (config.kind === 'razorpayx') {
    const razorpayx = { name: 'razorpayx', isSimulated: false, address: () => RAZORPAY_ADDRESS };
    return { payouts: razorpayxProvider({ ...config, ...razorpayx }), payoutSimulator: null };
  }
  const webhookSecret = secretOf('payout webhooks');
  const access = {
    keyId: 'rzp_test_simulator',
    keySecret: secretOf('payout key'),
    account: '7878780000000001',
  };
  return {
    payouts: simulatedPayouts({
      ...access,
      webhookSecrets: [webhookSecret],
      address: () => `${served()}${PAYOUT_SIMULATOR}`,
    }),
    payoutSimulator: new PayoutSimulator({
      ...access,
      clock,
      webhookSecret,
      balance: SIMULATED_BALANCE,
      linkAddress: () => `${served() ?? ''}${PAYOUT_LINKS}`,
      webhookAddress: () => served() && `${served()}${PAYOUT_WEBHOOKS}`,
    }),
  };
}

/** Serves the API of the payout simulator, and the pages of its payout links. */
export async function servePayoutSimulator(http: FastifyInstance, simulator: PayoutSimulator): Promise<void> {
  await http.register(payoutRoutes, { prefix: PAYOUT_SIMULATOR, simulator });
  await http.register(linkPages, { prefix: PAYOUT_LINKS, simulator });
}
