import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { changeListing } from '../../testing/books/listings.js';
import { deliverMail, jobPorts, SITE } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';
import { tellSavedSearches } from '../../usecases/savedSearches/tellSavedSearches.js';

let marketplace: TestMarketplace;
let seller: Person;
let asha: Person;
// The test clock starts on 15 January 2026.
beforeEach(async () => {
  await marketplace?.close();
  marketplace = await TestMarketplace.open();
  [seller, asha] = [await signUpReader(marketplace, 'Seller'), await signUpReader(marketplace, 'Asha')];
  await deliverMail(marketplace);
});
afterAll(() => marketplace.close());

interface Saved {
  id: string;
  query: string;
  filter: object;
}

const save = (input: object, person = asha) =>
  mutate<{ savedSearch: Saved | null }>(marketplace, person, 'saveSearch', 'savedSearch { id query }', input);

const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

const FILTER = `search genre listingType salePrice { from to } rentPerMonth { from to } conditionAtLeast language pinCode sellerId`;

async function saved({ token } = asha): Promise<Saved[]> {
  const query = `{ savedSearches { id query filter { ${FILTER} } } }`;
  return (await marketplace.ask<{ savedSearches: Saved[] }>(query, {}, token)).savedSearches;
}

/** Advances the clock to a later morning and runs the job. Returns the mails. */
async function nextMorning(days = 1) {
  marketplace.clock.advanceDays(days);
  await tellSavedSearches(jobPorts(marketplace));
  return deliverMail(marketplace);
}

const named = (mails: { html: string }[], titles: string[]) =>
  mails.map(({ html }) => titles.filter((title) => html.includes(title)));

