import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, take, type Order } from '../../testing/orders/orders.js';
import { graphqlPayments } from '../../testing/payments.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let buyer: Person;
let dev: Person;
let ravi: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  [buyer, dev, ravi] = [
    await signUpReader(marketplace, 'Meera'),
    await signUpReader(marketplace, 'Dev'),
    await signUpReader(marketplace, 'Ravi'),
  ];
  await marketplace.database.query('UPDATE users SET email_verified_at = now()');
  await deliverMail(marketplace);
});

/** Returns the texts of the new mails to the buyer. */
const toBuyer = async () =>
  (await deliverMail(marketplace)).filter(({ to }) => to.address === buyer.email).map(({ text }) => text);

const confirmed = async (order: Order, seller: Person) => {
  const part = order.fulfillments.find((fulfillment) => fulfillment.seller.id === seller.id);
  await take(marketplace, seller, 'confirmFulfillment', part?.id ?? '');
  return (await toBuyer())[0] ?? '';
};

describe('Mail about an order that is paid directly', () => {
  it('says what is to be paid to each seller, and where it is shown how', async () => {
    const order = await buy(
      marketplace,
      buyer,
      await listBook(marketplace, dev),
      await listBook(marketplace, ravi, { salePrice: '120' }),
    );
    const [placed] = await toBuyer();
    expect(placed).toContain('You pay each seller directly, by UPI or in cash on delivery.');
    expect(placed).toMatch(/To pay to Dev: ₹249.50[^]*To pay to Ravi: ₹120.00/);

    const ofRavi = await confirmed(order, ravi);
    expect(ofRavi).toContain('You pay the seller directly, by UPI or in cash on delivery.');
    expect(ofRavi).toContain('To pay to Ravi: ₹120.00');
    expect(ofRavi).not.toContain('To pay to Dev');
  });

  it('no longer asks for a payment that the seller has received', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, dev));
    await toBuyer();
    expect(await graphqlPayments(marketplace).step(dev, 'confirmPayment', order)).toBeNull();
    await toBuyer();
    expect(await confirmed(order, dev)).not.toMatch(/To pay to|You pay/);
  });

  it('names no seller before the address of the buyer is verified', async () => {
    await marketplace.database.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [buyer.id]);
    await buy(marketplace, buyer, await listBook(marketplace, dev));
    const [placed] = await toBuyer();
    expect(placed).toContain('To pay to a seller: ₹249.50');
  });
});
