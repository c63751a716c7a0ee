import type { FastifyInstance } from 'fastify';
import { takeNews, type WebhookPorts } from '../usecases/payments/online/takeNews.js';

/** Path at which the payment provider reports changes. */
export const PAYMENT_WEBHOOKS = '/api/webhooks/payments';

/** Maximum size of a webhook in bytes. Those of providers have a few thousand. */
const LARGEST = 262_144;

/**
 * Registers POST /api/webhooks/payments, where the payment provider reports changes. The signature covers the raw body,
 * so the body is not parsed here.
 */
export async function paymentWebhook(http: FastifyInstance, ports: WebhookPorts): Promise<void> {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  http.post<{ Body: Buffer | undefined }>(PAYMENT_WEBHOOKS, { bodyLimit: LARGEST }, async (request) => {
    await takeNews(ports, request.body ?? Buffer.alloc(0), request.headers);
    return { status: 'success' };
  });
}
