import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  reader = await signUpReader(marketplace, 'Reader');
});

type Toggled = { book: { id: string; viewerHasBookmarked: boolean } | null };

const toggle = (name: 'addBookmark' | 'removeBookmark', bookId: string, person = reader) =>
  mutate<Toggled>(marketplace, person, name, 'book { id viewerHasBookmarked }', { bookId });

/** Returns the titles of a person's bookmarks. Reads them in pages of `first` entries. */
async function saved(person: Person, first = 2): Promise<string[]> {
  const titles: string[] = [];
  for (let after: string | null = null; ;) {
    const { bookmarks }: { bookmarks: Connection } = await marketplace.ask(
      `query ($first: Int, $after: String) {
         bookmarks(first: $first, after: $after) {
           totalCount nodes { title status } pageInfo { hasNextPage endCursor }
         }
       }`,
      { first, after },
      person.token,
    );
    titles.push(...bookmarks.nodes.map(({ title }) => title));
    if (!bookmarks.pageInfo.hasNextPage) return titles;
    after = bookmarks.pageInfo.endCursor;
  }
}
interface Connection {
  totalCount: number;
  nodes: { title: string; status: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

describe('a bookmark', () => {
  it('is kept once, shown on the book to its owner only, and removed again', async () => {
    const id = await listBook(marketplace, seller);
    for (let time = 0; time < 2; time += 1) {
      expect(await toggle('addBookmark', id)).toMatchObject({ book: { id, viewerHasBookmarked: true } });
    }
    expect(await saved(reader)).toEqual(['Godan']);
    const ask = async (token?: string) => {
      const query = 'query ($id: ID!) { book(id: $id) { viewerHasBookmarked } }';
      return (await marketplace.ask<{ book: object }>(query, { id }, token)).book;
    };
    expect(await ask(reader.token)).toEqual({ viewerHasBookmarked: true });
    expect(await ask(seller.token)).toEqual({ viewerHasBookmarked: false });
    expect(await ask()).toEqual({ viewerHasBookmarked: false });
    for (let time = 0; time < 2; time += 1) {
      expect(await toggle('removeBookmark', id)).toMatchObject({ book: { viewerHasBookmarked: false } });
    }
    expect(await saved(reader)).toEqual([]);
  });

  it('stands before those that were kept earlier, and stays when the book is sold', async () => {
    const ids = [];
    for (const title of ['First', 'Second', 'Third']) {
      const id = await listBook(marketplace, seller, { title });
      marketplace.clock.advanceDays(1);
      await toggle('addBookmark', id);
      ids.push(id);
    }
    await buy(marketplace, await signUpReader(marketplace), ids[0] ?? '');
    expect(await saved(reader)).toEqual(['Third', 'Second', 'First']);
  });

  it('needs a book, and somebody whose it is', async () => {
    const { book, userErrors } = await toggle('addBookmark', 'book_none');
    expect(book).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'BOOK_NOT_FOUND', field: ['bookId'] }]);
    await expect(toggle('addBookmark', 'book_none', { ...reader, token: '' })).rejects.toThrow(
      'UNAUTHENTICATED',
    );
    await expect(saved({ ...reader, token: '' })).rejects.toThrow('UNAUTHENTICATED');
  });

  it('costs a list of books one statement more, however long the list', async () => {
    for (let count = 0; count < 5; count += 1) await listBook(marketplace, seller);
    const statements = async (fields: string) => {
      const before = marketplace.database.statementCount;
      await marketplace.ask(`{ books(first: 100) { nodes { id ${fields} } } }`, {}, reader.token);
      return marketplace.database.statementCount - before;
    };
    const signedIn = await statements('viewerIsSeller');
    expect(await statements('viewerIsSeller viewerHasBookmarked')).toBe(signedIn + 1);
  });
});
