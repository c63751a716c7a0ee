import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { money } from '../../domain/money/money.js';
import type { PaymentProvider, PaymentRequest } from '../../payments/paymentProvider.js';
import { NO_FEES, type SimulatorFees } from '../../simulators/payments/fees.js';
import { simulatedProvider, simulatedSplit } from '../../simulators/payments/simulatedProvider.js';
import type { SplitProvider } from '../../payments/splitProvider.js';
import { Simulator } from '../../simulators/payments/simulator.js';
import { simulatorRoutes } from '../../simulators/payments/simulatorRoutes.js';
import { TestClock } from '../clock.js';

/** A payment simulator on its own port, and the provider that calls it over HTTP. */
export interface Simulation {
  simulator: Simulator;
  provider: PaymentProvider;
  split: SplitProvider;
  address: string;
  clock: TestClock;
  /** Sends webhooks to this address from now on. Before the first call, none are sent. */
  sendWebhooksTo(address: string): void;
  close(): Promise<void>;
}

export interface SimulationOptions {
  clock?: TestClock;
  /** The clock of the marketplace that calls the provider; by default the provider's own. */
  ownClock?: TestClock | undefined;
  /** Milliseconds after which the provider gives up on a call without a response. */
  timeoutMs?: number;
  /** Webhook secrets that the provider accepts; the simulator signs with the first. */
  webhookSecrets?: readonly [string, ...string[]];
  /** The provider's opening balance in minor units; by default enough for all refunds. */
  balance?: number;
  /** The provider's fees; by default the usual fees of Razorpay. */
  fees?: SimulatorFees;
}

/**
 * Options of a provider without fees and with an initial balance of zero, so that its balance is the money that buyers have
 * paid.
 */
export const FREE = { balance: 0, fees: NO_FEES } as const;

/** The API keys that all payment simulations accept. */
export const SIMULATION_KEYS = { keyId: 'rzp_test_panna', keySecret: 'a secret of tests' };

export async function openSimulation({
  clock = new TestClock(),
  ownClock = clock,
  webhookSecrets = ['first secret'],
  balance,
  fees,
  ...options
}: SimulationOptions = {}): Promise<Simulation> {
  let address = '';
  let webhookAddress: string | null = null;
  const simulator = new Simulator({
    ...SIMULATION_KEYS,
    clock,
    webhookSecret: webhookSecrets[0],
    ...(balance !== undefined && { balance }),
    ...(fees && { fees }),
    addressFor: () => address,
    webhookAddress: () => webhookAddress,
  });
  const http = Fastify({ forceCloseConnections: true });
  await http.register(simulatorRoutes, { simulator });
  await http.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  const access = { ...SIMULATION_KEYS, address: () => address };
  return {
    simulator,
    provider: simulatedProvider({ ...access, ...options, webhookSecrets, clock: ownClock }),
    split: simulatedSplit({ ...access, ...options }),
    address,
    clock,
    sendWebhooksTo: (to) => {
      webhookAddress = to;
    },
    close: () => http.close(),
  };
}

/** Returns a request for a payment page of ₹249 that closes in 20 minutes. */
export function paymentRequest(clock: TestClock, changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    receipt: `intent_${randomUUID().slice(0, 8)}`,
    amount: money(24_900, 'INR'),
    blockable: null,
    description: 'Order 7Q2X4M',
    expiresAt: new Date(clock.now().getTime() + 20 * 60_000),
    returnUrl: 'http://127.0.0.1:4000/orders/order_1',
    payer: { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98765 43210' },
    ...changes,
  };
}
