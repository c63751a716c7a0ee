import { forRent, forSale, forSaleOrRent, type DemoBook } from './demoBook.js';
import { DEMO_BOOKS } from './demoBooks.js';

/** More listings of some demo books, by other sellers, so that there are offers to compare. */
export const DEMO_OFFERS: readonly DemoBook[] = [
  another('Pride and Prejudice', {
    condition: 'GOOD',
    ...forSaleOrRent(140, 25, 100, [1, 6]),
    seller: 'asha',
    listedDaysAgo: 21,
  }),
  another('Pride and Prejudice', {
    condition: 'ACCEPTABLE',
    conditionDescription: 'The spine is creased, and there is a name on the first page.',
    ...forSale(90),
    seller: 'kabir',
    listedDaysAgo: 60,
  }),
  another('The Adventures of Sherlock Holmes', {
    condition: 'LIKE_NEW',
    ...forSaleOrRent(210, 35, 150, [1, 6]),
    seller: 'devika',
    listedDaysAgo: 14,
  }),
  another('The Bhagavad Gita', {
    condition: 'GOOD',
    ...forSale(110),
    seller: 'rohan',
    listedDaysAgo: 33,
  }),
  another('गोदान', {
    condition: 'VERY_GOOD',
    ...forSale(160),
    seller: 'arjun',
    listedDaysAgo: 31,
  }),
  another('गोदान', {
    condition: 'GOOD',
    ...forRent(20, 80, [1, 6]),
    seller: 'rohan',
    listedDaysAgo: 46,
  }),
  another('સત્યના પ્રયોગો', {
    condition: 'GOOD',
    ...forSaleOrRent(70, 15, 50, [1, 6]),
    seller: 'meera',
    listedDaysAgo: 26,
  }),
];

/** Fields that are the same for all offers of a book. */
type Title = 'title' | 'author' | 'isbn' | 'description' | 'genres' | 'language';

function another(wanted: string, offer: Omit<DemoBook, Title>): DemoBook {
  const book = DEMO_BOOKS.find(({ title }) => title === wanted);
  if (!book) throw new Error(`No demo book is called ${wanted}`);
  const { title, author, isbn, description, genres, language } = book;
  return { title, author, isbn, description, genres, language, ...offer };
}
