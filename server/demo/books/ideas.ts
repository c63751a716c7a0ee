import { forRent, forSale, forSaleOrRent, type DemoBook } from '../demoBook.js';

/** Philosophy, science and self-help. */
export const ideas: readonly DemoBook[] = [
  {
    title: 'Meditations',
    author: 'Marcus Aurelius',
    isbn: '9780140449334',
    description:
      'An emperor on campaign writes to himself, at night, how to be a decent man tomorrow. He did not mean us to read ' +
      'it; many have begun their day with it ever since.',
    genres: ['SELF_HELP', 'NON_FICTION'],
    binding: 'PAPERBACK',
    condition: 'NEW',
    ...forSaleOrRent(240, 40, 150, [1, 12]),
    copies: 3,
    seller: 'banyan',
    listedDaysAgo: 16,
  },
  {
    title: 'The Republic',
    author: 'Plato',
    isbn: '9780140449143',
    description:
      'Socrates goes down to the harbour to watch a festival, and is kept all night by one question: what is justice? ' +
      'On the way: a cave, a ring, and a city made of words.',
    genres: ['NON_FICTION'],
    condition: 'GOOD',
    ...forRent(35, 150, [1, 12]),
    seller: 'rohan',
    listedDaysAgo: 77,
  },
  {
    title: 'The Art of War',
    author: 'Sun Tzu',
    isbn: '9781590302255',
    description:
      'Thirteen short chapters on how to win, preferably without fighting. Studied by generals for two thousand years, ' +
      'and by everyone else for the last fifty.',
    genres: ['NON_FICTION', 'HISTORY'],
    condition: 'LIKE_NEW',
    ...forSale(135),
    copies: 2,
    seller: 'arjun',
    listedDaysAgo: 33,
  },
  {
    title: 'Tao Te Ching',
    author: 'Lao Tzu',
    isbn: '9780679776192',
    description:
      'Eighty-one small poems about the way that cannot be told. Water, valleys, an empty bowl: what gives way outlasts ' +
      'what is hard.',
    genres: ['OTHER', 'SELF_HELP'],
    condition: 'VERY_GOOD',
    ...forSaleOrRent(170, 30, 120, [1, 6]),
    seller: 'devika',
    listedDaysAgo: 21,
  },
  {
    title: 'On the Origin of Species',
    author: 'Charles Darwin',
    isbn: '9780785819110',
    description:
      'Pigeons, barnacles, islands, and one long argument. The calmest book that ever turned the world upside down.',
    genres: ['SCIENCE', 'NON_FICTION'],
    condition: 'GOOD',
    ...forSaleOrRent(280, 45, 200, [1, 12]),
    seller: 'kabir',
    listedDaysAgo: 48,
  },
  {
    title: 'Relativity: The Special and the General Theory',
    author: 'Albert Einstein',
    isbn: '9780143039822',
    description:
      'Trains, lightning and clocks: the theory explained by the man who found it, to readers who remember a little ' +
      'school geometry. He promised to be clear rather than elegant, and kept his word.',
    genres: ['SCIENCE', 'TECHNOLOGY'],
    binding: 'HARDCOVER',
    condition: 'LIKE_NEW',
    ...forSaleOrRent(210, 40, 150, [1, 6]),
    copies: 2,
    seller: 'devika',
    listedDaysAgo: 18,
  },
  {
    title: 'Walden',
    author: 'Henry David Thoreau',
    isbn: '9780691096124',
    description:
      'Two years, two months and two days in a hut by a pond, with accounts to the half-cent. A book to live more ' +
      'slowly by.',
    genres: ['NON_FICTION', 'SELF_HELP'],
    binding: 'PAPERBACK',
    condition: 'ACCEPTABLE',
    conditionDescription: 'Read by a pond, and it shows.',
    ...forSale(80),
    seller: 'asha',
    listedDaysAgo: 84,
  },
  {
    title: 'The Prophet',
    author: 'Kahlil Gibran',
    isbn: '9780001000391',
    description:
      'A ship has come to take a wise man home, and the people of the city ask him, one by one, about love, work, ' +
      'children, sorrow. Twenty-six answers, each the length of a song.',
    genres: ['OTHER', 'SELF_HELP'],
    binding: 'HARDCOVER',
    condition: 'NEW',
    ...forSale(175),
    copies: 3,
    seller: 'banyan',
    listedDaysAgo: 40,
  },
];
