import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from '../domain/events/event.js';
import { readEvents } from '../persistence/queries/events/eventLog.js';
import type { LogPosition } from '../persistence/queries/events/logPosition.js';
import { logIn, sessionsOf } from '../testing/people/accounts.js';
import { HOME } from '../testing/people/addresses.js';
import { editionOf, listBook, OFFERED } from '../testing/books/books.js';
import { changeListing } from '../testing/books/listings.js';
import { mailedToken } from '../testing/mail/mail.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { mutate } from '../testing/mutate.js';
import { cancelOrder, deliver, rate, rent, take } from '../testing/orders/orders.js';
import { addDisputePhoto, addOrderPhoto, pictureOf } from '../testing/books/photos.js';
import { openedDispute } from '../testing/disputes/disputeApi.js';
import { PASSWORD, signUpReader, signUpUnverified, type Person } from '../testing/people/people.js';
import { extendRental } from '../testing/orders/rentals.js';
import { joinWaitingList, leaveWaitingList } from '../testing/waiting.js';
import { grantByCommand } from './staff/grantStaffRole.js';
import { makeAdministrator, unmakeAdministrator } from '../testing/people/staff.js';
import { EVENTS } from './consequences/registry.js';
import { APPROVAL_EVENTS } from './consequences/approvalEvents.js';
import { COMPLAINT_EVENTS } from './consequences/complaintEvents.js';
import { ONLINE_PAYMENT_EVENTS } from './consequences/onlinePaymentEvents.js';
import { PAYOUT_EVENTS } from './consequences/payoutEvents.js';
import { REVIEW_EVENTS } from './consequences/reviewEvents.js';
import { SECURITY_EVENTS } from './consequences/securityEvents.js';

let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let last: LogPosition | null = null;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Dev');
  reader = await signUpReader(marketplace, 'Meera');
});
afterAll(() => marketplace.close());

/** Returns the events recorded since the last call. */
async function happened(): Promise<DomainEvent[]> {
  const { events, readTo } = await readEvents(marketplace.database, { after: last, first: 100 });
  last = readTo;
  return events.map(({ event }) => event);
}

async function logInAgain(person: Person, password: string): Promise<Person> {
  const { token } = await logIn(marketplace, person.email, password);
  return { ...person, token: token ?? '' };
}

const SESSION = expect.stringMatching(/^session_/) as string;

const twice = (password: string) => ({ password, confirmPassword: password });

const run = (person: Person, mutation: string, input: object) =>
  mutate<object>(marketplace, person, mutation, '', input);

