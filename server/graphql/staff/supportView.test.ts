import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent, viewOrder } from '../../testing/orders.js';
import { signUpReader, type Person } from '../../testing/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';
import { makeStaff, openSupportView } from '../../testing/staff.js';

let marketplace: TestMarketplace;
let seller: Person;
let support: Person;
let asha: Person;
let view: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  support = await signUpReader(marketplace, 'Sana');
  asha = await signUpReader(marketplace);
  await makeStaff(marketplace.ports, support, 'SUPPORT');
  view = await openSupportView(marketplace, support, asha);
});

describe('the money of an order', () => {
  it('is not shown in a support view, in neither transport', async () => {
    const order = await rent(marketplace, asha, await listBook(marketplace, seller));
    const { id, fulfillments, totalAmount } = order;
    await deliver(marketplace, order, seller, asha);
    expect(await viewOrder(marketplace, asha, id)).toMatchObject({
      ledger: expect.arrayContaining([expect.anything()]),
      fulfillments: [{ settlement: expect.anything() }],
    });
    expect(await viewOrder(marketplace, view, id)).toMatchObject({
      totalAmount,
      ledger: [],
      fulfillments: [{ settlement: null }],
    });
    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get<Data<{ fulfillment: object }>>(
      `/api/v1/fulfillments/${fulfillments[0]?.id}`,
      { as: view },
    );
    expect(body.data.fulfillment).toMatchObject({ ledger: [], settlement: null, actions: [] });
  });

  it('is said to be hidden in the mail that tells of the view', async () => {
    await marketplace.ask('mutation { endSupportView { userErrors { code } } }', {}, view.token);
    const told = (await deliverMail(marketplace)).filter(({ to }) => to.address === asha.email);
    expect(told.at(-1)?.text).toMatch(/prices and the payment method, but not\s+payments and refunds/);
  });
});
