import { forRent, forSale, forSaleOrRent, type DemoBook } from '../demoBook.js';

export const forChildren: readonly DemoBook[] = [
  {
    title: 'Alice’s Adventures in Wonderland',
    author: 'Lewis Carroll',
    description:
      'A girl follows a white rabbit down a hole, and grows and shrinks among people who argue about everything. With ' +
      'the caterpillar, the Hatter, and a cat that leaves its grin behind.',
    genres: ['CHILDREN', 'FANTASY'],
    binding: 'HARDCOVER',
    condition: 'NEW',
    ...forSaleOrRent(225, 35, 150, [1, 6]),
    copies: 3,
    seller: 'banyan',
    listedDaysAgo: 7,
  },
  {
    title: 'Peter Pan',
    author: 'J. M. Barrie',
    isbn: '9780805072457',
    description:
      'A boy who will not grow up comes through the nursery window to look for his shadow. Second star to the right: ' +
      'pirates, mermaids, and a crocodile that ticks.',
    genres: ['CHILDREN', 'FANTASY'],
    condition: 'GOOD',
    conditionDescription: 'Crayon on the endpapers, as it should be.',
    ...forRent(30, 100, [1, 3]),
    seller: 'meera',
    listedDaysAgo: 46,
  },
  {
    title: 'The Secret Garden',
    author: 'Frances Hodgson Burnett',
    isbn: '9780517189603',
    description:
      'A cross little girl from India is sent to a house on the moor with a hundred locked rooms. A robin shows her ' +
      'the key to a garden that nobody has entered for ten years.',
    genres: ['CHILDREN', 'FICTION'],
    condition: 'LIKE_NEW',
    ...forSaleOrRent(185, 35, 120, [1, 6]),
    seller: 'asha',
    listedDaysAgo: 25,
  },
  {
    title: 'The Wonderful Wizard of Oz',
    author: 'L. Frank Baum',
    isbn: '9780140621679',
    description:
      'A cyclone carries Dorothy and her dog out of Kansas. On the yellow brick road she meets three friends who are ' +
      'sure that they lack exactly what they have.',
    genres: ['CHILDREN', 'FANTASY'],
    condition: 'VERY_GOOD',
    ...forSale(140),
    copies: 2,
    seller: 'devika',
    listedDaysAgo: 52,
  },
  {
    title: 'The Jungle Book',
    author: 'Rudyard Kipling',
    isbn: '9780812504699',
    description:
      'Mowgli is raised by wolves and taught the Law by a bear and a panther, with a tiger always on his trail. And a ' +
      'mongoose in a garden who takes on two cobras.',
    genres: ['CHILDREN', 'FICTION'],
    binding: 'PAPERBACK',
    condition: 'NEW',
    ...forSaleOrRent(199, 30, 120, [1, 6]),
    copies: 4,
    seller: 'banyan',
    listedDaysAgo: 10,
  },
  {
    title: 'The Little Prince',
    author: 'Antoine de Saint-Exupéry',
    isbn: '9780156012195',
    description:
      'A pilot stranded in the desert is asked to draw a sheep. The small person who asks has left a planet, three ' +
      'volcanoes and a rose.',
    genres: ['CHILDREN', 'FICTION'],
    binding: 'PAPERBACK',
    condition: 'LIKE_NEW',
    ...forSaleOrRent(210, 35, 150, [1, 3]),
    copies: 2,
    seller: 'rohan',
    listedDaysAgo: 14,
  },
  {
    title: 'Anne of Green Gables',
    author: 'L. M. Montgomery',
    isbn: '9780451528827',
    description:
      'Two elderly people wanted a boy to help on the farm; the orphanage sent a red-haired girl who never stops ' +
      'talking. Prince Edward Island has not been the same since.',
    genres: ['CHILDREN', 'FICTION'],
    binding: 'HARDCOVER',
    condition: 'GOOD',
    ...forSaleOrRent(150, 30, 120, [1, 6]),
    seller: 'asha',
    listedDaysAgo: 60,
  },
];
