import type { AutomaticPorts } from '../../orders/steps/takeAutomaticSteps.js';
import type { DepositBlocks } from '../../../payments/depositBlocks.js';
import { ProviderUnavailable } from '../../../payments/paymentProvider.js';
import type { OnlinePayments, Ports } from '../../scope.js';

/** The ports of the jobs that follow online payments. */
export type PaymentPorts = AutomaticPorts & Pick<Ports, 'payments' | 'queue'>;

/**
 * Returns the configured online payments. Throws ProviderUnavailable if the payment was made with another provider, so that its
 * jobs wait until the operator configures that provider again.
 */
export function providerOf({ payments }: Pick<Ports, 'payments'>, name: string): OnlinePayments {
  if (payments?.provider.name === name) return payments;
  throw new ProviderUnavailable(`The payment provider ${name} is not configured`);
}

/** Returns the blocks of a provider. Throws ProviderUnavailable if it is not configured, or no longer blocks deposits. */
export function blocksOf(ports: Pick<Ports, 'payments'>, provider: string): DepositBlocks {
  const { blocks } = providerOf(ports, provider).provider;
  if (!blocks) throw new ProviderUnavailable(`The payment provider ${provider} blocks no deposits`);
  return blocks;
}
