import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, type Order } from '../../testing/orders/orders.js';
import { signUpUnverified, type Person } from '../../testing/people/people.js';

const PRIZE = 'Win at https://evil.example or www.evil.example/prize\nVisit evil.com';

let marketplace: TestMarketplace;
let buyer: Person;
let seller: Person;
let order: Order;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  buyer = await signUpUnverified(marketplace, 'Congratulations Winner');
  seller = await signUpUnverified(marketplace, 'Dev');
});

async function mailsAfter(title: string): Promise<string[]> {
  order = await buy(marketplace, buyer, await listBook(marketplace, seller, { title }));
  await cancelOrder(marketplace, buyer, order.id, PRIZE);
  return (await deliverMail(marketplace)).flatMap(({ to, subject, text, html }) => [
    to.name,
    subject,
    text,
    html,
  ]);
}

const verify = () => marketplace.database.query('UPDATE users SET email_verified_at = now()');

it('mail to an unverified address names nobody', async () => {
  const texts = await mailsAfter('Godan');
  for (const name of ['Congratulations', 'Dev']) expect(texts.join('\n')).not.toContain(name);
  expect(texts.join('\n')).toContain('Hello,');
});

it('quotes what others wrote, and makes no link of it', async () => {
  await verify();
  const texts = (await mailsAfter('Godan at www.evil.example')).join('\n');
  expect(texts).toContain('Hello Dev,');
  expect(texts).toContain('Reason: “Win at');
  expect(texts).not.toMatch(/evil\.example|evil\.com|:\/\/evil|\n *Visit/);
});
