import { forRent, forSale, forSaleOrRent, type DemoBook } from '../demoBook.js';

/** Mysteries, horror and science fiction. */
export const strangeTales: readonly DemoBook[] = [
  {
    title: 'Frankenstein; or, The Modern Prometheus',
    author: 'Mary Shelley',
    isbn: '9780141439471',
    description:
      'A student of natural philosophy gives life to a creature, and runs away from it. What he made has taught itself ' +
      'to read, and would like an explanation.',
    genres: ['HORROR', 'SCIENCE_FICTION'],
    binding: 'HARDCOVER',
    condition: 'NEW',
    ...forSaleOrRent(249, 40, 180, [1, 6]),
    copies: 3,
    seller: 'banyan',
    listedDaysAgo: 3,
  },
  {
    title: 'Dracula',
    author: 'Bram Stoker',
    isbn: '9780393970128',
    description:
      'A solicitor travels to a castle in the Carpathians about a house in London. Told in diaries, telegrams and ' +
      'wax cylinders by the people who try to stop his client.',
    genres: ['HORROR', 'THRILLER'],
    binding: 'PAPERBACK',
    condition: 'VERY_GOOD',
    ...forSaleOrRent(230, 40, 180, [1, 6]),
    copies: 2,
    seller: 'kabir',
    listedDaysAgo: 11,
  },
  {
    title: 'The Picture of Dorian Gray',
    author: 'Oscar Wilde',
    isbn: '9780375751516',
    description:
      'A beautiful young man makes a wish before his own portrait. From then on the picture keeps the accounts, in a ' +
      'locked room at the top of the house.',
    genres: ['FICTION', 'HORROR'],
    condition: 'LIKE_NEW',
    ...forSaleOrRent(190, 35, 150, [1, 6]),
    seller: 'asha',
    listedDaysAgo: 8,
  },
  {
    title: 'Strange Case of Dr Jekyll and Mr Hyde',
    author: 'Robert Louis Stevenson',
    description:
      'A lawyer wonders why his respectable friend has left everything to a man whom nobody can bear to look at. The ' +
      'fog of London hides the answer for a hundred pages.',
    genres: ['HORROR', 'MYSTERY'],
    condition: 'GOOD',
    ...forSale(85),
    seller: 'rohan',
    listedDaysAgo: 55,
  },
  {
    title: 'The Time Machine',
    author: 'H. G. Wells',
    isbn: '9780451528551',
    description:
      'A host comes late to his own dinner, limping, and tells his guests where he has been: the year 802,701. ' +
      'Mankind has become two, and one of them is afraid of the dark.',
    genres: ['SCIENCE_FICTION'],
    condition: 'GOOD',
    ...forRent(25, 100, [1, 3]),
    seller: 'devika',
    listedDaysAgo: 29,
  },
  {
    title: 'The War of the Worlds',
    author: 'H. G. Wells',
    isbn: '9780375759239',
    description:
      'A cylinder falls on a common in Surrey, and its lid begins to turn. Within days London is empty, and the ' +
      'mightiest empire on Earth learns what it is like.',
    genres: ['SCIENCE_FICTION', 'HORROR'],
    condition: 'NEW',
    ...forSaleOrRent(225, 40, 150, [1, 6]),
    copies: 2,
    seller: 'banyan',
    listedDaysAgo: 44,
  },
  {
    title: 'The Adventures of Sherlock Holmes',
    author: 'Arthur Conan Doyle',
    isbn: '9780192835086',
    description:
      'Twelve cases from Baker Street: a scandal in Bohemia, a league of red-headed men, a blue carbuncle in a goose. ' +
      'You see everything that Holmes sees, and that is the trouble.',
    genres: ['MYSTERY'],
    binding: 'PAPERBACK',
    condition: 'NEW',
    ...forSaleOrRent(299, 45, 200, [1, 12]),
    copies: 4,
    seller: 'banyan',
    listedDaysAgo: 5,
  },
  {
    title: 'The Hound of the Baskervilles',
    author: 'Arthur Conan Doyle',
    isbn: '9780451528018',
    description:
      'A family curse, a moor at night and the footprints of a gigantic hound. Holmes sends Watson ahead to write ' +
      'letters; someone else is out there watching.',
    genres: ['MYSTERY', 'HORROR'],
    condition: 'VERY_GOOD',
    ...forRent(30, 120, [1, 3]),
    copies: 2,
    seller: 'arjun',
    listedDaysAgo: 36,
  },
  {
    title: 'The Metamorphosis',
    author: 'Franz Kafka',
    isbn: '9780553213690',
    description:
      'Gregor Samsa wakes up as an insect, and worries that he has missed his train. His family is patient, at first.',
    genres: ['FICTION', 'HORROR'],
    binding: 'PAPERBACK',
    condition: 'LIKE_NEW',
    ...forSaleOrRent(130, 30, 100, [1, 3]),
    seller: 'kabir',
    listedDaysAgo: 19,
  },
  {
    title: '1984',
    author: 'George Orwell',
    isbn: '9780451524935',
    description:
      'Winston Smith corrects yesterday’s newspapers for the Ministry of Truth. One day he buys a blank diary, which is ' +
      'not forbidden, since nothing is; it is merely the end of him.',
    genres: ['FICTION', 'SCIENCE_FICTION'],
    binding: 'PAPERBACK',
    condition: 'GOOD',
    conditionDescription: 'Underlined in two colours by two owners.',
    ...forSaleOrRent(145, 30, 120, [1, 6]),
    seller: 'meera',
    listedDaysAgo: 13,
  },
  {
    title: 'Animal Farm',
    author: 'George Orwell',
    isbn: '9780452284241',
    description:
      'The animals drive out the farmer and write seven commandments on the barn. The pigs, who can read, look after ' +
      'the wording.',
    genres: ['FICTION'],
    binding: 'PAPERBACK',
    condition: 'VERY_GOOD',
    ...forSale(110),
    copies: 2,
    seller: 'meera',
    listedDaysAgo: 70,
  },
];