describe('a saved search', () => {
  it('tells by one mail in the morning what has come, of no book twice, until it is removed', async () => {
    await listBook(marketplace, seller, { title: 'Kamayani before' });
    marketplace.clock.moveTo('2026-01-15T06:30:01.000Z');
    const { savedSearch } = await save({ search: ' Kamayani ' });
    await save({ genre: 'HORROR', salePrice: { to: '100' } });
    await listBook(marketplace, seller, { title: 'Kamayani', author: 'Jaishankar Prasad' });
    await listBook(marketplace, seller, { title: 'Dracula', genres: ['HORROR'], salePrice: '99.50' });
    await listBook(marketplace, seller, { title: 'Dear horror', genres: ['HORROR'], salePrice: '101' });
    await listBook(marketplace, asha, { title: 'Kamayani of my own' });

    const mails = await nextMorning();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [asha.email, '2 new books match your saved searches'],
    ]);
    const titles = ['Kamayani', 'Dracula', 'Dear horror', 'before', 'of my own'];
    expect(named(mails, titles)).toEqual([['Kamayani', 'Dracula']]);
    expect(mails[0]?.html).toContain(`${SITE.url}/bookmarks`);

    await tellSavedSearches(jobPorts(marketplace));
    expect(await deliverMail(marketplace)).toEqual([]);
    expect(await nextMorning()).toEqual([]);

    await listBook(marketplace, seller, { title: 'Kamayani again' });
    const [again] = await nextMorning(3);
    expect(again?.subject).toBe('A new book matches your saved searches');
    expect(again?.html).toContain(`${SITE.url}/books?search=Kamayani&amp;sortBy=date_desc`);

    await mutate(marketplace, asha, 'removeSavedSearch', 'removedId', { id: savedSearch?.id });
    await listBook(marketplace, seller, { title: 'Kamayani for nobody' });
    expect(await nextMorning()).toEqual([]);
  });

  it('says of a book that two searches find once, and nothing of what is off the market again', async () => {
    await save({ search: 'kamayani' });
    await save({ search: 'jaishankar' });
    const bookId = await listBook(marketplace, seller, { title: 'Kamayani', author: 'Jaishankar' });
    const gone = await listBook(marketplace, seller, { title: 'Kamayani gone' });
    marketplace.clock.advanceDays(1);
    await tellSavedSearches(jobPorts(marketplace));
    await changeListing(marketplace, seller, 'takeOffBook', { bookId: gone });
    const mails = await deliverMail(marketplace);
    expect(mails.map(({ subject }) => subject)).toEqual(['A new book matches your saved searches']);
    await changeListing(marketplace, seller, 'takeOffBook', { bookId });
    await changeListing(marketplace, seller, 'putBackBook', { bookId });
    expect(await nextMorning()).toEqual([]);
  });

  it('is kept as it was meant, once, and is only seen by its person', async () => {
    const wanted = {
      search: 'sat  ya',
      genre: 'SCIENCE_FICTION',
      listingType: 'LEASE',
      rentPerMonth: { from: null, to: '30' },
      salePrice: {},
      conditionAtLeast: 'VERY_GOOD',
      language: 'GU',
      pinCode: '380001',
      sellerId: seller.id,
    };
    const first = await save(wanted);
    const again = await save({ ...wanted, search: ' sat ya ', salePrice: null });
    expect(again.savedSearch).toEqual(first.savedSearch);
    expect(await saved()).toMatchObject([
      {
        query: `search=sat+ya&genre=science+fiction&listingType=lease&rentTo=30.00&condition=very+good&language=gu&pinCode=380001&seller=${seller.id}`,
        filter: { ...wanted, search: 'sat ya', rentPerMonth: { from: null, to: '30.00' }, salePrice: null },
      },
    ]);
    expect(await saved(seller)).toEqual([]);
    await mutate(marketplace, seller, 'removeSavedSearch', 'removedId', { id: first.savedSearch?.id });
    expect(await saved()).toHaveLength(1);
  });

  it.each([
    ['godan', ['Godan', ' GODAN  ', 'godan!', '"Godan"']],
    ['satya na  prayogo', ['Satya Na Prayogo', 'satya,na prayogo']],
    ['9780439023481', ['0-439-02348-3', 'ISBN ९७८०४३९०२३४८१']],
  ])('is one however %j is typed, and stays as it was typed first', async (search, others) => {
    const { savedSearch } = await save({ search });
    for (const other of others) expect((await save({ search: other })).savedSearch).toEqual(savedSearch);
    await save({ search: `${search} else` });
    expect(await saved()).toHaveLength(2);
  });

  it.each([
    [{}, 'SEARCH_EMPTY'],
    [{ search: '  ', conditionAtLeast: 'ACCEPTABLE', salePrice: {} }, 'SEARCH_EMPTY'],
    [{ salePrice: { from: '20', to: '10' } }, 'RANGE_REVERSED'],
    [{ pinCode: '123' }, 'PIN_CODE_INVALID'],
    [{ search: 'x'.repeat(201) }, 'TOO_LONG'],
    [{ search: '?!', genre: 'HORROR' }, 'SEARCH_EMPTY'],
    [{ search: 'half a \ud83d' }, 'INVALID_VALUE'],
    [{ sellerId: 'user_nobody' }, 'SELLER_NOT_FOUND'],
    [{ sellerId: '' }, 'SELLER_NOT_FOUND'],
  ])('%j is refused with %s', async (input, code) => {
    expect(codes(await save(input))).toEqual([code]);
    expect(await saved()).toEqual([]);
  });

  it('is the fiftieth at most, and needs an account', async () => {
    for (let number = 0; number < 50; number += 1) await save({ search: `book ${number}` });
    expect(codes(await save({ search: 'one more' }))).toEqual(['SAVED_SEARCH_LIMIT']);
    expect(codes(await save({ search: 'book 7' }))).toEqual([]);
    await expect(save({ search: 'godan' }, { ...asha, token: '' })).rejects.toThrow('UNAUTHENTICATED');
  });

  it('is among what is handed out of a person, and goes with the account', async () => {
    await save({ search: 'kamayani' });
    await listBook(marketplace, seller, { title: 'Kamayani' });
    await nextMorning();
    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get<{ savedSearches: object[] }>('/api/v1/users/me/export', { as: asha });
    expect(body.savedSearches).toMatchObject([{ filter: { search: 'kamayani' } }]);
    await mutate(marketplace, asha, 'closeAccount', '__typename', { currentPassword: PASSWORD });
    const left = await marketplace.database.query(
      'SELECT user_id FROM saved_searches UNION ALL SELECT user_id FROM saved_search_matches',
    );
    expect(left).toEqual([]);
  });

  it('is saved, listed and removed over REST by the parameters of the list', async () => {
    const rest = await RestClient.of(marketplace);
    const path = '/api/v1/saved-searches';
    const searched = await rest.call<Data<{ search: { _id: string; query: string } }>>(
      'POST',
      `${path}?search=godan&genre=Science-Fiction&rentTo=30`,
      { as: asha },
    );
    const { search } = searched.body.data;
    expect(search.query).toBe('search=godan&genre=science+fiction&rentTo=30.00');
    const listed = await rest.get<Data<{ searches: object[] }>>(path, { as: asha });
    expect(listed.body.data.searches).toEqual([search]);
    expect((await rest.get(`/api/v1/books?${search.query}`)).status).toBe(200);
    expect((await rest.call('DELETE', `${path}/${search._id}`, { as: asha })).status).toBe(200);
    expect((await rest.get<Data<{ searches: object[] }>>(path, { as: asha })).body.data.searches).toEqual([]);
    const refused = await rest.call<Refused>('POST', `${path}?rentFrom=30&rentTo=20`, { as: asha });
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([
      422,
      'RANGE_REVERSED',
      'rentTo',
    ]);
    expect((await rest.call('POST', path, { as: asha })).status).toBe(422);
    expect((await rest.call('POST', `${path}?search=godan`, {})).status).toBe(401);
  });
});
