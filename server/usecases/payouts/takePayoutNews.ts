import { randomUUID } from 'node:crypto';
import { refuse } from '../../domain/shared/errors.js';
import { recordNews } from '../payments/online/recordNews.js';
import type { Headers, WebhookPorts } from '../payments/online/takeNews.js';
import type { Ports } from '../scope.js';

export type PayoutWebhookPorts = Omit<WebhookPorts, 'payments'> & Pick<Ports, 'payouts'>;

/**
 * Accepts a webhook of the payout provider. Records the event and queues the work, so that the provider gets its answer at
 * once. A repeated delivery changes nothing. Throws WEBHOOK_SIGNATURE_INVALID if the provider did not sign it or the signature is
 * replayed, and WEBHOOKS_OFF if no provider is configured.
 */
export async function takePayoutNews(
  { payouts, database, clock, queue }: PayoutWebhookPorts,
  body: Buffer,
  headers: Headers,
): Promise<void> {
  const provider = payouts ?? refuse('WEBHOOKS_OFF');
  const news = provider.readWebhook(body, headers) ?? refuse('WEBHOOK_SIGNATURE_INVALID');
  const { key } = news;
  await database.transaction(async (tx) => {
    const signed = { ...news, provider: provider.name, body };
    if (!(await recordNews(tx, signed, clock)) || key === null) return;
    const id = randomUUID();
    if (key.startsWith('refund_'))
      await queue.add(tx, 'check-refund-payout', [{ id, data: { refundId: key } }]);
    else await queue.add(tx, 'check-payout', [{ id, data: { payoutId: key } }]);
  });
}
