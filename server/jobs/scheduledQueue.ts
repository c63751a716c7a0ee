import type { QueueOptions } from '../queue/pgBossQueue.js';

/** At most one job waits. A failed job is retried three times, a minute apart. */
export const SCHEDULED_QUEUE: QueueOptions = { policy: 'short', retryLimit: 3, retryDelay: 60 };
