import { createHmac } from 'node:crypto';
import type { Config } from './config.js';
import type { PaymentProvider } from './payments/paymentProvider.js';
import { RAZORPAY_ADDRESS, razorpayProvider } from './payments/razorpay/razorpayProvider.js';
import { simulatedProvider } from './payments/simulator/simulatedProvider.js';
import { Simulator } from './payments/simulator/simulator.js';
import { keyFrom } from './secrets/secretBox.js';
import type { Clock } from './usecases/scope.js';

/** Path at which Panna receives webhooks of its payment provider. */
const WEBHOOKS = '/api/webhooks/payments';

/** Path below which Panna serves the payment simulator. */
export const SIMULATOR = '/simulator';

export interface ConnectedPayments {
  /** Null if buyers pay the sellers directly. */
  provider: PaymentProvider | null;
  /** The simulator for createApp to serve; null if there is none. */
  simulator: Simulator | null;
  /** Tells the simulator the address that this process listens on. */
  servedAt(address: string): void;
}

type PaymentParts = Pick<Config, 'payments' | 'publicUrl' | 'secretKey' | 'dataDir'>;

/** Returns the configured payment provider. Without `servedAt`, a simulator is looked for at the public URL. */
export function connectPayments(config: PaymentParts, clock: Clock): ConnectedPayments {
  const { payments } = config;
  if (payments.kind === 'simulator') return simulated(config, clock);
  const noSimulator = { simulator: null, servedAt: () => undefined };
  if (payments.kind === 'direct') return { provider: null, ...noSimulator };
  const razorpay = { name: 'razorpay', isSimulated: false, address: () => RAZORPAY_ADDRESS, clock };
  return { provider: razorpayProvider({ ...payments, ...razorpay }), ...noSimulator };
}

function simulated(config: PaymentParts, clock: Clock): ConnectedPayments {
  const { publicUrl } = config;
  let origin = publicUrl;
  const webhookSecret = simulatorSecret(config, 'webhooks');
  const keys = { keyId: 'rzp_test_simulator', keySecret: simulatorSecret(config, 'key') };
  const provider = simulatedProvider({
    ...keys,
    clock,
    webhookSecrets: [webhookSecret],
    address: () => `${origin}${SIMULATOR}`,
  });
  const simulator = new Simulator({
    ...keys,
    clock,
    webhookSecret,
    // The address by which the buyer reaches Panna, on a phone in the same network too.
    addressFor: (callbackUrl) => `${publicUrl ?? new URL(callbackUrl).origin}${SIMULATOR}`,
    webhookAddress: () => origin && `${origin}${WEBHOOKS}`,
  });
  return {
    provider,
    simulator,
    servedAt(address) {
      origin = address;
    },
  };
}

/**
 * Returns a secret that all processes with the same key share, so that a worker can call the simulator of another
 * process and nobody else can.
 */
function simulatorSecret(config: Pick<Config, 'secretKey' | 'dataDir'>, purpose: string): string {
  return createHmac('sha256', keyFrom(config)).update(`payment simulator: ${purpose}`).digest('hex');
}
