import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { changeListing, setCopies } from '../../testing/books/listings.js';
import { LiveConnection } from '../../testing/liveClient.js';
import { deliverMail, jobPorts, RecordingMailer } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, cancelOrder, deliver, rent, take, type Order } from '../../testing/orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { joinWaitingList, leaveWaitingList, waitingListOf } from '../../testing/waiting.js';
import { makeAdministrator } from '../../testing/people/staff.js';
import { tellWaiting } from '../../usecases/waiting/tellWaiting.js';

let marketplace: TestMarketplace;
let seller: Person;
let holder: Person;
let asha: Person;
let dev: Person;
let bookId: string;
let order: Order;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
// The holder rents the only copy for two months.
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Seller');
  [holder, asha, dev] = await people('Holder', 'Asha', 'Dev');
  bookId = await listBook(marketplace, seller);
  order = await rent(marketplace, holder, bookId, { months: 2 });
  await deliver(marketplace, order, seller, holder);
  await deliverMail(marketplace);
});

async function people(...names: string[]): Promise<[Person, Person, Person]> {
  return (await Promise.all(names.map((name) => signUpReader(marketplace, name)))) as [
    Person,
    Person,
    Person,
  ];
}

const join = (person: Person, rental = {}, id = bookId) => joinWaitingList(marketplace, person, id, rental);
const leave = (person: Person) => leaveWaitingList(marketplace, person, bookId);
const list = (person: Person) => waitingListOf(marketplace, person);
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);
const places = async () => {
  const entries = await Promise.all([asha, dev].map(list));
  return entries.map(([entry]) => (entry ? (entry.placeInLine ?? 'TOLD') : null));
};

/** Confirms the return of the holder's copy as the seller. */
const takeBack = () => take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');

/** Suspends an account as an administrator. */
async function suspend({ id }: Person): Promise<void> {
  const [arjun] = await people('Arjun');
  await makeAdministrator(marketplace.ports, arjun.email);
  await mutate(marketplace, arjun, 'suspendAccount', '__typename', { userId: id, reason: 'Fraud' });
}

/** Advances the clock by this many hours and runs the job. */
async function pass(hours: number): Promise<void> {
  marketplace.clock.advanceDays(hours / 24);
  await tellWaiting(jobPorts(marketplace));
}

/** Returns the mails to Asha and Dev since the last call, without welcome mails. */
async function mailed(): Promise<[name: string, subject: string][]> {
  const mails = await deliverMail(marketplace, new RecordingMailer());
  const names = new Map([asha, dev].map(({ email }) => [email, email === asha.email ? 'Asha' : 'Dev']));
  return mails.flatMap(({ to, subject }) => {
    const name = names.get(to.address);
    return name && !subject.startsWith('Welcome') ? [[name, subject]] : [];
  });
}

const FREE = '“Godan” is available to rent';

