import { randomUUID } from 'node:crypto';
import { refuse } from '../../../domain/shared/errors.js';
import type { PaymentNews } from '../../../payments/paymentProvider.js';
import { intentOfPage } from '../../../persistence/queries/payments/intents.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { Ports } from '../../scope.js';
import { recordNews } from './recordNews.js';

export type WebhookPorts = Pick<Ports, 'database' | 'clock' | 'queue' | 'payments'>;

/** Headers of a request, as Node.js represents them. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Accepts a webhook of the provider. Records the event and queues the work, so that the provider gets its answer at once. A
 * repeated delivery changes nothing. Throws WEBHOOK_SIGNATURE_INVALID if the provider did not sign it or the signature is
 * replayed, and WEBHOOKS_OFF if no provider is configured.
 */
export async function takeNews(ports: WebhookPorts, body: Buffer, headers: Headers): Promise<void> {
  const provider = ports.payments?.provider ?? refuse('WEBHOOKS_OFF');
  const news = provider.readWebhook(body, headers) ?? refuse('WEBHOOK_SIGNATURE_INVALID');
  await ports.database.transaction(async (tx) => {
    const signed = { ...news, provider: provider.name, body };
    if (await recordNews(tx, signed, ports.clock)) await queueWork(ports, tx, provider.name, news);
  });
}

async function queueWork(
  { queue }: WebhookPorts,
  tx: Transaction,
  provider: string,
  { pageReference, paymentReference, chargebackReference, transferReference }: PaymentNews,
): Promise<void> {
  if (chargebackReference) {
    await queue.add(tx, 'read-chargeback', [{ id: randomUUID(), data: { reference: chargebackReference } }]);
    return;
  }
  if (transferReference) {
    await queue.add(tx, 'check-transfer', [{ id: randomUUID(), data: { reference: transferReference } }]);
    return;
  }
  const intent = pageReference ? await intentOfPage(tx, provider, pageReference) : null;
  if (intent) await queue.add(tx, 'check-payment', [{ id: randomUUID(), data: { intentId: intent.id } }]);
  else if (paymentReference)
    await queue.add(tx, 'read-payment', [{ id: randomUUID(), data: { reference: paymentReference } }]);
}
