import { drawEvidence } from '../../papers/drawEvidence.js';
import type { Database } from '../../persistence/database.js';
import type { Ports } from '../../usecases/scope.js';
import { benchPorts } from '../benchPorts.js';
import { providerAt } from './provider.js';

/** Returns the ports of a marketplace that takes payments through the provider at this address. */
export function payingPorts(database: Database, provider: string): Ports {
  return {
    ...benchPorts(database),
    payments: {
      provider: providerAt(provider),
      split: null,
      offer: 'OFFERED',
      blocksDeposits: false,
      returnUrlOf: (orderId) => `http://panna.example/orders/${orderId}?payment=returned`,
      drawEvidence,
    },
  };
}
