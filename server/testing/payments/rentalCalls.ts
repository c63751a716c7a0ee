import { newId } from '../../persistence/ids.js';
import type { TestMarketplace } from '../marketplace.js';
import type { Person } from '../people/people.js';
import { insertRow } from '../rows.js';

const MOMENT = '2026-01-15T06:30:00Z';
const ASKED = {
  provider: 'simulator',
  amount: 4_900,
  currency: 'INR',
  created_at: MOMENT,
  expires_at: MOMENT,
};

/** Inserts the online payment of an order, and an extension of its rented line that awaits its own payment. */
async function awaitedExtension({ database }: TestMarketplace, orderItemId: string): Promise<void> {
  const [line] = await database.query<{ orderId: string }>(
    `SELECT f.order_id AS "orderId" FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id WHERE i.id = $1`,
    [orderItemId],
  );
  const [paid, awaited] = [newId('intent'), newId('intent')];
  const of = { ...ASKED, order_id: line?.orderId };
  await insertRow(database, 'payment_intents', { ...of, id: paid, status: 'PAID', settled_at: MOMENT });
  await insertRow(database, 'payment_intents', {
    ...of,
    id: awaited,
    status: 'AWAITING',
    purpose: 'EXTENSION',
    order_item_id: orderItemId,
  });
}

interface Rented {
  marketplace: TestMarketplace;
  buyer: Person;
  /** Creates a rental whose copies were delivered. */
  rent(): Promise<{ itemId: string }>;
}

/** Returns the caller and the order line for the operations about rented copies. */
export function rentalCalls(ask: () => Rented) {
  const call = async () => ({ as: ask().buyer, params: { id: (await ask().rent()).itemId } });
  return {
    buyRental: call,
    extendRental: call,
    giveUpRentalPayment: async () => {
      const made = await call();
      await awaitedExtension(ask().marketplace, made.params.id);
      return made;
    },
  };
}
