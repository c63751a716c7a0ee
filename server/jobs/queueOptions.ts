import type { QueueOptions } from '../queue/pgBossQueue.js';

/**
 * Attempts to send a mail go on for about five days, at growing intervals, as is usual for mail servers. A batch takes
 * up to five minutes.
 */
export const MAIL_QUEUE: QueueOptions = {
  policy: 'standard',
  retryLimit: 14,
  retryDelay: 20,
  retryBackoff: true,
  expireInSeconds: 300,
  retentionMinutes: 20_160,
};

/** At most one job waits. A failed job is retried three times, a minute apart. */
export const SCHEDULED_QUEUE: QueueOptions = { policy: 'short', retryLimit: 3, retryDelay: 60 };

/** Retries soon if the provider does not respond, because a buyer is waiting. Later, follow-payments takes over. */
export const PAYMENT_QUEUE: QueueOptions = {
  policy: 'standard',
  retryLimit: 4,
  retryDelay: 3,
  retryBackoff: true,
};
