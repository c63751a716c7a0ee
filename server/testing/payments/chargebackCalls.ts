import { newId } from '../../persistence/ids.js';
import { listBook } from '../books/books.js';
import type { TestMarketplace } from '../marketplace.js';
import { buy } from '../orders/orders.js';
import { signUpReader, type Person } from '../people/people.js';
import { makeStaff } from '../people/staff.js';
import { insertRow } from '../rows.js';

const MOMENT = '2026-01-15T06:30:00Z';
const PAID = { provider: 'simulator', amount: 24_950, currency: 'INR', created_at: MOMENT };

/** Returns the caller and the ID for the operation about a chargeback. Creates an order whose payment the bank questions. */
export function chargebackCalls(ask: () => TestMarketplace) {
  return {
    downloadEvidence: async (): Promise<{ as: Person; params: { id: string } }> => {
      const as = await signUpReader(ask());
      await makeStaff(ask().ports, as, 'FINANCE');
      return { as, params: { id: await questionedOrder(ask()) } };
    },
  };
}

/** Inserts an order that was paid online, and a chargeback of its payment. Returns the ID of the chargeback. */
async function questionedOrder(marketplace: TestMarketplace): Promise<string> {
  const { database } = marketplace;
  const seller = await signUpReader(marketplace);
  const buyer = await signUpReader(marketplace);
  const { id: orderId } = await buy(marketplace, buyer, await listBook(marketplace, seller));
  const [intentId, attemptId, id] = [newId('intent'), newId('attempt'), newId('chargeback')];
  const intent = { status: 'PAID', expires_at: MOMENT, settled_at: MOMENT };
  await insertRow(database, 'payment_intents', { ...PAID, ...intent, id: intentId, order_id: orderId });
  const attempt = { status: 'CAPTURED', outcome: 'ACCEPTED', captured_at: MOMENT, reference: 'pay_1' };
  await insertRow(database, 'payment_attempts', { ...PAID, ...attempt, id: attemptId, intent_id: intentId });
  await insertRow(database, 'chargebacks', {
    id,
    attempt_id: attemptId,
    reference: 'disp_1',
    phase: 'CHARGEBACK',
    status: 'OPEN',
    reason: 'The goods were not received',
    amount: 24_950,
    currency: 'INR',
    deducted: 24_950,
    opened_at: MOMENT,
  });
  return id;
}