describe('the waiting list of a book', () => {
  it('tells the first to come at once when the book is back, and the next a day later', async () => {
    await join(asha);
    await join(dev);
    expect(await places()).toEqual([1, 2]);
    await takeBack();
    expect(await mailed()).toEqual([['Asha', FREE]]);
    expect(await places()).toEqual(['TOLD', 1]);
    await pass(23.9);
    expect(await mailed()).toEqual([]);
    await pass(0.1);
    await pass(0);
    expect(await mailed()).toEqual([['Dev', FREE]]);
    expect(await places()).toEqual([null, 'TOLD']);
    await pass(24);
    expect([await mailed(), await places()]).toEqual([[], [null, null]]);
  });

  it('says in each language for which days, and that nothing is reserved', async () => {
    const texts = [];
    for (const language of ['EN', 'HI', 'GU']) {
      const [reader] = await people('Meera');
      await mutate(marketplace, reader, 'updateSettings', 'settings { language }', { language });
      const shelf = await listBook(marketplace, seller);
      const taken = await rent(marketplace, holder, shelf);
      await join(reader, {}, shelf);
      await cancelOrder(marketplace, holder, taken.id);
      const mails = await deliverMail(marketplace);
      texts.push(mails.find(({ to, text }) => to.address === reader.email && text.includes(shelf))?.text);
    }
    const [english, hindi, gujarati] = texts;
    expect(english).toMatch(
      /is available: “Godan”, from \d+ \w+ \d{4} to \d+ \w+ \d{4}\.\s+It is not reserved for you/,
    );
    expect(hindi).toContain('आरक्षित नहीं है');
    expect(gujarati).toContain('અનામત નથી');
  });

  it('tells the next at once when the first leaves, and nobody once the copy is gone', async () => {
    const [meera] = await people('Meera');
    for (const person of [asha, dev, meera]) await join(person);
    await takeBack();
    await leave(asha);
    // Asha has left the list, so only Dev receives mail.
    expect(await mailed()).toEqual([['Dev', FREE]]);
    await rent(marketplace, dev, bookId);
    expect(await list(dev)).toEqual([]);
    await pass(24);
    expect((await list(meera))[0]?.placeInLine).toBe(1);
  });

  it('tells as many as there are copies, and notices more copies and cancelled orders', async () => {
    await join(asha);
    await join(dev);
    await setCopies(marketplace, seller, bookId, 3);
    expect((await mailed()).map(([name]) => name)).toEqual(['Asha', 'Dev']);

    const [second] = [await listBook(marketplace, seller)];
    const cancelled = await rent(marketplace, holder, second);
    await join(asha, {}, second);
    await cancelOrder(marketplace, holder, cancelled.id);
    expect((await mailed()).filter(([name]) => name === 'Asha')).toHaveLength(1);
  });

  it('passes over those whose days are taken still', async () => {
    await rent(marketplace, holder, bookId, { startsOn: '2027-06-01' });
    const today = marketplace.today();
    await join(asha, { months: 6, startsOn: '2027-03-01' });
    await join(dev, { months: 1, startsOn: today });
    await takeBack();
    expect(await mailed()).toEqual([['Dev', FREE]]);
    expect((await list(asha))[0]).toMatchObject({ placeInLine: 1, toldAt: null });
  });

  it('notices the day from which what is left of the wanted days is free', async () => {
    const shelf = await listBook(marketplace, seller);
    const today = marketplace.today();
    const blocking = await rent(marketplace, holder, shelf, { months: 1 });
    await deliver(marketplace, blocking, seller, holder);
    await join(asha, { months: 2, startsOn: today }, shelf);
    await deliverMail(marketplace);
    await pass(15 * 24);
    expect(await mailed()).toEqual([]);
    await take(marketplace, seller, 'takeBackFulfillment', blocking.fulfillments[0]?.id ?? '');
    expect(await mailed()).toEqual([['Asha', FREE]]);
    expect(await list(asha)).toMatchObject([{ toldAt: expect.any(String) as string }]);
  });

  it('tells live who waits on every screen of theirs', async () => {
    const connection = new LiveConnection(marketplace, asha);
    const watching = connection.subscribe<{ waitingListChanged: { placeInLine: number | null }[] }>(
      'subscription { waitingListChanged { placeInLine } }',
    );
    const heard = async () => (await watching.next()).data?.waitingListChanged;
    expect(await heard()).toEqual([]);
    await join(asha);
    expect(await heard()).toEqual([{ placeInLine: 1 }]);
    await takeBack();
    expect(await heard()).toEqual([{ placeInLine: null }]);
    await connection.close();
  });
});

describe('an entry ends', () => {
  it('when its days are over', async () => {
    await join(asha);
    const waiting = () =>
      marketplace.database.query('SELECT FROM waiting_entries WHERE user_id = $1', [asha.id]);
    await pass(27 * 24);
    expect(await waiting()).toHaveLength(1);
    await pass(4 * 24);
    expect([await waiting(), await mailed()]).toEqual([[], []]);
  });

  it.each([
    ['is taken off the market', () => changeListing(marketplace, seller, 'takeOffBook', { bookId })],
    [
      'is for sale only',
      () => changeListing(marketplace, seller, 'editBook', { bookId, listingType: 'SALE', lease: null }),
    ],
    ['is one of a suspended account', () => suspend(seller)],
  ])('when the book %s, and says so', async (_, change) => {
    await join(asha);
    await change();
    expect([await list(asha), await mailed()]).toEqual([[], [['Asha', '“Godan” is no longer for rent']]]);
  });

  it('with the account of who waits, so that the next is told', async () => {
    await join(asha);
    await join(dev);
    await takeBack();
    await mutate(marketplace, asha, 'closeAccount', '__typename', { currentPassword: PASSWORD });
    expect(await places().catch(() => list(dev))).toMatchObject([{ toldAt: expect.any(String) as string }]);
  });
});

