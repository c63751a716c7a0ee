import type { AutomaticPorts } from '../../orders/steps/takeAutomaticSteps.js';
import { ProviderUnavailable } from '../../../payments/paymentProvider.js';
import type { OnlinePayments, Ports } from '../../scope.js';

/** The ports of the jobs that follow online payments. */
export type PaymentPorts = AutomaticPorts & Pick<Ports, 'payments' | 'queue'>;

/**
 * Returns the configured online payments. Throws ProviderUnavailable if another provider took the payment: its work then
 * waits until the operator configures it again.
 */
export function providerOf({ payments }: Pick<Ports, 'payments'>, name: string): OnlinePayments {
  if (payments?.provider.name === name) return payments;
  throw new ProviderUnavailable(`The payment provider ${name} is not configured`);
}
