import type { DemoPersonKey } from './demoPeople.js';

/** A demo review of a book (named by its title) or of a seller. */
export type DemoReview = {
  author: DemoPersonKey;
  daysAgo: number;
  text: string;
  /** The seller's reply to the review. */
  answer?: { by: DemoPersonKey; daysAgo: number; text: string };
} & ({ book: string; stars: number } | { seller: DemoPersonKey });

/**
 * The demo reviews: short and long, in three languages, some with a reply. Each follows a delivery in the demo
 * orders.
 */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    author: 'meera',
    daysAgo: 50,
    book: 'Don Quixote',
    stars: 4.5,
    text:
      'I put this off for twenty years because of its size, and then read it in three weeks of evenings.\n\n' +
      'Nobody had told me how funny it is. The windmills come early and are over in two pages; what stays ' +
      'is the talk between the two of them on the road, and how the squire slowly begins to believe what ' +
      'his master has stopped believing. The second part is the better one: everybody they meet has read ' +
      'the first, and plays along with them, and it becomes hard to say who the fool is.\n\n' +
      'It sags in the middle, where one traveller after another sits down and tells the story of a life. ' +
      'I skipped two of these and went back to one. The notes of this edition are at the foot of the page, ' +
      'where one reads them, and the paper is thick enough for a pencil. Half a star less for the small ' +
      'print, which my eyes did not thank me for after ten at night.',
    answer: {
      by: 'banyan',
      daysAgo: 48,
      text: 'Thank you for staying with the two of them to the end. The next printing has larger letters.',
    },
  },
  {
    author: 'asha',
    daysAgo: 43,
    seller: 'banyan',
    text: 'Packed in brown paper and string, and here three days later. I would order from them again.',
  },
  {
    author: 'asha',
    daysAgo: 42,
    book: 'The Bhagavad Gita',
    stars: 5,
    text: 'The verse and its meaning stand side by side, so that I could read it aloud with my mother.',
  },
  {
    author: 'meera',
    daysAgo: 30,
    book: 'ભદ્રંભદ્ર',
    stars: 5,
    text:
      'હસતાં હસતાં પેટ દુખી ગયું. સો વર્ષ પહેલાં લખાયેલું છે, પણ ભદ્રંભદ્ર જેવા લોકો આજે પણ દરેક શેરીમાં મળે છે. ' +
      'છાપકામ ચોખ્ખું છે અને અઘરા શબ્દોના અર્થ પાછળ આપ્યા છે.',
    answer: { by: 'navrang', daysAgo: 29, text: 'આભાર, મીરાબહેન! આવું વાંચીને અમને પણ આનંદ થયો.' },
  },
  {
    author: 'kabir',
    daysAgo: 15,
    book: 'निर्मला',
    stars: 4.5,
    text:
      'प्रेमचंद बिना ऊँची आवाज़ के सब कह जाते हैं। आख़िरी पन्नों पर देर तक चुप बैठा रहा। ' +
      'किताब साफ़ छपी है और बिल्कुल नई मिली।',
  },
  {
    author: 'kabir',
    daysAgo: 10,
    book: 'War and Peace',
    stars: 3,
    text: 'The peace is splendid. I needed a list of names beside me for the war.',
  },
];
