import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../persistence/database.js';
import { listBook } from '../../../testing/books/books.js';
import { addToCart, viewCart } from '../../../testing/orders/carts.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { placed, placeOrder } from '../../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
/** The number of upcoming transactions that fail as if another order had taken the copies. */
let failures = 0;
/** The ids of the orders that each transaction inserted, whether or not it was committed. */
const inserted: string[][] = [];
beforeAll(async () => {
  marketplace = await TestMarketplace.open({
    change: (ports) => ({ ...ports, database: withFailures(ports.database) }),
  });
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());

function withFailures(database: Database): Database {
  const transaction: Database['transaction'] = (work) =>
    database.transaction(async (tx) => {
      const result = await work(tx);
      const orders = await tx.query<{ id: string }>('SELECT id FROM orders');
      inserted.push(orders.map(({ id }) => id));
      if (failures > 0) {
        failures -= 1;
        throw Object.assign(new Error(), { constraint: 'allocations_never_overlap' });
      }
      return result;
    });
  return Object.assign(Object.create(database) as Database, { transaction });
}

it('inserts an order under the same id at the second attempt', async () => {
  const buyer = await signUpReader(marketplace);
  await addToCart(marketplace, buyer, await listBook(marketplace, seller));
  inserted.length = 0;
  failures = 1;
  const { id } = placed(await placeOrder(marketplace, buyer));
  expect(inserted).toEqual([[id], [id]]);
});

it('orders nothing if the second attempt fails too', async () => {
  const buyer = await signUpReader(marketplace);
  await addToCart(marketplace, buyer, await listBook(marketplace, seller));
  failures = 2;
  expect((await placeOrder(marketplace, buyer)).userErrors).toMatchObject([{ code: 'TRY_AGAIN' }]);
  expect((await viewCart(marketplace, buyer)).itemCount).toBe(1);
});
