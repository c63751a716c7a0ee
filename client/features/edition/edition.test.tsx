import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book, lease, price } from '../../testing/samples/books';
import { money } from '../../testing/samples/money';
import { edition } from '../../testing/samples/editions';
import { requests, serverAnswers } from '../../testing/fakeServer';
import { openSite } from '../../testing/openSite';
import { meera } from '../../testing/samples/people';
import type { Answer, OperationAnswer } from '../../testing/answers';
import type { User } from '../../testing/serverTypes.generated';

const cheap = book({
  id: 'book_cheap',
  condition: 'ACCEPTABLE',
  status: 'RENTED',
  availableFrom: '2025-12-20',
  price: price({ sale: '120.00' }),
  delivery: { charge: money('25.00'), freeAbove: null },
  seller: { id: 'user_kamala', name: 'Kamala', readersScore: 80, totalRatings: 1, city: 'Pune' },
});
const lent = book({ id: 'book_lent', price: price({ lease: lease() }) });

async function openEdition(
  answer: (variables: object) => OperationAnswer,
  query = '',
  viewer: Answer<User> = meera,
) {
  serverAnswers({
    Viewer: () => ({ viewer }),
    Edition: ({ variables }) => answer(variables),
  });
  const { person } = await openSite(`/editions/edition_guide${query}`, { token: 'good' });
  return person;
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Offers' });
  return within(table).getAllByRole('row').slice(1);
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ lastChild }) => lastChild?.textContent);
const asked = () =>
  requests.filter(({ operation }) => operation === 'Edition').map(({ variables }) => variables);

describe('The page of an edition', () => {
  it('compares its offers, the cheapest first, and leads to each', async () => {
    await openEdition(() => ({ edition: edition([cheap, lent]) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Guide' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: '2 offers' })).toBeTruthy();
    expect(screen.getByText('ISBN 9780143039648')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'The Guide' }).getAttribute('src')).toBe('/covers/detail.svg');
    const [first, second] = await rows();
    expect(first && cells(first)).toEqual([
      'KamalaPune 1 ratingplus ₹25 delivery',
      '₹120',
      'Not offered',
      'AcceptableWorn and possibly marked, but every page is readable.',
      '20 Dec 2025',
      'See the offer',
    ]);
    expect(second && cells(second).slice(1, 5)).toEqual([
      'Not offered',
      '₹50.25',
      'Like NewRead, but without visible wear.',
      'Now',
    ]);
    const link = screen.getByRole('link', { name: 'See the offer of Kamala' });
    expect(link.getAttribute('href')).toBe('/books/book_cheap');
    expect(asked()).toEqual([{ id: 'edition_guide', sort: 'PRICE_ASC', first: 24 }]);
  });

  it('is sorted as the reader wants, which its address keeps', async () => {
    const person = await openEdition(({ sort }: { sort?: string }) => ({
      edition: edition(sort === 'RENT_ASC' ? [lent, cheap] : [cheap, lent]),
    }));
    await rows();
    const sorts = screen.getAllByRole('combobox', { name: 'Sort By' }).at(-1);
    await person.selectOptions(sorts as HTMLElement, 'Lowest rent');
    await waitFor(async () => expect((await rows())[0]?.textContent).toContain('₹50.25'));
    expect(window.location.search).toBe('?sortBy=rent_asc');
    await person.selectOptions(sorts as HTMLElement, 'Price: Low to High');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('reads the order from the address, and shows publishers the prices too', async () => {
    await openEdition(() => ({ edition: edition([cheap]) }), '?sortBy=rating_desc', {
      ...meera,
      role: 'PUBLISHER',
    });
    expect((await rows())[0]?.textContent).toContain('₹120');
    expect(asked()[0]).toMatchObject({ sort: 'RATING_DESC' });
  });

  it('shows what matches the list from which one comes, says so, and leads to all', async () => {
    const query = '?search=guide&listingType=lease&sortBy=rent_asc&rentTo=60&pinCode=380001';
    const person = await openEdition(
      ({ filter }: { filter?: object }) => ({
        edition: { ...edition(filter ? [lent] : [cheap, lent]), offerCount: 2 },
      }),
      query,
    );
    const match = '1 of 2 offers match: “guide” · For Rent · Rent per month: up to ₹60 · Near 380001';
    expect(await screen.findByText(match)).toBeTruthy();
    expect(await rows()).toHaveLength(1);
    expect(asked()[0]).toMatchObject({
      filter: { search: 'guide', listingType: 'LEASE', rentPerMonth: { to: '60' }, pinCode: '380001' },
      sort: 'RENT_ASC',
    });
    const sorts = screen.getAllByRole('combobox', { name: 'Sort By' }).at(-1);
    await person.selectOptions(sorts as HTMLElement, 'Newest First');
    await waitFor(() => expect(window.location.search).toContain('pinCode=380001'));
    await person.click(screen.getByRole('link', { name: 'Show all offers' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(window.location.search).toBe('?sortBy=date_desc');
    expect(screen.queryByText(/offers match/)).toBeNull();
  });

  it('says when none of its offers matches', async () => {
    await openEdition(() => ({ edition: { ...edition([]), offerCount: 4 } }), '?language=hi');
    expect(await screen.findByText('0 of 4 offers match: Hindi')).toBeTruthy();
    expect(screen.queryByText('No copies are offered right now.')).toBeNull();
  });

  it('shows no offers to who asks for what there is not, until it is left out', async () => {
    const person = await openEdition(() => ({ edition: edition([cheap, lent]) }), '?genre=Cooking');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This link contains invalid filter values: “Cooking”',
    );
    expect(screen.queryByRole('table', { name: 'Offers' })).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Remove these values' }));
    expect(await rows()).toHaveLength(2);
  });

  it('has the cheapest first where the list came in an order that it does not have', async () => {
    await openEdition(() => ({ edition: edition([cheap, lent]) }), '?language=hi&sortBy=price_desc');
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByText(/offers match/)).toBeNull();
    expect(asked()[0]).toMatchObject({ filter: { language: 'HI' }, sort: 'PRICE_ASC' });
  });

  it('grows page by page', async () => {
    const person = await openEdition((variables) => ({
      edition:
        'after' in variables ? edition([lent], { total: 2 }) : edition([cheap], { total: 2, after: 'next' }),
    }));
    await person.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('2 of 2 shown');
    expect(await rows()).toHaveLength(2);
  });

  it('says when nobody has a copy', async () => {
    await openEdition(() => ({ edition: edition([]) }));
    expect(await screen.findByText('No copies are offered right now.')).toBeTruthy();
  });

  it('says when there is none', async () => {
    await openEdition(() => ({ edition: null }));
    expect(await screen.findByRole('heading', { name: 'Book not found' })).toBeTruthy();
  });

  it('can be tried again when it could not be read', async () => {
    let isDown = true;
    const person = await openEdition(() => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { edition: edition([cheap]) };
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load the offers');
    isDown = false;
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
