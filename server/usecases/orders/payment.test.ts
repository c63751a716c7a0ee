import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPorts } from '../../app.js';
import { refuse } from '../../domain/shared/errors.js';
import type { PaymentGateway, PaymentRequest } from '../../payments/paymentGateway.js';
import { listBook } from '../../testing/books.js';
import { rentInCart, viewCart } from '../../testing/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { ADDRESS } from '../../testing/orders.js';
import { signUpReader, type Person } from '../../testing/people.js';
import { openScope } from '../openScope.js';
import { placeOrder } from './placeOrder.js';

let marketplace: TestMarketplace;
let seller: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());

/** Orders a person's cart, with this payment gateway in place of the marketplace's. */
function placeOrderWith(payments: PaymentGateway, { token }: Person): Promise<string> {
  const { database, clock, dataDir } = marketplace;
  const ports = {
    ...createPorts(
      {
        dataDir,
        rateLimits: false,
        timeZone: 'Asia/Kolkata',
        currency: 'INR',
        exchangeRates: [],
        publicPages: true,
      },
      database,
      clock,
    ),
    payments,
  };
  const scope = openScope(ports, { token, address: '127.0.0.1', userAgent: null });
  return placeOrder(scope, { shippingAddress: ADDRESS, paymentMethod: 'NET_BANKING', idempotencyKey: 'key' });
}

it('asks the payment gateway once for what is due, deposits included', async () => {
  const buyer = await signUpReader(marketplace);
  await rentInCart(marketplace, buyer, await listBook(marketplace, seller), { months: 2 });
  const asked: PaymentRequest[] = [];
  const gateway = { authorize: async (request: PaymentRequest) => void asked.push(request) };
  const orderId = await placeOrderWith(gateway, buyer);
  expect(await placeOrderWith(gateway, buyer)).toBe(orderId);
  expect(asked).toEqual([
    { orderId, amountDue: { amount: 29_800, currencyCode: 'INR' }, method: 'NET_BANKING' },
  ]);
});

it('undoes the order when the payment is refused', async () => {
  const buyer = await signUpReader(marketplace);
  await rentInCart(marketplace, buyer, await listBook(marketplace, seller));
  const gateway = { authorize: async () => refuse('PAYMENT_REFUSED') };
  await expect(placeOrderWith(gateway, buyer)).rejects.toThrow('The payment was declined');
  const { items } = await viewCart(marketplace, buyer);
  expect(items).toMatchObject([{ problem: null }]);
  const orders = await marketplace.database.query('SELECT 1 FROM orders WHERE buyer_id = $1', [buyer.id]);
  expect(orders).toEqual([]);
});
