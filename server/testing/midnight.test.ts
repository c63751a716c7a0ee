import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remindOfRentals } from '../usecases/notifications/remindOfRentals.js';
import { listBook } from './books/books.js';
import { rentInCart, viewCart } from './orders/carts.js';
import { daysLater } from './later.js';
import { deliverMail, jobPorts, subjectsTo } from './mail/mail.js';
import { TestMarketplace } from './marketplace.js';
import { buy, deliver, rent, viewOrder, type Order } from './orders/orders.js';
import { signUpReader, type Person } from './people/people.js';
import { RestClient } from './restClient.js';

// In India, 1 March begins at 18:30 UTC on 28 February.
const LATE = '2026-02-28T23:45:00+05:30';
const EARLY = '2026-03-01T00:15:00+05:30';

let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
beforeEach(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Dev');
  reader = await signUpReader(marketplace, 'Meera');
});
afterEach(() => marketplace.close());

/** Sets the clock and logs the seller and the reader in again, because their sessions expire. */
async function at(moment: string): Promise<void> {
  marketplace.clock.moveTo(moment);
  await daysLater(marketplace, 0, [seller, reader]);
}

/** Creates a rental that is due on 28 February. The reader has received it. */
async function dueOnTheLast(): Promise<{ order: Order; bookId: string }> {
  await at('2026-01-28T12:00:00+05:30');
  const bookId = await listBook(marketplace, seller);
  const order = await rent(marketplace, reader, bookId);
  await deliver(marketplace, order, seller, reader);
  await deliverMail(marketplace);
  return { order, bookId };
}

describe.each([
  [LATE, '2026-02-28', '2026-03-28'],
  [EARLY, '2026-03-01', '2026-04-01'],
])('at %s', (moment, today, inAMonth) => {
  beforeEach(() => at(moment));

  it(`today is ${today}`, async () => {
    const { marketplace: said } = await marketplace.ask<{ marketplace: object }>(
      '{ marketplace { today timeZone } }',
    );
    expect(said).toEqual({ today, timeZone: 'Asia/Kolkata' });
  });

  it('a rental begins on that day, and no day earlier', async () => {
    const bookId = await listBook(marketplace, seller, { copies: 2 });
    await rentInCart(marketplace, reader, bookId);
    const [line] = (await viewCart(marketplace, reader)).items;
    expect(line?.rentalPeriod).toMatchObject({ startsOn: today, endsOn: inAMonth });
    const dayBefore = today === '2026-02-28' ? '2026-02-27' : '2026-02-28';
    const other = await signUpReader(marketplace);
    const early = await rentInCart(marketplace, other, bookId, { startsOn: dayBefore });
    expect(early.userErrors.map(({ code }) => code)).toEqual(['DATE_IN_PAST']);
  });

  it('the calendar of a book begins with it', async () => {
    const id = await listBook(marketplace, seller);
    const { book } = await marketplace.ask<{ book: { freePeriods: object[]; nextFreeFrom: string } }>(
      'query ($id: ID!) { book(id: $id) { freePeriods { startsOn } nextFreeFrom } }',
      { id },
    );
    expect(book).toEqual({ freePeriods: [{ startsOn: today }], nextFreeFrom: today });
  });

  it('a timestamp in a REST request counts as that day', async () => {
    const rest = await RestClient.of(marketplace);
    const bookId = await listBook(marketplace, seller);
    const startDate = marketplace.clock.now().toISOString();
    const rentalDuration = { startDate, endDate: `${inAMonth}T12:00:00+05:30` };
    const body = { bookId, type: 'rent', rentalDuration };
    const added = await rest.post('/api/v1/cart/add', { as: reader, body });
    expect(added).toMatchObject({
      status: 200,
      body: { data: { cart: { items: [{ rentalDuration: { startDate: today, endDate: inAMonth } }] } } },
    });
  });

  it('a sale counts in its month, and is exported under its day', async () => {
    await buy(marketplace, reader, await listBook(marketplace, seller));
    const { dashboard } = await marketplace.ask<{
      dashboard: { revenue: { month: string; amount: object }[] };
    }>('{ dashboard { revenue { month amount { amount } } } }', {}, seller.token);
    expect(dashboard.revenue.at(-1)).toEqual({
      month: `${today.slice(0, 7)}-01`,
      amount: { amount: '249.50' },
    });
    const file = await fetch(`${marketplace.url}/api/v1/users/me/sales.csv`, {
      headers: { authorization: `Bearer ${seller.token}` },
    });
    const [line] = parse<{ 'Ordered At': string }>(await file.text(), { bom: true, columns: true });
    expect(line?.['Ordered At']).toBe(`${today}T${moment.slice(11, 19)}.000+05:30`);
  });
});

describe('a rental that is due on 28 February', () => {
  it('is late from midnight on', async () => {
    const { order } = await dueOnTheLast();
    const lateFee = async (moment: string) => {
      await at(moment);
      return (await viewOrder(marketplace, seller, order.id))?.fulfillments[0]?.settlement?.lateFee.amount;
    };
    expect(await lateFee(LATE)).toBe('0.00');
    expect(await lateFee(EARLY)).toBe('2.50');
  });

  it('is expected back tomorrow, a date that changes at midnight', async () => {
    const { bookId } = await dueOnTheLast();
    const availableFrom = async (moment: string) => {
      await at(moment);
      const query = 'query ($id: ID!) { book(id: $id) { availableFrom } }';
      return (await marketplace.ask<{ book: { availableFrom: string } }>(query, { id: bookId })).book;
    };
    expect(await availableFrom(LATE)).toEqual({ availableFrom: '2026-03-01' });
    expect(await availableFrom(EARLY)).toEqual({ availableFrom: '2026-03-02' });
  });

  it('is mailed about three days before and the day after, each from midnight on', async () => {
    await dueOnTheLast();
    const told = async (moment: string) => {
      await at(moment);
      await remindOfRentals(jobPorts(marketplace));
      const subjects = subjectsTo(await deliverMail(marketplace), reader);
      return subjects.filter((subject) => subject.includes('Godan'));
    };
    expect(await told('2026-02-24T23:45:00+05:30')).toEqual([]);
    expect(await told('2026-02-25T00:15:00+05:30')).toEqual(['“Godan” is due on 28 February 2026']);
    expect(await told(LATE)).toEqual([]);
    expect(await told(EARLY)).toEqual(['“Godan” was due on 28 February 2026']);
  });
});