describe('who waits already', () => {
  it('keeps their place by saying it again, and must leave to wait for other days', async () => {
    await join(asha);
    await join(dev);
    expect((await join(asha)).book?.viewerWaiting).toMatchObject({ placeInLine: 1 });
    expect(codes(await join(asha, { months: 2 }))).toEqual(['ALREADY_WAITING']);
    await leave(asha);
    expect(codes(await leave(asha))).toEqual([]);
    expect((await join(asha, { months: 2 })).book?.viewerWaiting).toMatchObject({ placeInLine: 2 });
  });

  it('joins again, behind the others, when somebody else was quicker', async () => {
    await join(asha);
    await join(dev);
    await takeBack();
    expect(codes(await join(asha))).toEqual(['FREE_ON_THESE_DAYS']);
    await buy(marketplace, holder, await listBook(marketplace, seller));
    await rent(marketplace, holder, bookId);
    expect((await join(asha)).book?.viewerWaiting).toMatchObject({ placeInLine: 2, toldAt: null });
  });
});

describe('a wish to wait is refused', () => {
  it('for what is free on its days, and for days that no rental could have', async () => {
    const wishes: [object, string][] = [
      [{ startsOn: '2030-03-01' }, 'FREE_ON_THESE_DAYS'],
      [{ startsOn: '2025-12-31' }, 'DATE_IN_PAST'],
      [{ startsOn: '2099-01-01' }, 'DATE_TOO_FAR'],
      [{ months: 0 }, 'DURATION_OUT_OF_RANGE'],
      [{ months: 7 }, 'DURATION_OUT_OF_RANGE'],
    ];
    for (const [rental, code] of wishes) expect(codes(await join(asha, rental))).toEqual([code]);
    expect(await list(asha)).toEqual([]);
  });

  it('for one’s own listing, what is sold, not for rent, off the market or unknown', async () => {
    expect(codes(await join(seller))).toEqual(['OWN_BOOK']);
    const sold = await listBook(marketplace, seller);
    await buy(marketplace, holder, sold);
    expect(codes(await join(asha, {}, sold))).toEqual(['BOOK_SOLD']);
    const forSale = await listBook(marketplace, seller, { listingType: 'SALE', lease: null });
    expect(codes(await join(asha, {}, forSale))).toEqual(['NOT_FOR_RENT']);
    await changeListing(marketplace, seller, 'takeOffBook', { bookId: forSale });
    expect(codes(await join(asha, {}, forSale))).toEqual(['BOOK_UNLISTED']);
    expect(codes(await join(asha, {}, 'book_none'))).toEqual(['BOOK_NOT_FOUND']);
    await expect(join({ ...asha, token: '' })).rejects.toThrow('UNAUTHENTICATED');
  });

  it('for more than twenty books', async () => {
    const busy = [];
    for (let count = 0; count < 21; count += 1) {
      const id = await listBook(marketplace, seller, { ...GODAN, title: `Volume ${count}` });
      await rent(marketplace, holder, id);
      busy.push(codes(await join(asha, {}, id)));
    }
    expect(busy.flat()).toEqual(['WAITING_LIMIT']);
    expect(busy.at(-1)).toEqual(['WAITING_LIMIT']);
  });
});

describe('the number of those who wait', () => {
  it('is shown to the seller alone', async () => {
    await join(asha);
    await join(dev);
    const seen = async ({ token }: Person) => {
      const query = 'query ($id: ID!) { book(id: $id) { waitingCount } }';
      return (await marketplace.ask<{ book: { waitingCount: number | null } }>(query, { id: bookId }, token))
        .book.waitingCount;
    };
    expect([await seen(seller), await seen(asha)]).toEqual([2, null]);
  });
});
