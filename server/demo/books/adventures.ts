import { forRent, forSale, forSaleOrRent, type DemoBook } from '../demoBook.js';

export const adventures: readonly DemoBook[] = [
  {
    title: 'The Count of Monte Cristo',
    author: 'Alexandre Dumas',
    isbn: '9780140449266',
    description:
      'On his wedding day a young sailor is thrown into an island prison for a crime nobody committed. Fourteen years ' +
      'later a very rich stranger arrives in Paris, with a list.',
    genres: ['FICTION', 'THRILLER'],
    binding: 'HARDCOVER',
    condition: 'NEW',
    ...forSaleOrRent(549, 65, 350, [2, 12]),
    copies: 3,
    seller: 'banyan',
    listedDaysAgo: 1,
  },
  {
    title: 'Treasure Island',
    author: 'Robert Louis Stevenson',
    isbn: '9780753453803',
    description:
      'A map, a one-legged cook, a barrel of apples with a boy in it. Every pirate since has been a copy of Long John ' +
      'Silver; here is the man himself.',
    genres: ['FICTION', 'CHILDREN'],
    binding: 'PAPERBACK',
    condition: 'GOOD',
    ...forSaleOrRent(140, 30, 100, [1, 6]),
    copies: 2,
    seller: 'arjun',
    listedDaysAgo: 38,
  },
  {
    title: 'Around the World in Eighty Days',
    author: 'Jules Verne',
    isbn: '9780140449068',
    description:
      'Phileas Fogg bets half his fortune that he can be back at his club in eighty days, to the minute. Trains, ' +
      'steamers and an elephant across India, with a detective one stop behind.',
    genres: ['FICTION', 'CHILDREN'],
    condition: 'LIKE_NEW',
    ...forSaleOrRent(175, 35, 120, [1, 3]),
    seller: 'meera',
    listedDaysAgo: 9,
  },
  {
    title: 'Twenty Thousand Leagues Under the Sea',
    author: 'Jules Verne',
    isbn: '9780760728505',
    description:
      'A sea monster turns out to be made of steel. Its master, Captain Nemo, shows three castaways the wonders of ' +
      'the deep, and never means to let them go.',
    genres: ['SCIENCE_FICTION', 'FICTION'],
    condition: 'NEW',
    ...forSale(325),
    copies: 2,
    seller: 'banyan',
    listedDaysAgo: 31,
  },
  {
    title: 'Kim',
    author: 'Rudyard Kipling',
    isbn: '9780140183528',
    description:
      'A boy of the Lahore bazaars walks the Grand Trunk Road with a lama who seeks a river, and carries messages for ' +
      'men who play the Great Game. India of the 1880s, seen from the dust of the road.',
    genres: ['FICTION', 'HISTORY'],
    binding: 'PAPERBACK',
    condition: 'ACCEPTABLE',
    conditionDescription: 'A library copy, stamped and stout.',
    ...forRent(25, 100, [1, null]),
    seller: 'rohan',
    listedDaysAgo: 81,
  },
  {
    title: 'The Call of the Wild',
    author: 'Jack London',
    isbn: '9780439227148',
    description:
      'Buck, a house dog from California, is stolen and sold to pull sleds in the Yukon. The farther north he goes, ' +
      'the older the voice that he hears.',
    genres: ['FICTION'],
    condition: 'GOOD',
    ...forSale(95),
    seller: 'kabir',
    listedDaysAgo: 62,
  },
  {
    title: 'The Odyssey',
    author: 'Homer',
    isbn: '9780143039952',
    description:
      'Ten years of war, ten more to get home: a Cyclops, two enchantresses, the dead, and a house full of suitors who ' +
      'drink his wine. The first and still the best story about coming back.',
    genres: ['FICTION', 'FANTASY'],
    condition: 'VERY_GOOD',
    ...forSaleOrRent(310, 50, 250, [1, 12]),
    seller: 'devika',
    listedDaysAgo: 17,
  },
  {
    title: 'The Thirty-Nine Steps',
    author: 'John Buchan',
    isbn: '9780141441177',
    description:
      'A bored man in London finds a dead one in his flat, and runs: from the police, from a spy ring, across the ' +
      'Scottish hills. The chase that taught the cinema how to chase.',
    genres: ['THRILLER', 'MYSTERY'],
    condition: 'LIKE_NEW',
    ...forSaleOrRent(160, 35, 120, [1, 3]),
    seller: 'arjun',
    listedDaysAgo: 22,
  },
];
