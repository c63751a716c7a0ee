import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { Interruption } from '../../testing/interruption.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, take, type Order } from '../../testing/orders/orders.js';
import { papersInShort, papersOf } from '../../testing/papers.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const interruption = new Interruption();
let marketplace: TestMarketplace;
beforeAll(async () => {
  const change = interruption.of.bind(interruption);
  marketplace = await TestMarketplace.open({
    change: (ports) => ({ ...ports, database: change(ports.database) }),
  });
});
afterAll(() => marketplace.close());

interface Sale {
  seller: Person;
  buyer: Person;
  order: Order;
}

/** Sells three books of a seller in three confirmed orders. */
async function threeSales(): Promise<[Sale, Sale, Sale]> {
  const seller = await signUpReader(marketplace, 'Dev');
  const buyer = await signUpReader(marketplace, 'Meera');
  const bookId = await listBook(marketplace, seller, { copies: 3 });
  const sold = async () => {
    const order = await buy(marketplace, buyer, bookId);
    await take(marketplace, seller, 'confirmFulfillment', order.fulfillments[0]?.id ?? '');
    return { seller, buyer, order };
  };
  return [await sold(), await sold(), await sold()];
}

const ship = ({ seller, order }: Sale) =>
  take(marketplace, seller, 'shipFulfillment', order.fulfillments[0]?.id ?? '');
const bill = (number: number) => [`BILL_OF_SUPPLY B/25-26/000${number} 249.50`];
const billsOf = ({ buyer, order }: Sale) => papersInShort(marketplace, buyer, order);

/** Makes the next transaction roll back. The returned array then holds the seller's bill numbers in that transaction. */
function rollBack({ seller }: Sale, error: Error): number[] {
  const numbers: number[] = [];
  interruption.beforeNextCommit(async (tx) => {
    const query = 'SELECT number FROM papers WHERE issuer_id = $1 ORDER BY number';
    numbers.push(...(await tx.query<{ number: number }>(query, [seller.id])).map(({ number }) => number));
    throw error;
  });
  return numbers;
}

it('A dispatch that is rolled back after its bill was numbered burns no number', async () => {
  const [first, second, third] = await threeSales();
  await ship(first);
  const numbers = rollBack(second, new Error('The server stops'));
  await expect(ship(second)).rejects.toThrow('GraphQL refused');
  expect(numbers).toEqual([1, 2]);
  expect(await papersOf(marketplace, second.buyer, second.order)).toEqual([]);
  await ship(third);
  await ship(second);
  expect([await billsOf(first), await billsOf(third), await billsOf(second)]).toEqual([
    bill(1),
    bill(2),
    bill(3),
  ]);
});

it('A dispatch that is run again after a conflict takes one number', async () => {
  const [first, second] = await threeSales();
  const numbers = rollBack(first, Object.assign(new Error('Conflict'), { code: '40001' }));
  expect((await ship(first)).userErrors).toEqual([]);
  expect(numbers).toEqual([1]);
  await ship(second);
  expect([await billsOf(first), await billsOf(second)]).toEqual([bill(1), bill(2)]);
});
