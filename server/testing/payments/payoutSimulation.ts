import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { PayoutProvider } from '../../payments/payoutProvider.js';
import { payoutRoutes } from '../../simulators/payouts/payoutRoutes.js';
import { PayoutSimulator } from '../../simulators/payouts/payoutSimulator.js';
import { simulatedPayouts } from '../../simulators/payouts/simulatedPayouts.js';
import { TestClock } from '../clock.js';

/** A payout simulator on its own port, and the provider that calls it over HTTP. */
export interface PayoutSimulation {
  simulator: PayoutSimulator;
  provider: PayoutProvider;
  address: string;
  /** Sends webhooks to this address from now on. Before the first call, none are sent. */
  sendWebhooksTo(address: string): void;
  close(): Promise<void>;
}

const ACCESS = { keyId: 'rzp_test_panna', keySecret: 'a secret of tests', account: '7878780080316316' };

/** Opening balance of the simulator: a million rupees, in paise. */
const BALANCE = 100_000_000;

/** Opens a simulation. If `timeoutMs` is given, the provider gives up on a call after that time. */
export async function openPayoutSimulation(
  clock: TestClock = new TestClock(),
  options: { timeoutMs?: number } = {},
): Promise<PayoutSimulation> {
  let webhookAddress: string | null = null;
  const simulator = new PayoutSimulator({
    ...ACCESS,
    clock,
    webhookSecret: 'payout secret',
    balance: BALANCE,
    webhookAddress: () => webhookAddress,
    linkAddress: () => 'http://links.example',
  });
  const http = Fastify({ forceCloseConnections: true });
  await http.register(payoutRoutes, { simulator });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  return {
    simulator,
    provider: simulatedPayouts({
      ...ACCESS,
      ...options,
      webhookSecrets: ['payout secret'],
      address: () => address,
    }),
    address,
    sendWebhooksTo: (to) => {
      webhookAddress = to;
    },
    close: () => http.close(),
  };
}
