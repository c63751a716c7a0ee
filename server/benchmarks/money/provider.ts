import Fastify from 'fastify';
import { simulatedProvider } from '../../simulators/payments/simulatedProvider.js';
import { Simulator } from '../../simulators/payments/simulator.js';
import { simulatorRoutes } from '../../simulators/payments/simulatorRoutes.js';
import type { PaymentProvider } from '../../payments/paymentProvider.js';

const KEYS = { keyId: 'rzp_test_bench', keySecret: 'a secret of benchmarks' };
const clock = { now: () => new Date() };

/** The secret that webhooks are signed with. */
export const WEBHOOK_SECRET = 'a secret of webhooks';

/** The payment simulator. Like a real provider, it runs outside the server: in the process of the benchmark. */
export interface BenchProvider {
  simulator: Simulator;
  address: string;
  /** Sends the webhooks of the simulator to this address from now on. */
  sendWebhooksTo(address: string): void;
  close(): Promise<void>;
}

/** Starts the payment simulator on a port of its own. */
export async function openProvider(): Promise<BenchProvider> {
  let address = '';
  let webhookAddress: string | null = null;
  const simulator = new Simulator({
    ...KEYS,
    clock,
    webhookSecret: WEBHOOK_SECRET,
    addressFor: () => address,
    webhookAddress: () => webhookAddress,
  });
  const http = Fastify({ forceCloseConnections: true });
  await http.register(simulatorRoutes, { simulator });
  address = await http.listen({ port: 0, host: '127.0.0.1' });
  return {
    simulator,
    address,
    sendWebhooksTo: (to) => {
      webhookAddress = to;
    },
    close: () => http.close(),
  };
}

/** Returns a payment provider whose requests go to the simulator at this address. */
export function providerAt(address: string): PaymentProvider {
  return simulatedProvider({ ...KEYS, clock, webhookSecrets: [WEBHOOK_SECRET], address: () => address });
}
