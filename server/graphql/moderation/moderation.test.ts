import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { viewerOf } from '../../testing/people/accounts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, viewOrder } from '../../testing/orders/orders.js';
import { PASSWORD, signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';
import { makeAdministrator, makeStaff, unmakeAdministrator } from '../../testing/people/staff.js';

interface Report {
  id: string;
  reason: string;
  note: string | null;
  book: { id: string };
  reporter: { id: string };
}
interface Action {
  kind: string;
  reason: string | null;
  isInForce: boolean;
}

let marketplace: TestMarketplace;
let administrator: Person;
let seller: Person;
let reader: Person;
let bookId: string;

beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  administrator = await signUpReader(marketplace, 'Ila Menon');
  await makeAdministrator(marketplace.ports, administrator.email.toUpperCase());
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpPublisher(marketplace);
  reader = await signUpReader(marketplace);
  bookId = await listBook(marketplace, seller, { copies: 3 });
});

const run = (person: Person, mutation: string, input: object) =>
  mutate<object>(marketplace, person, mutation, '', input);
const codes = async (person: Person, mutation: string, input: object) =>
  (await run(person, mutation, input)).userErrors.map(({ code }) => code);

async function reports(): Promise<Report[]> {
  const query = '{ listingReports(first: 100) { nodes { id reason note book { id } reporter { id } } } }';
  const { listingReports } = await marketplace.ask<{ listingReports: { nodes: Report[] } }>(
    query,
    {},
    administrator.token,
  );
  return listingReports.nodes.filter(({ book }) => book.id === bookId);
}

async function actions(about: { book?: string; user?: string }): Promise<Action[]> {
  const query =
    '{ moderationActions(first: 100) { nodes { kind reason isInForce book { id } user { id } actor { id } } } }';
  const { moderationActions } = await marketplace.ask<{
    moderationActions: { nodes: (Action & { book?: { id: string }; user?: { id: string } })[] };
  }>(query, {}, administrator.token);
  return moderationActions.nodes.filter(({ book, user }) =>
    about.book ? book?.id === about.book : user?.id === about.user,
  );
}

async function isListed(): Promise<boolean> {
  const query = 'query ($id: ID!) { books(filter: { sellerId: $id }, first: 5) { nodes { id } } }';
  const { books } = await marketplace.ask<{ books: { nodes: object[] } }>(query, { id: seller.id });
  return books.nodes.length > 0;
}

async function viewBook(person?: Person) {
  const query =
    'query ($id: ID!) { book(id: $id) { status removalReason unavailableReason viewerCanReport viewerCanModerate viewerCanRestore } }';
  const { book } = await marketplace.ask<{ book: object | null }>(query, { id: bookId }, person?.token);
  return book;
}

describe('a report on a listing', () => {
  it('reaches the administrators, once for each person', async () => {
    expect(await codes(reader, 'reportBook', { bookId, reason: 'COUNTERFEIT', note: 'Photocopied' })).toEqual(
      [],
    );
    expect(await codes(reader, 'reportBook', { bookId, reason: 'OTHER' })).toEqual(['ALREADY_REPORTED']);
    expect(await reports()).toMatchObject([
      { reason: 'COUNTERFEIT', note: 'Photocopied', reporter: { id: reader.id } },
    ]);
  });

  it('is not for the seller, nor about what is not there', async () => {
    expect(await codes(seller, 'reportBook', { bookId, reason: 'FRAUD' })).toEqual(['OWN_BOOK']);
    expect(await codes(reader, 'reportBook', { bookId: 'nothing', reason: 'FRAUD' })).toEqual([
      'BOOK_NOT_FOUND',
    ]);
    expect(await viewBook(reader)).toMatchObject({ viewerCanReport: true, viewerCanModerate: false });
    expect(await viewBook(seller)).toMatchObject({ viewerCanReport: false });
    expect(await viewBook()).toMatchObject({ viewerCanReport: false });
  });

  it('is settled without consequences, and can be made again then', async () => {
    await run(reader, 'reportBook', { bookId, reason: 'OFFENSIVE' });
    const [report] = await reports();
    const settle = { reportId: report?.id, reason: 'The book is a classic' };
    expect(await codes(administrator, 'dismissReport', settle)).toEqual([]);
    expect(await codes(administrator, 'dismissReport', settle)).toEqual(['REPORT_NOT_FOUND']);
    expect(await reports()).toEqual([]);
    expect(await isListed()).toBe(true);
    expect(await codes(reader, 'reportBook', { bookId, reason: 'OFFENSIVE' })).toEqual([]);
  });
});

