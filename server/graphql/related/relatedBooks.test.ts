import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { madeUpIsbn } from '../../testing/books/isbns.js';
import { changeListing } from '../../testing/books/listings.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, rent } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let ravi: Person;
let kamala: Person;
let savers: Person[];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  [ravi, kamala] = [await signUpReader(marketplace, 'Ravi'), await signUpReader(marketplace, 'Kamala')];
  savers = await Promise.all([1, 2, 3].map((number) => signUpReader(marketplace, `Saver ${number}`)));
});
afterAll(() => marketplace.close());

type List = 'moreByAuthor' | 'similar';

async function related(list: List, id: string, first?: number): Promise<string[]> {
  const { book } = await marketplace.ask<{ book: Record<List, { id: string }[]> }>(
    `query ($id: ID!, $first: Int) { book(id: $id) { ${list}(first: $first) { id } } }`,
    { id, first },
    ravi.token,
  );
  return book[list].map((each) => each.id);
}

const isbns = new Map<string, string>();

/** Creates a listing. Listings with the same title belong to the same edition. */
function list(seller: Person, title: string, author: string, more: object = {}): Promise<string> {
  const isbn = isbns.get(title) ?? madeUpIsbn(isbns.size);
  isbns.set(title, isbn);
  return listBook(marketplace, seller, { isbn, title, author, ...more });
}

async function saveAll(people: readonly Person[], ...bookIds: string[]): Promise<void> {
  for (const person of people) {
    for (const bookId of bookIds) {
      await mutate(marketplace, person, 'addBookmark', 'book { id }', { bookId });
    }
  }
}

describe('more by the author of a book', () => {
  it('is one listing of each other edition on the market, however the name is written, free copies first', async () => {
    const guide = await list(ravi, 'The Guide', 'R. K. Narayan');
    await list(kamala, 'The Guide', 'R. K. Narayan', { salePrice: '90' });
    const lent = await list(ravi, 'Swami and Friends', 'R.K. Narayan');
    const dear = await list(ravi, 'Malgudi Days', 'RK Narayan', { salePrice: '300' });
    const cheap = await list(kamala, 'Malgudi Days', 'RK Narayan', { salePrice: '120' });
    const sold = await list(ravi, 'The Dark Room', 'R. K. Narayan');
    const withdrawn = await list(kamala, 'The English Teacher', 'R. K. Narayan');
    await list(kamala, 'Another Guide', 'K. Narayan');
    await buy(marketplace, savers[0] as Person, sold);
    await rent(marketplace, savers[0] as Person, lent);
    await changeListing(marketplace, kamala, 'takeOffBook', { bookId: withdrawn });
    expect(await related('moreByAuthor', guide)).toEqual([cheap, lent]);
    expect(await related('moreByAuthor', guide, 1)).toEqual([cheap]);
    expect(await related('moreByAuthor', dear)).toHaveLength(2);
  });

  it('is nothing for an author of signs alone', async () => {
    const signs = await list(ravi, 'Signs', '???');
    await list(ravi, 'More signs', '!!!');
    expect(await related('moreByAuthor', signs)).toEqual([]);
  });
});

describe('similar books', () => {
  it('are first those that three people saved together, then those of the author and of the genres', async () => {
    const horror = { genres: ['HORROR', 'SCIENCE'] };
    const dracula = await list(ravi, 'Dracula', 'Bram Stoker', horror);
    const offer = await list(kamala, 'Dracula', 'Bram Stoker', horror);
    const genre = await list(ravi, 'Carmilla', 'Sheridan Le Fanu', { genres: ['HORROR'] });
    const genres = await list(ravi, 'The Vampyre', 'John Polidori', horror);
    const author = await list(kamala, 'The Snake’s Pass', 'Bram Stoker', { genres: ['ROMANCE'] });
    const together = await list(kamala, 'Chandrakanta', 'Devaki Nandan Khatri', { genres: ['ROMANCE'] });
    const twice = await list(kamala, 'Anandamath', 'Bankim Chandra', { genres: ['ROMANCE'] });
    await saveAll(savers, dracula, together);
    await saveAll(savers.slice(1), offer, twice);
    expect(await related('similar', dracula)).toEqual([together, author, genres, genre]);
    expect(await related('similar', offer, 2)).toEqual([together, author]);
    await saveAll(savers.slice(0, 1), twice);
    expect(await related('similar', dracula, 2)).toEqual(expect.arrayContaining([together, twice]));
  });
});

describe('the lists beside a book', () => {
  it.each([0, 13])('are refused for %s books', async (first) => {
    const bookId = await listBook(marketplace, ravi);
    const { errors } = await marketplace.graphql(
      `query ($id: ID!, $first: Int) { book(id: $id) { similar(first: $first) { id } } }`,
      { id: bookId, first },
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['PAGE_SIZE_OUT_OF_RANGE']);
  });

  it('are there for a page of books, and too dear for one of a hundred', async () => {
    const ask = (first: number) =>
      marketplace.graphql<{ books: { nodes: { similar: object[] }[] } }>(
        `query ($first: Int) { books(first: $first) { nodes { moreByAuthor { id title } similar { id title } } } }`,
        { first },
      );
    const { data } = await ask(20);
    expect(data.books.nodes.some(({ similar }) => similar.length > 0)).toBe(true);
    expect((await ask(100)).errors?.[0]?.extensions.code).toBe('QUERY_TOO_COSTLY');
  });
});
