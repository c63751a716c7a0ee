import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book, bookPage } from '../../testing/samples/books';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';

const choice = <Name extends string>(name: Name, count: number, countIsCapped = false) => ({
  choice: name,
  count,
  countIsCapped,
});
const FACETS = {
  editions: {
    facets: {
      genres: [choice('FICTION', 10_000, true), choice('HORROR', 3)],
      listingTypes: [choice('SALE', 7)],
      conditions: [choice('GOOD', 5)],
      languages: [choice('HI', 12), choice('GU', 4)],
    },
  },
};

async function openBooks(path: string, answers: object = {}) {
  serverAnswers({
    Viewer: () => ({ viewer: meera }),
    Books: () => bookPage([book()]),
    BookFacets: () => FACETS,
    ...answers,
  });
  const { person } = await openSite(path, { token: 'good' });
  await screen.findByRole('heading', { level: 1 });
  return person;
}

const query = () => window.location.search;
const asked = (operation: string) =>
  requests.filter((each) => each.operation === operation).map(({ variables }) => variables['filter']);

const ALL =
  '/books?genre=Fiction&listingType=lease&salePriceFrom=50&salePriceTo=1200.50&rentTo=30&condition=very-good&language=hi' +
  '&pinCode=380001&availableNow=true&freeFrom=2026-03-01&freeUntil=2026-04-01&seller=user_ravi';

describe('The filters of the address', () => {
  it('are asked of the server, and each has a chip', async () => {
    await openBooks(ALL);
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Fiction',
      'For Rent',
      'Price: ₹50 – ₹1,200.5',
      'Rent per month: up to ₹30',
      'Very Good or better',
      'Hindi',
      'Near 380001',
      'Available now',
      'Available 1 Mar 2026 – 1 Apr 2026',
      'One seller',
      'Clear all',
    ]);
    expect(asked('Books').at(-1)).toEqual({
      search: null,
      genre: 'FICTION',
      listingType: 'LEASE',
      salePrice: { from: '50', to: '1200.50' },
      rentPerMonth: { from: null, to: '30' },
      conditionAtLeast: 'VERY_GOOD',
      language: 'HI',
      pinCode: '380001',
      availableNow: true,
      free: { startsOn: '2026-03-01', endsOn: '2026-04-01' },
      sellerId: 'user_ravi',
    });
  });

  it.each([
    ['genre=Cooking', '“Cooking”'],
    ['listingType=gift&sortBy=colour', '“gift” and “colour”'],
    ['condition=mint&language=klingon', '“mint” and “klingon”'],
    ['salePriceFrom=cheap&rentTo=-1', '“cheap” and “-1”'],
    ['freeFrom=2026-02-31&freeUntil=tomorrow', '“2026-02-31” and “tomorrow”'],
    ['freeFrom=2026-03-01', '“2026-03-01”'],
    ['availableNow=perhaps', '“perhaps”'],
  ])('that there are not (%s) are told instead of a list, and left out by a press', async (part, values) => {
    const person = await openBooks(`/books?search=guide&${part}&pinCode=380001`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`This link contains invalid filter values: ${values}.Remove these values`);
    expect(asked('Books')).toEqual([]);
    await person.click(within(alert).getByRole('link', { name: 'Remove these values' }));
    await waitFor(() => expect(query()).toBe('?search=guide&pinCode=380001'));
    await screen.findByText('1 book');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that are no choice ask for nothing', async () => {
    await openBooks('/books?sortBy=&genre=&availableNow=false');
    await screen.findByText('1 book');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are taken off one by one, and all at once', async () => {
    const person = await openBooks('/books?search=guide&genre=Fiction&language=hi&rentTo=30&sortBy=rent_asc');
    await person.click(await screen.findByRole('button', { name: 'Remove filter: Hindi' }));
    await waitFor(() => expect(query()).toBe('?search=guide&genre=Fiction&sortBy=rent_asc&rentTo=30'));
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(query()).toBe('?search=guide&sortBy=rent_asc'));
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('stay when something else is searched for', async () => {
    const person = await openBooks('/books?language=hi');
    const bar = within(await screen.findByRole('search', { name: 'Search this list' }));
    await person.selectOptions(bar.getByLabelText('Genre'), 'Horror');
    await waitFor(() => expect(query()).toBe('?genre=Horror&language=hi'));
  });
});

