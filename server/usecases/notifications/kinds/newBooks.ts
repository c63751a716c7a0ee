import { digestFor } from '../../../persistence/queries/books/digest.js';
import { dayBefore } from '../days.js';
import { notification } from '../notificationKind.js';

/** Maximum number of books that one digest lists. */
const DIGEST_SIZE = 20;

/** Sends the daily digest: yesterday's new books in the genres that a reader has bookmarked or ordered. */
export const newBooks = notification({
  name: 'NEW_BOOKS',
  setting: 'NEW_BOOK_ALERTS',
  async find({ database, timeZone }, { day }: { day: string }, { id: userId }) {
    const books = await digestFor(database, { userId, ...dayBefore(day, timeZone), most: DIGEST_SIZE });
    return books.length === 0 ? null : books;
  },
  write: (books, { text }, site) => ({
    subject: text('subject', { count: books.length }),
    paragraphs: [text('newBooks')],
    rows: books.map(({ title, author }) => [title, author]),
    action: { label: text('browse'), url: `${site.url}/books?sortBy=date_desc` },
  }),
  texts: {
    EN: {
      subject: '{count, plural, one {# new book} other {# new books}} for you',
      newBooks: 'Books listed yesterday in the genres of your bookmarks and orders:',
      browse: 'Browse all books',
    },
    HI: {
      subject: 'आपके लिए {count, plural, one {# नई किताब} other {# नई किताबें}}',
      newBooks: 'आपके बुकमार्क और ऑर्डर की विधाओं में कल आई किताबें:',
      browse: 'सारी किताबें देखें',
    },
    GU: {
      subject: 'તમારા માટે {count, plural, one {# નવું પુસ્તક} other {# નવાં પુસ્તકો}}',
      newBooks: 'તમારા બુકમાર્ક અને ઓર્ડરના વિષયોમાં ગઈકાલે આવેલાં પુસ્તકો:',
      browse: 'બધાં પુસ્તકો જુઓ',
    },
  },
});
