import { TRANSFER_LIMITS } from '../../domain/payouts/transfer.js';
import { ProviderUnavailable } from '../../payments/paymentProvider.js';
import type { SplitProvider } from '../../payments/splitProvider.js';
import type { RecordingScope } from '../record.js';
import type { Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';

/** The ports of the jobs that transfer the parts of payments to sellers. */
export type TransferPorts = Acting &
  RecordingScope &
  Pick<Ports, 'database' | 'clock' | 'payments' | 'payoutTerms' | 'secrets'>;

/**
 * Returns the configured provider. Throws ProviderUnavailable if the transfer was made with another provider, so that it waits
 * until the operator configures that provider again.
 */
export function splitOf({ payments }: Pick<Ports, 'payments'>, name: string): SplitProvider {
  const split = payments?.split;
  if (split?.name === name) return split;
  throw new ProviderUnavailable(`Transfers by ${name} are not configured`);
}

const MINUTE_MS = 60_000;

/**
 * Returns the times before which a request must have been sent to be repeated now: one for unanswered requests, one for refused
 * requests.
 */
export function askAgainBefore(now: Date): { unanswered: Date; refused: Date } {
  const { minutesForAnswer, minutesBetweenTries } = TRANSFER_LIMITS;
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  return { unanswered: before(minutesForAnswer), refused: before(minutesBetweenTries) };
}
