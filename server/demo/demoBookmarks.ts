import type { DemoPersonKey } from './demoPeople.js';

/**
 * Demo bookmarks by reader; books are named by title. Some books are bookmarked by several readers, and the titles
 * are in three languages.
 */
export const DEMO_BOOKMARKS: readonly {
  reader: DemoPersonKey;
  daysAgo: number;
  titles: readonly string[];
}[] = [
  {
    reader: 'kabir',
    daysAgo: 3,
    titles: ['Malgudi Days', 'Pride and Prejudice', 'The Great Gatsby', 'गोदान', 'The Count of Monte Cristo'],
  },
  {
    reader: 'meera',
    daysAgo: 2,
    titles: ['Malgudi Days', 'गोदान', 'मधुशाला', 'સત્યના પ્રયોગો', 'Little Women', 'Meditations'],
  },
  {
    reader: 'rohan',
    daysAgo: 4,
    titles: [
      'Malgudi Days',
      'Siddhartha',
      'Pride and Prejudice',
      'The Adventures of Sherlock Holmes',
      'मधुशाला',
    ],
  },
  {
    reader: 'devika',
    daysAgo: 1,
    titles: [
      'Pride and Prejudice',
      'गोदान',
      'The Adventures of Sherlock Holmes',
      'સત્યના પ્રયોગો',
      'The Count of Monte Cristo',
      'Little Women',
    ],
  },
];