describe('The sheet of filters', () => {
  const openSheet = async (path: string, name: string, answers: object = {}) => {
    const person = await openBooks(path, answers);
    await person.click(await screen.findByRole('button', { name }));
    return { person, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
  };

  it('asks for counts once it is open, and says how many filters are on', async () => {
    const { sheet } = await openSheet('/books?genre=Horror&language=hi', 'Filters (2)');
    await waitFor(() => expect(asked('BookFacets')).toHaveLength(1));
    await sheet.findByText('10,000+');
    expect(sheet.getByRole('radio', { name: 'Horror 3' })).toHaveProperty('checked', true);
    expect(sheet.getByRole('radio', { name: 'Hindi 12' })).toHaveProperty('checked', true);
    expect(sheet.getByRole('radio', { name: 'Mystery 0' })).toHaveProperty('checked', false);
  });

  it('narrows the list at once', async () => {
    const { person, sheet } = await openSheet('/books', 'Filters');
    await person.click(await sheet.findByRole('radio', { name: 'Gujarati 4' }));
    await waitFor(() => expect(query()).toBe('?language=gu'));
    await person.click(sheet.getByRole('checkbox', { name: 'Available now' }));
    await waitFor(() => expect(query()).toBe('?language=gu&availableNow=true'));
    await person.type(sheet.getByLabelText('Monthly rent: to, in rupees'), '३०{Enter}');
    await waitFor(() => expect(query()).toBe('?rentTo=30&language=gu&availableNow=true'));
    await person.type(sheet.getByLabelText('Near PIN code'), '૩૮૦૦૦૧');
    await waitFor(() => expect(query()).toBe('?rentTo=30&language=gu&pinCode=380001&availableNow=true'));
    await person.click(sheet.getByRole('button', { name: 'Show books' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what is wrong with a range, a PIN code and days, and does not ask for them', async () => {
    const { person, sheet } = await openSheet('/books', 'Filters');
    await person.type(await sheet.findByLabelText('Price to buy: from, in rupees'), '500');
    await person.type(sheet.getByLabelText('Price to buy: to, in rupees'), '100{Enter}');
    expect(await sheet.findByText('The maximum cannot be less than the minimum')).toBeTruthy();
    await person.type(sheet.getByLabelText('Near PIN code'), '38');
    await person.tab();
    expect(await sheet.findByText('Please enter a PIN code of 6 digits')).toBeTruthy();
    expect(query()).toBe('?salePriceFrom=500');
  });

  it('hides prices from publishers', async () => {
    const viewer = { ...meera, role: 'PUBLISHER' };
    const { sheet } = await openSheet('/books', 'Filters', { Viewer: () => ({ viewer }) });
    await sheet.findByRole('radio', { name: 'Any condition' });
    expect(sheet.queryByText('Price to buy')).toBeNull();
  });
});

describe('A list in which nothing is found', () => {
  const NOTHING = {
    Books: () => bookPage([]),
    NothingFound: () => ({
      editions: {
        relaxations: [
          { without: 'GENRE', count: 12, countIsCapped: false },
          { without: 'SEARCH', count: 10_000, countIsCapped: true },
          { without: 'LANGUAGE', count: 0, countIsCapped: false },
        ],
      },
      books: { nearMisses: [book({ title: 'A near miss' })] },
    }),
  };

  it('says what each filter costs, and takes one off at a press', async () => {
    const person = await openBooks('/books?search=guide&genre=Horror&language=hi', NOTHING);
    expect(await screen.findByText('No books found matching your criteria')).toBeTruthy();
    const ways = within(await screen.findByRole('list', { name: 'Remove one filter' }));
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Without Horror: 12 books',
      'Without “guide”: 10,000+ books',
    ]);
    await person.click(ways.getByRole('link', { name: /Horror/ }));
    await waitFor(() => expect(query()).toBe('?search=guide&language=hi'));
  });

  it('shows books that just miss it', async () => {
    await openBooks('/books?genre=Horror&language=hi', NOTHING);
    expect(await screen.findByRole('heading', { name: 'Close matches' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'A near miss' })).toBeTruthy();
  });
});
