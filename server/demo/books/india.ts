import { forRent, forSale, forSaleOrRent, type DemoBook } from '../demoBook.js';

/** Indian books in English, original or translated. */
export const india: readonly DemoBook[] = [
  {
    title: 'The Story of My Experiments with Truth',
    author: 'Mohandas K. Gandhi',
    isbn: '9780807059098',
    description:
      'Not a history but a record of trials, most of them on himself: food, fear, the law, South Africa, the first ' +
      'refusals. Honest to the point of comedy, and then suddenly very large.',
    genres: ['BIOGRAPHY', 'HISTORY'],
    condition: 'NEW',
    ...forSaleOrRent(250, 35, 150, [1, 12]),
    copies: 3,
    seller: 'banyan',
    listedDaysAgo: 23,
  },
  {
    title: 'Gitanjali',
    author: 'Rabindranath Tagore',
    description:
      'A hundred and three song offerings that the poet put into English himself, on a ship to London. They won Asia’s ' +
      'first Nobel Prize, and are better by the window than on a shelf.',
    genres: ['OTHER'],
    condition: 'LIKE_NEW',
    ...forSaleOrRent(160, 30, 100, [1, 6]),
    copies: 2,
    seller: 'rohan',
    listedDaysAgo: 9,
  },
  {
    title: 'The Home and the World',
    author: 'Rabindranath Tagore',
    isbn: '9780140449860',
    description:
      'Bengal in the years of Swadeshi. A gentle landlord wants his wife to be free; a fiery guest wants everything to burn. Three voices ' +
      'tell the same weeks.',
    genres: ['FICTION', 'HISTORY'],
    condition: 'VERY_GOOD',
    ...forSaleOrRent(195, 35, 150, [1, 6]),
    seller: 'rohan',
    listedDaysAgo: 28,
  },
  {
    title: 'Malgudi Days',
    author: 'R. K. Narayan',
    isbn: '9780143039655',
    description:
      'An astrologer, a postman who reads too much, a tiger, a blind man’s dog: thirty-two afternoons in a town that is ' +
      'on no map, and that everyone has visited.',
    genres: ['FICTION'],
    binding: 'PAPERBACK',
    condition: 'NEW',
    ...forSaleOrRent(299, 40, 180, [1, 12]),
    copies: 4,
    seller: 'banyan',
    listedDaysAgo: 1,
  },
  {
    title: 'The Guide',
    author: 'R. K. Narayan',
    isbn: '9780143039648',
    description:
      'Railway Raju has been a shopkeeper, a tourist guide, a lover and a convict. Now a village takes him for a holy ' +
      'man, and there has been no rain.',
    genres: ['FICTION'],
    binding: 'PAPERBACK',
    condition: 'GOOD',
    ...forRent(30, 120, [1, 6]),
    seller: 'kabir',
    listedDaysAgo: 57,
  },
  {
    title: 'A Passage to India',
    author: 'E. M. Forster',
    isbn: '9780141441160',
    description:
      'Can an Englishman be friends with an Indian? A doctor of Chandrapore thinks so, until a picnic at the Marabar ' +
      'caves, and an echo.',
    genres: ['FICTION', 'HISTORY'],
    condition: 'VERY_GOOD',
    ...forSale(165),
    seller: 'asha',
    listedDaysAgo: 64,
  },
  {
    title: 'The Discovery of India',
    author: 'Jawaharlal Nehru',
    isbn: '9780143031031',
    description:
      'Five thousand years of a country, remembered in a prison cell without a library. Part history, part letter to ' +
      'oneself about what there is to be free for.',
    genres: ['HISTORY', 'NON_FICTION'],
    binding: 'HARDCOVER',
    condition: 'NEW',
    ...forSaleOrRent(499, 60, 300, [2, 12]),
    copies: 2,
    seller: 'banyan',
    listedDaysAgo: 37,
  },
  {
    title: 'Wings of Fire: An Autobiography',
    author: 'A. P. J. Abdul Kalam',
    isbn: '9788173711466',
    description:
      'A boatman’s son from Rameswaram delivers newspapers, studies aeroplanes, and builds rockets from borrowed parts. ' +
      'How India went to space, told by one who helped to take it there.',
    genres: ['BIOGRAPHY', 'TECHNOLOGY'],
    binding: 'PAPERBACK',
    condition: 'LIKE_NEW',
    ...forSaleOrRent(220, 35, 150, [1, 6]),
    copies: 2,
    seller: 'arjun',
    listedDaysAgo: 3,
  },
  {
    title: 'The Bhagavad Gita',
    author: 'Vyasa',
    isbn: '9780140449181',
    description:
      'Between two armies a warrior lowers his bow, and his charioteer answers. Seven hundred verses on what to do when ' +
      'every choice is hard.',
    genres: ['NON_FICTION', 'OTHER'],
    condition: 'NEW',
    ...forSale(190),
    copies: 8,
    seller: 'banyan',
    listedDaysAgo: 64,
  },
  {
    title: 'The Arthashastra',
    author: 'Kautilya',
    isbn: '9780140446036',
    description:
      'How to run a kingdom, from taxes and mines to spies and treaties, by the minister who made an emperor. Two ' +
      'thousand years old, and it has thought of your objection.',
    genres: ['HISTORY', 'NON_FICTION'],
    binding: 'HARDCOVER',
    condition: 'GOOD',
    ...forRent(55, 300, [1, 12]),
    seller: 'arjun',
    listedDaysAgo: 68,
  },
  {
    title: 'The Panchatantra',
    author: 'Vishnu Sharma',
    isbn: '9780140455205',
    description:
      'A pandit has six months to make three idle princes wise, and tells them about a lion, a bull and two jackals. ' +
      'Stories inside stories; the animals know how the world goes.',
    genres: ['CHILDREN', 'FANTASY'],
    condition: 'VERY_GOOD',
    ...forSaleOrRent(205, 35, 150, [1, 6]),
    copies: 2,
    seller: 'meera',
    listedDaysAgo: 26,
  },
  {
    title: 'Train to Pakistan',
    author: 'Khushwant Singh',
    isbn: '9780802132215',
    description:
      'Mano Majra is a village that sets its clocks by the trains. In the summer of 1947 one arrives at the wrong hour, ' +
      'and silent.',
    genres: ['FICTION', 'HISTORY'],
    binding: 'PAPERBACK',
    condition: 'LIKE_NEW',
    ...forSaleOrRent(185, 35, 150, [1, 6]),
    seller: 'kabir',
    listedDaysAgo: 20,
  },
  {
    title: 'Songs of Kabir',
    author: 'Kabir',
    isbn: '9781590173794',
    description:
      'A weaver of Benares, six centuries ago, laughs at priests, mullahs and himself. Put into the English of today, ' +
      'with all the salt left in.',
    genres: ['OTHER'],
    condition: 'GOOD',
    ...forSale(125),
    seller: 'devika',
    listedDaysAgo: 43,
  },
];
