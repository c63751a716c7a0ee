import type { RecordingScope } from '../record.js';
import type { Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

/** The ports of the jobs that pay refunds out. */
export type RefundPayoutPorts = Acting &
  RecordingScope &
  Pick<Ports, 'database' | 'clock' | 'payouts' | 'secrets'>;
