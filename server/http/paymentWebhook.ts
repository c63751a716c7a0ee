import type { FastifyInstance } from 'fastify';
import { takeNews, type Headers, type WebhookPorts } from '../usecases/payments/online/takeNews.js';
import { takePayoutNews, type PayoutWebhookPorts } from '../usecases/payouts/takePayoutNews.js';

/** Path at which the payment provider reports changes. */
export const PAYMENT_WEBHOOKS = '/api/webhooks/payments';

/** Path at which the payout provider reports changes. */
export const PAYOUT_WEBHOOKS = '/api/webhooks/payouts';

/** Maximum size of a webhook in bytes. Providers send only a few thousand bytes. */
const LARGEST = 262_144;

/**
 * Registers POST /api/webhooks/payments and /api/webhooks/payouts, where providers report changes. The signature covers the
 * raw body, so the body is not parsed here.
 */
export async function paymentWebhook(
  http: FastifyInstance,
  ports: WebhookPorts & PayoutWebhookPorts,
): Promise<void> {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const receive = (path: string, take: (body: Buffer, headers: Headers) => Promise<void>) =>
    http.post<{ Body: Buffer | undefined }>(path, { bodyLimit: LARGEST }, async ({ body, headers }) => {
      await take(body ?? Buffer.alloc(0), headers);
      return { status: 'success' };
    });
  receive(PAYMENT_WEBHOOKS, (body, headers) => takeNews(ports, body, headers));
  receive(PAYOUT_WEBHOOKS, (body, headers) => takePayoutNews(ports, body, headers));
}