describe('a listing that moderators take off the market', () => {
  const reason = 'Pirated copies';

  it('is gone for everybody else, with its reports, and its seller is told why and cannot put it back', async () => {
    await run(reader, 'reportBook', { bookId, reason: 'COUNTERFEIT' });
    expect(await codes(administrator, 'removeListing', { bookId, reason })).toEqual([]);
    expect(await reports()).toEqual([]);
    expect(await isListed()).toBe(false);
    expect(await viewBook(reader)).toBeNull();
    expect(await viewBook(seller)).toMatchObject({
      status: 'UNLISTED',
      removalReason: reason,
      unavailableReason: 'REMOVED',
      viewerCanRestore: false,
    });
    expect(await viewBook(administrator)).toMatchObject({
      removalReason: reason,
      viewerCanModerate: true,
      viewerCanRestore: true,
    });
    const { userErrors } = await run(seller, 'putBackBook', { bookId });
    expect(userErrors).toMatchObject([{ code: 'LISTING_REMOVED', message: expect.stringContaining(reason) }]);
    expect(await isListed()).toBe(false);
  });

  it('stays what it was in orders, and cannot be ordered any more', async () => {
    const order = await buy(marketplace, reader, bookId);
    await addToCart(marketplace, reader, bookId);
    await run(administrator, 'removeListing', { bookId, reason });
    expect(await viewOrder(marketplace, reader, order.id)).toMatchObject({ status: 'PENDING' });
    const { userErrors } = await addToCart(marketplace, reader, bookId);
    expect(userErrors).toMatchObject([{ code: 'BOOK_UNLISTED' }]);
  });

  it('comes back when they put it back, once', async () => {
    expect(await codes(administrator, 'restoreListing', { bookId })).toEqual(['LISTING_NOT_REMOVED']);
    await run(administrator, 'removeListing', { bookId, reason });
    expect(await codes(administrator, 'removeListing', { bookId, reason })).toEqual(['LISTING_REMOVED']);
    expect(await actions({ book: bookId })).toMatchObject([
      { kind: 'REMOVE_LISTING', reason, isInForce: true },
    ]);
    expect(await codes(administrator, 'restoreListing', { bookId })).toEqual([]);
    expect(await isListed()).toBe(true);
    expect(await actions({ book: bookId })).toMatchObject([
      { kind: 'RESTORE_LISTING', isInForce: false },
      { kind: 'REMOVE_LISTING', isInForce: false },
    ]);
  });

  it('stays off the market when its seller had taken it off before', async () => {
    await run(seller, 'takeOffBook', { bookId });
    marketplace.clock.advanceDays(1);
    await run(administrator, 'removeListing', { bookId, reason });
    expect(await codes(administrator, 'restoreListing', { bookId })).toEqual([]);
    expect(await isListed()).toBe(false);
    expect(await viewBook(seller)).toMatchObject({ status: 'UNLISTED', removalReason: null });
    expect(await codes(seller, 'putBackBook', { bookId })).toEqual([]);
    expect(await isListed()).toBe(true);
  });

  it('does not come back once its seller has closed the account', async () => {
    await run(administrator, 'removeListing', { bookId, reason });
    expect(await codes(seller, 'closeAccount', { currentPassword: PASSWORD })).toEqual([]);
    expect(await codes(administrator, 'restoreListing', { bookId })).toEqual(['SELLER_INACTIVE']);
    expect(await isListed()).toBe(false);
  });

  it('needs a reason', async () => {
    expect(await codes(administrator, 'removeListing', { bookId, reason: '  ' })).toEqual([
      'REASON_REQUIRED',
    ]);
    expect(await isListed()).toBe(true);
  });
});

