import { adventures } from './books/adventures.js';
import { forChildren } from './books/forChildren.js';
import { gujarati } from './books/gujarati.js';
import { hindi } from './books/hindi.js';
import { ideas } from './books/ideas.js';
import { india } from './books/india.js';
import { strangeTales } from './books/strangeTales.js';
import { worldNovels } from './books/worldNovels.js';
import type { BookLanguage } from '../domain/catalogue/bookFacts.js';
import type { DemoBook } from './demoBook.js';

/** The demo books. Titles are real and unique, so that demo orders can refer to a book by title. */
export const DEMO_BOOKS: readonly DemoBook[] = [
  ...inLanguage('EN', [...worldNovels, ...adventures, ...strangeTales, ...forChildren, ...ideas, ...india]),
  ...inLanguage('HI', hindi),
  ...inLanguage('GU', gujarati),
];

function inLanguage(language: BookLanguage, books: readonly DemoBook[]): DemoBook[] {
  return books.map((book) => ({ language, ...book }));
}
