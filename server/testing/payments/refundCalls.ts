import { newId } from '../../persistence/ids.js';
import { listBook } from '../books/books.js';
import type { TestMarketplace } from '../marketplace.js';
import { mutate } from '../mutate.js';
import { buy } from '../orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../people/people.js';
import { insertRow } from '../rows.js';

const LONG_AGO = '2025-01-15T06:30:00Z';
const PAID = { provider: 'simulator', amount: 24_950, currency: 'INR', created_at: LONG_AGO };

/** Returns the callers and IDs for the operations about refunds by payout. */
export function refundCalls(ask: () => TestMarketplace) {
  const ofOldOrder = async (): Promise<{ as: Person; params: { id: string } }> => {
    const as = await signUpReader(ask());
    await mutate(ask(), as, 'confirmIdentity', '__typename', { password: PASSWORD });
    return { as, params: { id: await oldOrder(ask(), as) } };
  };
  return { viewRefundByPayout: ofOldOrder, giveRefundAccount: ofOldOrder };
}

/** Inserts an old order that was paid online, with a refund that awaits the buyer's refund account. Returns the order's ID. */
async function oldOrder(marketplace: TestMarketplace, buyer: Person): Promise<string> {
  const { database } = marketplace;
  const seller = await signUpReader(marketplace);
  const { id: orderId } = await buy(marketplace, buyer, await listBook(marketplace, seller));
  const [intentId, attemptId, id] = [newId('intent'), newId('attempt'), newId('refund')];
  const intent = { status: 'PAID', expires_at: LONG_AGO, settled_at: LONG_AGO };
  await insertRow(database, 'payment_intents', { ...PAID, ...intent, id: intentId, order_id: orderId });
  const captured = { status: 'CAPTURED', captured_at: LONG_AGO, refundable_until: LONG_AGO };
  const attempt = { ...captured, outcome: 'ACCEPTED', reference: attemptId };
  await insertRow(database, 'payment_attempts', { ...PAID, ...attempt, id: attemptId, intent_id: intentId });
  const refund = { id, attempt_id: attemptId, status: 'PENDING', by_payout: true };
  await insertRow(database, 'provider_refunds', {
    ...refund,
    amount: 24_950,
    currency: 'INR',
    created_at: LONG_AGO,
  });
  return orderId;
}