describe('an account that administrators suspend', () => {
  const reason = 'Does not send what was paid for';
  const logIn = () =>
    marketplace.ask<{ logIn: { token: string | null; userErrors: { code: string }[] } }>(
      'mutation ($input: LogInInput!) { logIn(input: $input) { token userErrors { code } } }',
      { input: { email: seller.email, password: PASSWORD } },
    );

  it('is signed out, cannot log in, and offers nothing', async () => {
    expect(await codes(administrator, 'suspendAccount', { userId: seller.id, reason })).toEqual([]);
    expect(await isListed()).toBe(false);
    expect(await viewerOf(marketplace, seller)).toBeNull();
    expect((await logIn()).logIn.userErrors).toMatchObject([{ code: 'ACCOUNT_SUSPENDED' }]);
    expect(await codes(administrator, 'suspendAccount', { userId: seller.id, reason })).toEqual([
      'ALREADY_SUSPENDED',
    ]);
    expect(await actions({ user: seller.id })).toMatchObject([
      { kind: 'SUSPEND_ACCOUNT', reason, isInForce: true },
    ]);
  });

  it('is let in again with what it offered, but not with what it had taken off the market itself', async () => {
    const withdrawn = await listBook(marketplace, seller, { title: 'Nirmala' });
    await run(seller, 'takeOffBook', { bookId: withdrawn });
    await run(administrator, 'suspendAccount', { userId: seller.id, reason });
    expect(await codes(administrator, 'reinstateAccount', { userId: seller.id })).toEqual([]);
    expect((await logIn()).logIn.token).toBeTruthy();
    expect(await isListed()).toBe(true);
    const query = 'query ($id: ID!) { book(id: $id) { id } }';
    expect(await marketplace.ask(query, { id: withdrawn })).toEqual({ book: null });
    expect(await codes(administrator, 'reinstateAccount', { userId: seller.id })).toEqual(['NOT_SUSPENDED']);
  });

  it('keeps its listings off the market one by one, too, until it is let in again', async () => {
    const removed = await listBook(marketplace, seller, { title: 'Godaan' });
    await run(administrator, 'removeListing', { bookId: removed, reason: 'Pirated copies' });
    await run(administrator, 'suspendAccount', { userId: seller.id, reason });
    for (const listing of [bookId, removed]) {
      expect(await codes(administrator, 'restoreListing', { bookId: listing })).toEqual(['SELLER_INACTIVE']);
    }
    expect(await isListed()).toBe(false);
    await run(administrator, 'reinstateAccount', { userId: seller.id });
    expect(await codes(administrator, 'restoreListing', { bookId })).toEqual(['LISTING_NOT_REMOVED']);
    expect(await codes(administrator, 'restoreListing', { bookId: removed })).toEqual([]);
  });

  it('is never an administrator’s', async () => {
    const userId = administrator.id;
    expect(await codes(administrator, 'suspendAccount', { userId, reason })).toEqual(['ADMINISTRATOR_STAYS']);
  });
});

describe('moderation', () => {
  it.each([
    ['removeListing', () => ({ bookId, reason: 'x' })],
    ['restoreListing', () => ({ bookId })],
    ['suspendAccount', () => ({ userId: seller.id, reason: 'x' })],
    ['reinstateAccount', () => ({ userId: seller.id })],
    ['dismissReport', () => ({ reportId: 'nothing', reason: 'x' })],
  ])('%s is not for readers and publishers', async (mutation, input) => {
    expect(await codes(reader, mutation, input())).toEqual(['FORBIDDEN']);
    expect(await codes(seller, mutation, input())).toEqual(['FORBIDDEN']);
  });

  it.each(['listingReports', 'moderationActions'])('%s is for moderators only', async (field) => {
    const { errors } = await marketplace.graphql(`{ ${field} { nodes { id } } }`, {}, reader.token);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('lets moderators remove listings, but not suspend accounts, and says so to the client', async () => {
    const moderator = await signUpReader(marketplace);
    await makeStaff(marketplace.ports, moderator, 'MODERATOR');
    const rights = async ({ token }: Person) =>
      (
        await marketplace.ask<{ book: object }>(
          'query ($id: ID!) { book(id: $id) { viewerCanModerate seller { viewerCanModerate } } }',
          { id: bookId },
          token,
        )
      ).book;
    const seller = { viewerCanModerate: false };
    expect(await rights(reader)).toEqual({ viewerCanModerate: false, seller });
    expect(await rights(moderator)).toEqual({ viewerCanModerate: true, seller });
    expect(await rights(administrator)).toMatchObject({ seller: { viewerCanModerate: true } });
    const suspension = { userId: reader.id, reason: 'x' };
    expect(await codes(moderator, 'suspendAccount', suspension)).toEqual(['FORBIDDEN']);
    expect(await codes(moderator, 'removeListing', { bookId, reason: 'x' })).toEqual([]);
  });

  it('ends with the role', async () => {
    const former = await signUpPublisher(marketplace);
    await makeAdministrator(marketplace.ports, former.email);
    expect(await codes(former, 'restoreListing', { bookId })).toEqual(['LISTING_NOT_REMOVED']);
    await unmakeAdministrator(marketplace.ports, former.email);
    expect(await codes(former, 'restoreListing', { bookId })).toEqual(['FORBIDDEN']);
    expect(await marketplace.ask('{ viewer { role } }', {}, former.token)).toEqual({
      viewer: { role: 'PUBLISHER' },
    });
    await expect(makeAdministrator(marketplace.ports, 'nobody@panna.example')).rejects.toThrow(
      'User not found',
    );
  });

  it.each(["UPDATE moderation_actions SET reason = 'other'", 'DELETE FROM moderation_actions'])(
    'stays on record: %s',
    async (statement) => {
      await run(administrator, 'removeListing', { bookId, reason: 'Pirated' });
      await expect(marketplace.database.query(statement)).rejects.toThrow('append-only');
    },
  );
});
