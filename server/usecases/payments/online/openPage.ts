import { orderNumber } from '../../../notifications/mailParts.js';
import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import { payerOf } from '../../../persistence/queries/payments/payers.js';
import { intentById, type StoredIntent } from '../../../persistence/queries/payments/intents.js';
import { money } from '../../../domain/money/money.js';
import { receiptOf, type PaymentPurpose } from '../../../domain/payments/rentalPayment.js';
import { record } from '../../record.js';
import { requireAbility } from '../../requireAbility.js';
import { providerOf, type PaymentPorts } from './paymentPorts.js';

/** Returns the address to which the provider sends the buyer back. For a rental payment, the address names the line. */
function returnUrl(ofOrder: string, { orderItemId }: Pick<StoredIntent, 'orderItemId'>): string {
  const url = new URL(ofOrder);
  if (orderItemId !== null) url.searchParams.set('rental', orderItemId);
  return url.toString();
}

/** The first words of the description on the provider's page. The order number follows them. */
const DESCRIPTIONS: Record<Exclude<PaymentPurpose, 'DEPOSIT'>, string> = {
  ORDER: 'Order',
  EXTENSION: 'Rental extension, order',
  PURCHASE: 'Rented books to keep, order',
};

/** Opens the page of an online payment at the provider, and stores its address. Does nothing if the page is already open. */
export async function openPage(ports: PaymentPorts, { intentId }: { intentId: string }): Promise<void> {
  await requireAbility(ports, 'payments:follow');
  const intent = await intentById(ports.database, intentId);
  if (intent?.status === 'AWAITING' && intent.pageReference === null) await openPageOf(ports, intent);
}

async function openPageOf(ports: PaymentPorts, intent: StoredIntent): Promise<void> {
  if (intent.purpose === 'DEPOSIT') return;
  const { provider, returnUrlOf } = providerOf(ports, intent.provider);
  const page = await provider.openPage({
    receipt: receiptOf(intent),
    amount: money(intent.amount, intent.currency),
    blockable: intent.blockable === null ? null : money(intent.blockable, intent.currency),
    description: `${DESCRIPTIONS[intent.purpose]} ${orderNumber(intent.orderId)}`,
    expiresAt: intent.expiresAt,
    returnUrl: returnUrl(returnUrlOf(intent.orderId), intent),
    payer: await payerOf(ports.database, intent.orderId),
  });
  await ports.database.transaction(async (tx) => {
    const at = { pageReference: page.reference, pageUrl: page.url };
    await tx.update(PaymentIntentEntity, { id: intent.id }, at);
    const { orderId, buyerId } = intent;
    await record(ports, tx, { type: 'PaymentPageOpened', orderId, buyerId });
  });
}