describe('what happens is recorded once, with the ids of its facts', () => {
  const types = new Set<string>();
  const seen = async () => {
    const events = await happened();
    for (const { type } of events) types.add(type);
    return events;
  };

  it('when somebody signs up and lists a book', async () => {
    await seen();
    const dev = await signUpUnverified(marketplace);
    const bookId = await listBook(marketplace, dev);
    await changeListing(marketplace, dev, 'takeOffBook', { bookId });
    await changeListing(marketplace, dev, 'takeOffBook', { bookId });
    expect(await seen()).toEqual([
      { type: 'AccountOpened', userId: dev.id, role: 'READER' },
      { type: 'SessionStarted', userId: dev.id, sessionId: SESSION, device: 'NEW', how: 'SIGN_UP' },
      { type: 'BooksListed', sellerId: dev.id, bookIds: [bookId] },
      { type: 'ListingChanged', bookId, sellerId: dev.id, change: 'TAKEN_OFF' },
    ]);
  });

  it('when a book is ordered, delivered, kept for longer and rated', async () => {
    const order = await rent(marketplace, reader, await listBook(marketplace, seller));
    const [fulfillment] = order.fulfillments;
    const [orderItemId = ''] = order.items.map(({ id }) => id);
    const facts = { orderId: order.id, sellerId: seller.id, buyerId: reader.id };
    const fulfillments = [{ fulfillmentId: fulfillment?.id, sellerId: seller.id }];
    expect((await seen()).slice(1)).toEqual([
      { type: 'OrderPlaced', orderId: order.id, buyerId: reader.id, fulfillments },
    ]);
    await deliver(marketplace, order, seller, reader);
    const step = {
      type: 'FulfillmentStepTaken',
      ...facts,
      fulfillmentId: fulfillment?.id,
      movesMoney: false,
    };
    expect(await seen()).toEqual([
      { ...step, actorId: seller.id, action: 'confirm', status: 'CONFIRMED' },
      { ...step, actorId: seller.id, action: 'ship', status: 'SHIPPED' },
      { ...step, actorId: reader.id, action: 'markDelivered', status: 'DELIVERED' },
    ]);
    const fulfillmentId = fulfillment?.id ?? '';
    const taken = { fulfillmentId, stage: 'RECEIPT' };
    const { photo } = await addOrderPhoto(marketplace, reader, taken, await pictureOf(1));
    expect(await seen()).toEqual([
      { type: 'OrderPhotoAdded', ...facts, fulfillmentId, photoId: photo?.id, side: 'BUYER' },
    ]);
    await run(seller, 'confirmPayment', { fulfillmentId });
    const paymentId = expect.stringMatching(/^payment_/) as string;
    const payment = { paymentId, kind: 'PAYMENT', status: 'CAPTURED' };
    expect(await seen()).toEqual([
      { type: 'PaymentStepTaken', ...facts, fulfillmentId, actorId: seller.id, ...payment },
    ]);
    await extendRental(marketplace, reader, orderItemId, 1);
    await run(reader, 'sendBackFulfillment', { fulfillmentId });
    await rate(marketplace, reader, order.id, seller.id, 5);
    const disputeId = await openedDispute(marketplace, reader, fulfillmentId);
    const pictured = await addDisputePhoto(marketplace, reader, { disputeId }, await pictureOf(1));
    const shown = { disputeId, photoId: pictured.photo?.id, side: 'BUYER' };
    const opened = { disputeId, action: 'open', status: 'OPEN' };
    const extended = { orderItemId, dueOn: '2026-03-15', isPaidOnline: false };
    expect(await seen()).toEqual([
      { type: 'RentalExtended', ...facts, fulfillmentId, ...extended },
      { type: 'RentalSentBack', ...facts, fulfillmentId, countsOn: '2026-01-29' },
      { type: 'SellerRated', orderId: order.id, sellerId: seller.id, raterId: reader.id },
      { type: 'DisputeStepTaken', ...facts, fulfillmentId, actorId: reader.id, ...opened },
      { type: 'DisputePhotoAdded', ...facts, fulfillmentId, ...shown },
    ]);
  });

  it('when a renter buys the book', async () => {
    const order = await rent(marketplace, reader, await listBook(marketplace, seller, OFFERED));
    await deliver(marketplace, order, seller, reader);
    await seen();
    await run(reader, 'buyRental', { orderItemId: order.items[0]?.id });
    expect(await seen()).toMatchObject([{ type: 'RentalBought', orderId: order.id, buyerId: reader.id }]);
  });

  it('when a rental arrives after its first day', async () => {
    const order = await rent(marketplace, reader, await listBook(marketplace, seller));
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
      await take(marketplace, seller, step, fulfillmentId);
    marketplace.clock.advanceDays(1);
    await seen();
    await take(marketplace, reader, 'markDelivered', fulfillmentId);
    const facts = { orderId: order.id, fulfillmentId, buyerId: reader.id, sellerId: seller.id };
    expect(await seen()).toMatchObject([
      { type: 'FulfillmentStepTaken', ...facts, status: 'DELIVERED' },
      { type: 'RentalsMoved', ...facts },
    ]);
  });

  it('when an account changes', async () => {
    const meera = await signUpUnverified(marketplace);
    await run(meera, 'verifyEmail', { token: await mailedToken(marketplace, meera) });
    await run(meera, 'requestPasswordReset', { email: meera.email });
    const token = await mailedToken(marketplace, meera);
    await run(meera, 'resetPassword', { token, ...twice('another horse') });
    const again = await logInAgain(meera, 'another horse');
    await marketplace.ask('mutation { requestEmailVerification { userErrors { code } } }', {}, again.token);
    await run(again, 'updateProfile', { phone: '9876500000' });
    await run(again, 'saveAddress', HOME);
    await run(again, 'updateSettings', { orderUpdates: false });
    await run(again, 'changePassword', { currentPassword: 'another horse', ...twice(PASSWORD) });
    const changed = await logInAgain(meera, PASSWORD);
    const [session] = (await sessionsOf(marketplace, changed)).filter(({ current }) => !current);
    await run(changed, 'endSession', { sessionId: session?.id });
    await run(changed, 'closeAccount', { currentPassword: PASSWORD });
    expect((await seen()).map(({ type }) => type)).toEqual([
      'AccountOpened',
      'SessionStarted',
      'EmailVerified',
      'PasswordReset',
      'SessionStarted',
      'EmailVerificationRequested',
      'ProfileChanged',
      'AddressesChanged',
      'SettingsChanged',
      'PasswordChanged',
      'SessionStarted',
      'SessionStarted',
      'SessionEnded',
      'AccountClosed',
    ]);
  });

  it('when a reader saves books and searches, and removes them, once each', async () => {
    const bookId = await listBook(marketplace, seller);
    await seen();
    for (const mutation of ['addBookmark', 'addBookmark', 'removeBookmark', 'removeBookmark'])
      await run(reader, mutation, { bookId });
    const save = () =>
      mutate<{ savedSearch: { id: string } }>(marketplace, reader, 'saveSearch', 'savedSearch { id }', {
        search: 'gaban',
      });
    const { id: searchId } = (await save()).savedSearch;
    await save();
    for (const id of [searchId, searchId]) await run(reader, 'removeSavedSearch', { id });
    const userId = reader.id;
    expect(await seen()).toEqual([
      { type: 'BookmarkAdded', userId, bookId },
      { type: 'BookmarkRemoved', userId, bookId },
      { type: 'SearchSaved', userId, searchId },
      { type: 'SavedSearchRemoved', userId, searchId },
    ]);
  });

  it('when support sees the site as an account sees it', async () => {
    const support = await signUpReader(marketplace, 'Sana');
    await grantByCommand(marketplace.ports, support.email, 'SUPPORT');
    await seen();
    const { token } = await mutate<{ token: string }>(marketplace, support, 'startSupportView', 'token', {
      email: reader.email,
      reason: 'Help',
    });
    await marketplace.ask('mutation { endSupportView { userErrors { code } } }', {}, token);
    const facts = { userId: reader.id, staffId: support.id, viewId: expect.stringMatching(/^supportview_/) };
    expect(await seen()).toEqual([
      { type: 'SupportViewStarted', ...facts },
      { type: 'SupportViewEnded', ...facts },
    ]);
  });

  it('when administrators moderate', async () => {
    const administrator = await signUpReader(marketplace, 'Ila Menon');
    const faker = await signUpReader(marketplace);
    await makeAdministrator(marketplace.ports, administrator.email);
    const [bookId, other] = [await listBook(marketplace, seller), await listBook(marketplace, seller)];
    await seen();
    for (const id of [bookId, other])
      await run(reader, 'reportBook', { bookId: id, reason: 'OTHER', note: 'x' });
    const [reported] = (await seen()) as DomainEvent<'ListingReported'>[];
    await run(administrator, 'dismissReport', { reportId: reported?.reportId, reason: 'It is fine' });
    await run(administrator, 'removeListing', { bookId, reason: 'It is not' });
    await run(administrator, 'restoreListing', { bookId });
    const twin = await listBook(marketplace, seller, { isbn: '9780143039648' });
    const editionId = await editionOf(marketplace, bookId);
    const toEditionId = await editionOf(marketplace, twin);
    await run(administrator, 'joinEditions', { editionId, toEditionId, reason: 'One book' });
    await run(administrator, 'splitEdition', { editionId: toEditionId, bookIds: [twin], reason: 'Two' });
    await run(administrator, 'suspendAccount', { userId: faker.id, reason: 'Fakes' });
    await run(administrator, 'reinstateAccount', { userId: faker.id });
    await unmakeAdministrator(marketplace.ports, administrator.email);
    const actionId = expect.stringMatching(/^moderation_/);
    expect(await seen()).toEqual([
      { type: 'ReportDismissed', reportId: reported?.reportId, bookId, actionId },
      { type: 'ListingRemoved', bookId, sellerId: seller.id, actionId },
      { type: 'ListingRestored', bookId, sellerId: seller.id, actionId },
      { type: 'BooksListed', sellerId: seller.id, bookIds: [twin] },
      { type: 'EditionsJoined', editionId, toEditionId, actionId },
      {
        type: 'EditionSplit',
        editionId: toEditionId,
        toEditionId: await editionOf(marketplace, twin),
        bookIds: [twin],
        actionId,
      },
      { type: 'AccountSuspended', userId: faker.id, actionId },
      { type: 'AccountReinstated', userId: faker.id, actionId },
      { type: 'RoleRevoked', userId: administrator.id, role: 'ADMINISTRATOR' },
    ]);
  });

  it('when somebody waits for a book', async () => {
    const bookId = await listBook(marketplace, seller);
    const order = await rent(marketplace, reader, bookId);
    const meera = await signUpReader(marketplace);
    await seen();
    await joinWaitingList(marketplace, meera, bookId);
    await cancelOrder(marketplace, reader, order.id);
    await leaveWaitingList(marketplace, meera, bookId);
    const facts = { entryId: expect.stringMatching(/^waiting_/) as string, bookId, userId: meera.id };
    expect((await seen()).filter(({ type }) => type !== 'FulfillmentStepTaken')).toEqual([
      { type: 'WaitingListJoined', ...facts },
      { type: 'WaitingReaderTold', ...facts },
      { type: 'WaitingEnded', ...facts, wasTold: true, reason: 'LEFT' },
    ]);
  });

  it('for every event of the registry except those that have their own tests', () => {
    const ofMoney = { ...ONLINE_PAYMENT_EVENTS, ...PAYOUT_EVENTS, ...APPROVAL_EVENTS };
    const tested = { ...SECURITY_EVENTS, ...ofMoney, ...COMPLAINT_EVENTS, ...REVIEW_EVENTS };
    const kept = Object.entries(EVENTS).filter(([type, { isNotKept }]) => !isNotKept && !(type in tested));
    expect([...types].toSorted()).toEqual(kept.map(([type]) => type).toSorted());
  });
});
