import { ProviderUnavailable } from '../../payments/paymentProvider.js';
import type { PayoutProvider } from '../../payments/payoutProvider.js';
import type { RecordingScope } from '../record.js';
import type { Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

/** The ports of the jobs that make payouts. */
export type PayoutPorts = Acting &
  RecordingScope &
  Pick<Ports, 'database' | 'clock' | 'payouts' | 'payoutTerms' | 'secrets'>;

/**
 * Returns the configured provider. Throws ProviderUnavailable if the payout was sent to another provider, so that it waits
 * until the operator configures that provider again.
 */
export function payoutProviderOf({ payouts }: Pick<Ports, 'payouts'>, name: string): PayoutProvider {
  if (payouts?.name === name) return payouts;
  throw new ProviderUnavailable(`The payout provider ${name} is not configured`);
}
