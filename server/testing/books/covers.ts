import type { TestMarketplace } from '../marketplace.js';
import type { Person } from '../people/people.js';
import { pictureOf } from './photos.js';

/**
 * Uploads a cover, which is a different picture for each `number`. Returns the path of the image for cards. Throws if
 * the cover is refused.
 */
export async function uploadCover(
  marketplace: TestMarketplace,
  seller: Person,
  bookId: string,
  number: number,
): Promise<string> {
  const content = await pictureOf(number);
  const { data } = await marketplace.upload<{ editBook: { book: { cover: { card: string } } | null } }>(
    'mutation ($input: EditBookInput!) { editBook(input: $input) { book { cover { card } } } }',
    { input: { bookId, cover: null } },
    { path: 'variables.input.cover', content, name: 'cover.jpg', type: 'image/jpeg' },
    seller.token,
  );
  if (!data.editBook.book) throw new Error('The cover was refused');
  return data.editBook.book.cover.card;
}
