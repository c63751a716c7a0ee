import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindOfRentals } from '../../usecases/notifications/remindOfRentals.js';
import { takeAutomaticSteps } from '../../usecases/orders/steps/takeAutomaticSteps.js';
import { daysLater, untilDaysAfter } from '../later.js';
import { deliverMail, jobPorts, subjectsTo } from '../mail/mail.js';
import { TestMarketplace } from '../marketplace.js';
import type { Step } from '../orders/orders.js';
import type { PaymentStep } from '../payments.js';
import { signUpReader, type Person } from '../people/people.js';
import type { Api, SeenMoney, SeenOrder, StepInput, Wish } from './api.js';
import { APIS } from './apis.js';

// A book costs 249.50 rupees to buy, or 49 rupees a month to rent, with a deposit of 200 rupees and a late fee of
// 2.50 rupees a day. Buyer and seller pay each other directly.
describe.each(APIS)('by %s', (_, apiOf) => {
  let marketplace: TestMarketplace;
  let api: Api;
  let seller: Person;
  let reader: Person;
  let rival: Person;
  let book: string;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    api = await apiOf(marketplace);
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    seller = await signUpReader(marketplace, 'Dev');
    reader = await signUpReader(marketplace, 'Meera');
    rival = await signUpReader(marketplace, 'Ravi');
    book = await api.list(seller, 'Godan');
  });

  /** Orders these books: to buy or, if `rental` is given, to rent. Throws if the order is refused. */
  async function ordered(buyer: Person, books: string[], rental?: Wish): Promise<SeenOrder> {
    for (const id of books) expect(await api.add(buyer, id, rental)).toBeNull();
    const order = await api.order(buyer);
    if (typeof order === 'string') throw new Error(`The order was refused: ${order}`);
    return order;
  }

  const fulfillmentOf = (order: SeenOrder, by: Person) =>
    order.fulfillments.find(({ sellerId }) => sellerId === by.id)?.id ?? '';
  const dueOn = (order: SeenOrder) => order.lines[0]?.dueOn ?? '';
  const statusOf = async (order: SeenOrder, to = reader) => (await api.view(to, order.id))?.status;

  async function step(person: Person, action: Step, order: SeenOrder, by = seller, input?: StepInput) {
    expect(await api.step(person, action, fulfillmentOf(order, by), input)).toBeNull();
  }

  async function bring(order: SeenOrder, by = seller): Promise<void> {
    await step(by, 'confirmFulfillment', order, by);
    await step(by, 'shipFulfillment', order, by);
    await step(reader, 'markDelivered', order, by);
  }

  /** Creates a rental of one month. The reader has received it. */
  async function rentalOut(): Promise<SeenOrder> {
    const order = await ordered(reader, [book], { months: 1 });
    await bring(order);
    return order;
  }

  const waitUntilLate = (days: number, order: SeenOrder) =>
    untilDaysAfter(marketplace, dueOn(order), days, [seller, reader, rival]);

  async function moneyOf(order: SeenOrder, by = seller, to = reader): Promise<SeenMoney> {
    const money = await api.money(to, fulfillmentOf(order, by));
    if (!money) throw new Error('The fulfillment cannot be seen');
    return money;
  }

  const ledgerOf = async (order: SeenOrder, by = seller) =>
    (await moneyOf(order, by)).ledger.map(({ entry }) => entry);

  it('a purchase is confirmed, shipped, delivered and rated, and nobody else gets the copy', async () => {
    const order = await ordered(reader, [book]);
    expect(order).toMatchObject({ status: 'PENDING', totalAmount: '249.50', depositTotal: '0.00' });
    expect([await api.bookStatus(book), await api.add(rival, book)]).toEqual(['SOLD', 'BOOK_SOLD']);
    for (const [person, action, status] of [
      [seller, 'confirmFulfillment', 'CONFIRMED'],
      [seller, 'shipFulfillment', 'SHIPPED'],
      [reader, 'markDelivered', 'DELIVERED'],
    ] as const) {
      await step(person, action, order);
      expect(await statusOf(order)).toBe(status);
    }
    expect(await api.rate(reader, order.id, seller.id, 4.5)).toBeNull();
    expect(await api.view(rival, order.id)).toBeNull();
    expect(await api.money(rival, fulfillmentOf(order, seller))).toBeNull();
  });

  it('a purchase is paid directly: the buyer says so, and the seller has received it', async () => {
    const order = await ordered(reader, [book]);
    const charge = { entry: 'CHARGE 249.50', note: null };
    expect(await moneyOf(order)).toMatchObject({
      ledger: [{ ...charge, isPaid: false }],
      open: { state: 'TO_PAY', amount: '249.50', isOnline: false },
      payments: [],
    });
    const pay = (person: Person, action: PaymentStep) =>
      api.pay(person, action, fulfillmentOf(order, seller));
    expect(await pay(rival, 'markPaid')).toBe('FULFILLMENT_NOT_FOUND');
    expect(await pay(reader, 'markPaid')).toBeNull();
    expect((await moneyOf(order)).open).toMatchObject({ state: 'SENT', amount: '249.50' });
    expect(await pay(seller, 'reportPaymentMissing')).toBeNull();
    expect(await pay(reader, 'markPaid')).toBeNull();
    expect(await pay(seller, 'confirmPayment')).toBeNull();
    for (const person of [reader, seller])
      expect(await moneyOf(order, seller, person)).toMatchObject({
        ledger: [{ ...charge, isPaid: true }],
        open: { state: 'SETTLED', amount: '0.00' },
        payments: [
          ['PAYMENT', 'FAILED', '249.50'],
          ['PAYMENT', 'CAPTURED', '249.50'],
        ],
      });
  });

  it('a rental that is brought back in time frees the copy and gives the whole deposit back', async () => {
    const order = await rentalOut();
    expect(await api.bookStatus(book)).toBe('RENTED');
    await waitUntilLate(0, order);
    await step(seller, 'takeBackFulfillment', order);
    expect([await statusOf(order), await api.bookStatus(book)]).toEqual(['RETURNED', 'AVAILABLE']);
    expect(await ledgerOf(order)).toEqual(['CHARGE 49.00', 'DEPOSIT_HELD 200.00', 'DEPOSIT_RELEASED 200.00']);
    expect((await ordered(rival, [book])).status).toBe('PENDING');
  });

  it('a rental that is brought back late stays taken until then, and the deposit pays for the days', async () => {
    const order = await rentalOut();
    await waitUntilLate(6, order);
    expect([await api.bookStatus(book), await statusOf(order)]).toEqual(['RENTED', 'DELIVERED']);
    await step(seller, 'takeBackFulfillment', order);
    expect(await api.bookStatus(book)).toBe('AVAILABLE');
    expect((await ledgerOf(order)).slice(2)).toEqual(['LATE_FEE 15.00', 'DEPOSIT_RELEASED 185.00']);
  });

  it('a rental that never comes back is asked for every week, and counts as lost after 60 days', async () => {
    const order = await rentalOut();
    await waitUntilLate(1, order);
    await deliverMail(marketplace);
    const asked: number[] = [];
    for (let week = 0; week < 3; week += 1) {
      await remindOfRentals(jobPorts(marketplace));
      const subjects = subjectsTo(await deliverMail(marketplace), reader);
      asked.push(subjects.filter((subject) => subject.startsWith('“Godan” was due on')).length);
      await daysLater(marketplace, 7, [seller, reader, rival]);
    }
    expect(asked).toEqual([1, 1, 1]);
    await waitUntilLate(60, order);
    await takeAutomaticSteps(jobPorts(marketplace));
    expect([await api.bookStatus(book), await statusOf(order)]).toEqual(['RENTED', 'DELIVERED']);
    expect([await api.add(rival, book), await api.add(rival, book, { months: 1 })]).toEqual([
      'BOOK_RENTED',
      'BOOK_RENTED',
    ]);
    expect((await moneyOf(order, seller, seller)).settlement).toEqual({
      lateFee: '150.00',
      depositLeft: '50.00',
    });
    await waitUntilLate(62, order);
    await takeAutomaticSteps(jobPorts(marketplace));
    expect(await statusOf(order)).toBe('LOST');
    expect((await ledgerOf(order)).slice(2)).toEqual(['DEPOSIT_WITHHELD 45.00', 'LATE_FEE 155.00']);
    expect(await api.add(rival, book)).toBe('BOOK_SOLD');
  });

  it('a rental that never came back is declared lost, and the copy is found again', async () => {
    const order = await rentalOut();
    await waitUntilLate(14, order);
    expect(await api.step(seller, 'declareLost', fulfillmentOf(order, seller))).toBe('LOST_TOO_EARLY');
    await waitUntilLate(15, order);
    await step(seller, 'declareLost', order);
    expect(await statusOf(order)).toBe('LOST');
    expect((await ledgerOf(order)).slice(2)).toEqual(['DEPOSIT_WITHHELD 162.50', 'LATE_FEE 37.50']);
    await daysLater(marketplace, 60, [seller, reader, rival]);
    await step(seller, 'reportFound', order);
    expect([await statusOf(order), await api.bookStatus(book)]).toEqual(['RETURNED', 'AVAILABLE']);
    expect((await ledgerOf(order)).slice(4)).toEqual(['REFUND 162.50']);
  });

  it('an order of three sellers goes on without the one who cancels, whose fulfillment is paid back', async () => {
    const [second, third] = [await signUpReader(marketplace), await signUpReader(marketplace)];
    const [gaban, gora] = [await api.list(second, 'Gaban'), await api.list(third, 'Gora')];
    await api.add(reader, gora, { months: 2 });
    const order = await ordered(reader, [book, gaban]);
    expect(order).toMatchObject({ totalAmount: '597.00', depositTotal: '200.00' });
    expect(await api.view(second, order.id)).toMatchObject({ totalAmount: '249.50', lines: [{}] });
    await step(second, 'cancelFulfillment', order, second, { reason: 'Lost in a flood' });
    await bring(order);
    expect(await statusOf(order)).toBe('PENDING');
    await bring(order, third);
    const after = await api.view(reader, order.id);
    const statuses = [seller, second, third].map(
      (by) => after?.fulfillments.find(({ sellerId }) => sellerId === by.id)?.status,
    );
    expect([after?.status, ...statuses]).toEqual(['DELIVERED', 'DELIVERED', 'CANCELLED', 'DELIVERED']);
    expect(await api.bookStatus(gaban)).toBe('AVAILABLE');
    expect(after?.refundedAmount).toBe('249.50');
    expect(await ledgerOf(order, second)).toEqual(['CHARGE 249.50', 'REFUND 249.50']);
    expect(await ledgerOf(order)).toEqual(['CHARGE 249.50']);
    expect(await api.view(rival, order.id)).toBeNull();
  });

  it('an extension is granted while the copy is free, and refused once somebody else has reserved it', async () => {
    const order = await rentalOut();
    const before = dueOn(order);
    const line = order.lines[0]?.id ?? '';
    expect(await api.extend(reader, line, 1)).toBeNull();
    const longer = dueOn((await api.view(reader, order.id)) ?? order);
    expect(longer > before).toBe(true);
    await ordered(rival, [book], { months: 1, startsOn: longer });
    expect(await api.extend(reader, line, 1)).toBe('EXTENSION_RESERVED');
    expect(dueOn((await api.view(reader, order.id)) ?? order)).toBe(longer);
    expect((await ledgerOf(order)).filter((entry) => entry.startsWith('CHARGE'))).toEqual([
      'CHARGE 49.00',
      'CHARGE 49.00',
    ]);
  });

  it('a deposit is withheld for what was damaged, and the rest goes back', async () => {
    const order = await rentalOut();
    const withhold = { amount: '80', reason: 'Pages are missing' };
    await step(seller, 'takeBackFulfillment', order, seller, { withhold });
    expect((await ledgerOf(order)).slice(2)).toEqual(['DEPOSIT_WITHHELD 80.00', 'DEPOSIT_RELEASED 120.00']);
    expect((await moneyOf(order)).ledger[2]?.note).toBe('Pages are missing');
    expect([await statusOf(order), await statusOf(order, seller)]).toEqual(['RETURNED', 'RETURNED']);
  });

  it('the first of two readers gets the same dates, and the other keeps the book in the cart', async () => {
    const wish = { months: 2 };
    expect([await api.add(reader, book, wish), await api.add(rival, book, wish)]).toEqual([null, null]);
    const first = await ordered(reader, []);
    expect(await api.order(rival)).toBe('BOOK_RENTED');
    expect(await api.add(rival, book, wish)).toBe('ALREADY_IN_CART');
    const other = await signUpReader(marketplace);
    const second = await ordered(other, [book], { months: 1, startsOn: dueOn(first) });
    expect(dueOn(second) > dueOn(first)).toBe(true);
  });
});
