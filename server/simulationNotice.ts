import type { PaymentConfig } from './paymentSettings.js';

/** Returns a line for the operator if payments are simulated; null otherwise. */
export function simulationNotice(config: {
  payments: PaymentConfig;
  publicUrl: string | null;
}): string | null {
  if (config.payments.kind !== 'simulator') return null;
  if (!config.publicUrl?.startsWith('https:'))
    return 'Payments are simulated: no money moves (PAYMENTS=simulator)';
  return (
    `WARNING: PAYMENTS=simulator on ${config.publicUrl}: orders count as paid although NO MONEY MOVES. ` +
    'If this is a shop, set PAYMENTS=razorpay or PAYMENTS=direct.'
  );
}
