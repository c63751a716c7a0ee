import { createHmac } from 'node:crypto';
import type { Config } from './config.js';
import { connectPayouts } from './connectPayouts.js';
import { PAYMENT_WEBHOOKS } from './http/paymentWebhook.js';
import { drawEvidence } from './papers/drawEvidence.js';
import type { PayoutProvider } from './payments/payoutProvider.js';
import type { PayoutSimulator } from './simulators/payouts/payoutSimulator.js';
import { RAZORPAY_ADDRESS, razorpayProvider } from './payments/razorpay/razorpayProvider.js';
import { routeProvider } from './payments/route/routeProvider.js';
import { simulatedProvider, simulatedSplit } from './simulators/payments/simulatedProvider.js';
import { Simulator } from './simulators/payments/simulator.js';
import { keyFrom } from './secrets/secretBox.js';
import type { Clock, OnlinePayments } from './usecases/scope.js';

/** Path below which Panna serves the payment simulator. */
export const SIMULATOR = '/simulator';

export interface ConnectedPayments {
  /** The online payments; null if buyers pay the sellers directly. */
  payments: OnlinePayments | null;
  /** The simulator for createApp to serve; null if there is none. */
  simulator: Simulator | null;
  /** The payout provider; null if staff pay the sellers by hand. */
  payouts: PayoutProvider | null;
  /** The simulator of payouts for createApp to serve; null if there is none. */
  payoutSimulator: PayoutSimulator | null;
  /**
   * Sets the address that this process listens on. Simulators are called there. Without a public URL, buyers also
   * return there.
   */
  servedAt(address: string): void;
}

type PaymentParts = Pick<Config, 'payments' | 'payouts' | 'publicUrl' | 'secretKey' | 'dataDir'>;

/** Returns the configured online payments and payouts. The public URL is used until `servedAt` is called. */
export function connectPayments(config: PaymentParts, clock: Clock): ConnectedPayments {
  const site = siteAt(config.publicUrl);
  const secretOf = (purpose: string) => simulatorSecret(config, purpose);
  return {
    ...connectOnline(config, clock, site),
    ...connectPayouts(config.payouts, { clock, served: site.served, secretOf }),
    servedAt: site.servedAt,
  };
}

function connectOnline(
  config: PaymentParts,
  clock: Clock,
  site: SiteAddress,
): Pick<ConnectedPayments, 'payments' | 'simulator'> {
  const { payments } = config;
  if (payments.kind === 'direct') return { payments: null, simulator: null };
  if (payments.kind === 'simulator') return simulated(config, payments, clock, site);
  const razorpay = { name: 'razorpay', isSimulated: false, address: () => RAZORPAY_ADDRESS, clock };
  const provider = razorpayProvider({ ...payments, ...razorpay });
  const split = config.payouts.transfers ? routeProvider({ ...payments, ...razorpay }) : null;
  return { payments: onlinePayments({ provider, split }, payments, site), simulator: null };
}

/** The addresses of this site. The server sends its own requests to `served`; people open the site at `reached`. */
interface SiteAddress {
  /** The public URL until the server listens; null if there is none. */
  served(): string | null;
  reached(): string;
  servedAt(address: string): void;
}

function siteAt(publicUrl: string | null): SiteAddress {
  let served = publicUrl;
  return {
    served: () => served,
    reached: () => publicUrl ?? served ?? '',
    servedAt(address) {
      served = address;
    },
  };
}

function onlinePayments(
  { provider, split }: Pick<OnlinePayments, 'provider' | 'split'>,
  { required, blocksDeposits = false }: { required: boolean; blocksDeposits?: boolean },
  site: SiteAddress,
): OnlinePayments {
  return {
    provider,
    split,
    offer: required ? 'REQUIRED' : 'OFFERED',
    blocksDeposits,
    returnUrlOf: (orderId) => `${site.reached()}/orders/${orderId}?payment=returned`,
    drawEvidence,
  };
}

function simulated(
  config: PaymentParts,
  offered: { required: boolean; blocksDeposits: boolean },
  clock: Clock,
  site: SiteAddress,
): Pick<ConnectedPayments, 'payments' | 'simulator'> {
  const { publicUrl } = config;
  const webhookSecret = simulatorSecret(config, 'webhooks');
  const keys = { keyId: 'rzp_test_simulator', keySecret: simulatorSecret(config, 'key') };
  const access = { ...keys, address: () => `${site.served()}${SIMULATOR}` };
  const provider = simulatedProvider({ ...access, clock, webhookSecrets: [webhookSecret] });
  const split = config.payouts.transfers ? simulatedSplit(access) : null;
  const simulator = new Simulator({
    ...keys,
    clock,
    webhookSecret,
    // Without a public URL, the page is at the address to which the buyer returns.
    addressFor: (callbackUrl) => `${publicUrl ?? new URL(callbackUrl).origin}${SIMULATOR}`,
    webhookAddress: () => site.served() && `${site.served()}${PAYMENT_WEBHOOKS}`,
  });
  return { payments: onlinePayments({ provider, split }, offered, site), simulator };
}

/** Returns a secret that all processes with the same key share, so that only they can call each other's simulator. */
function simulatorSecret(config: Pick<Config, 'secretKey' | 'dataDir'>, purpose: string): string {
  return createHmac('sha256', keyFrom(config)).update(`payment simulator: ${purpose}`).digest('hex');
}
