import { forRent, forSale, forSaleOrRent, type DemoBook } from '../demoBook.js';

/** Classic novels of world literature. */
export const worldNovels: readonly DemoBook[] = [
  {
    title: 'Pride and Prejudice',
    author: 'Jane Austen',
    isbn: '9780679783268',
    description:
      'Elizabeth Bennet has four sisters, little money and a sharp tongue; Mr Darcy has everything but manners. ' +
      'Two people who are sure of each other from the first evening find out how wrong they were.',
    genres: ['FICTION', 'ROMANCE'],
    binding: 'PAPERBACK',
    condition: 'NEW',
    ...forSaleOrRent(299, 45, 200, [1, 12]),
    copies: 4,
    seller: 'banyan',
    listedDaysAgo: 2,
  },
  {
    title: 'Jane Eyre',
    author: 'Charlotte Brontë',
    isbn: '9780141441146',
    description:
      'An orphan with a will of her own becomes governess at Thornfield, where someone laughs at night behind a ' +
      'locked door. She falls in love with its master, and learns what she will not give up for it.',
    genres: ['FICTION', 'ROMANCE'],
    condition: 'VERY_GOOD',
    conditionDescription: 'Read once. A crease on the spine, clean pages.',
    ...forSaleOrRent(180, 40, 150, [1, 6]),
    seller: 'asha',
    listedDaysAgo: 34,
  },
  {
    title: 'Wuthering Heights',
    author: 'Emily Brontë',
    isbn: '9780393978896',
    description:
      'A foundling and the daughter of the house grow up as one soul on the Yorkshire moors. What happens when ' +
      'they are parted ruins two families, and almost the next generation too.',
    genres: ['FICTION', 'ROMANCE'],
    condition: 'GOOD',
    conditionDescription: 'Pencil notes in the first chapters, from a college course.',
    ...forRent(35, 150, [1, 6]),
    seller: 'rohan',
    listedDaysAgo: 58,
  },
  {
    title: 'Great Expectations',
    author: 'Charles Dickens',
    isbn: '9780192833594',
    description:
      'Pip helps a convict in a churchyard, plays cards with a bride who stopped the clocks, and one day comes into ' +
      'money from a stranger. He is sure that he knows from whom.',
    genres: ['FICTION'],
    condition: 'NEW',
    ...forSale(349),
    copies: 3,
    seller: 'banyan',
    listedDaysAgo: 20,
  },
  {
    title: 'A Tale of Two Cities',
    author: 'Charles Dickens',
    isbn: '9780141439600',
    description:
      'London and Paris, in the years when the guillotine learned its trade. A doctor comes back from the dead, and ' +
      'a man who has wasted his life finds one good use for it.',
    genres: ['FICTION', 'HISTORY'],
    condition: 'LIKE_NEW',
    ...forSaleOrRent(220, 40, 150, [1, 12]),
    copies: 2,
    seller: 'kabir',
    listedDaysAgo: 41,
  },
  {
    title: 'Little Women',
    author: 'Louisa May Alcott',
    isbn: '9780451529305',
    description:
      'Meg, Jo, Beth and Amy grow up with little money, much theatre and a father away at war. Four sisters, four ' +
      'ways of becoming oneself.',
    genres: ['FICTION', 'CHILDREN'],
    condition: 'NEW',
    ...forSaleOrRent(275, 45, 200, [1, 12]),
    copies: 3,
    seller: 'banyan',
    listedDaysAgo: 12,
  },
  {
    title: 'Moby-Dick; or, The Whale',
    author: 'Herman Melville',
    isbn: '9780142437247',
    description:
      'Ishmael goes to sea to see the world, and signs on with a captain who has only one thing to see in it. Also ' +
      'the best book ever written about whales, ropes and obsession.',
    genres: ['FICTION'],
    condition: 'GOOD',
    conditionDescription: 'Sunned spine; a long voyage is still in it.',
    ...forRent(50, 250, [2, 12]),
    seller: 'devika',
    listedDaysAgo: 73,
  },
  {
    title: 'The Great Gatsby',
    author: 'F. Scott Fitzgerald',
    isbn: '9780743273565',
    description:
      'Every Saturday half of New York dances at a house whose owner nobody knows. He gives the parties for one ' +
      'guest, across the bay, who has not come yet.',
    genres: ['FICTION'],
    condition: 'VERY_GOOD',
    ...forSaleOrRent(199, 40, 150, [1, 6]),
    copies: 2,
    seller: 'arjun',
    listedDaysAgo: 6,
  },
  {
    title: 'War and Peace',
    author: 'Leo Tolstoy',
    isbn: '9780192833983',
    description:
      'Five families, one invasion and the whole of Russia. You come for the ballrooms and the battle of Borodino, ' +
      'and stay because you have become friends with everyone.',
    genres: ['FICTION', 'HISTORY'],
    binding: 'HARDCOVER',
    condition: 'NEW',
    ...forSaleOrRent(599, 70, 400, [2, 18]),
    copies: 2,
    seller: 'banyan',
    listedDaysAgo: 27,
  },
  {
    title: 'Anna Karenina',
    author: 'Leo Tolstoy',
    isbn: '9780345803924',
    description:
      'A railway station, a ball, a glance that lasts too long. Next to the most famous love affair of the ' +
      'nineteenth century runs a quieter story, of a man who learns to mow.',
    genres: ['FICTION', 'ROMANCE'],
    condition: 'ACCEPTABLE',
    conditionDescription: 'Cover taped, all pages there. It has been lent to many friends.',
    ...forSale(120),
    seller: 'rohan',
    listedDaysAgo: 90,
  },
  {
    title: 'Crime and Punishment',
    author: 'Fyodor Dostoevsky',
    isbn: '9780143058144',
    description:
      'A student decides that he is above the law, and takes an axe to prove it. The police inspector has time; so, ' +
      'it turns out, has conscience.',
    genres: ['FICTION', 'THRILLER'],
    condition: 'LIKE_NEW',
    ...forSaleOrRent(260, 45, 200, [1, 12]),
    seller: 'kabir',
    listedDaysAgo: 15,
  },
  {
    title: 'Les Misérables',
    author: 'Victor Hugo',
    isbn: '9780451525260',
    description:
      'A man is hunted half his life for a loaf of bread. Around him: a bishop with silver candlesticks, a child with ' +
      'a broom too large for her, a barricade, and the sewers of Paris.',
    genres: ['FICTION', 'HISTORY'],
    condition: 'GOOD',
    ...forRent(60, 300, [2, 12]),
    seller: 'asha',
    listedDaysAgo: 49,
  },
  {
    title: 'Don Quixote',
    author: 'Miguel de Cervantes',
    isbn: '9780142437230',
    description:
      'A gentleman of La Mancha has read too many romances, and rides out to set the world right. His squire sees ' +
      'windmills; which of the two sees better is still being argued.',
    genres: ['FICTION'],
    condition: 'NEW',
    ...forSale(450),
    copies: 2,
    seller: 'banyan',
    listedDaysAgo: 66,
  },
  {
    title: 'Siddhartha',
    author: 'Hermann Hesse',
    isbn: '9780553208849',
    description:
      'A Brahmin’s son leaves home to find what nobody can teach him. Ascetics, a courtesan, a merchant and a ' +
      'ferryman each know a part; the river knows the rest.',
    genres: ['FICTION', 'SELF_HELP'],
    condition: 'VERY_GOOD',
    ...forSaleOrRent(150, 30, 100, [1, 6]),
    seller: 'devika',
    listedDaysAgo: 4,
  },
];
