import { booksByIds } from '../../../persistence/queries/books/books.js';
import { today } from '../../scope.js';
import { notification } from '../notificationKind.js';

/** Notifies a reader who was removed from a waiting list because the book can no longer be rented. */
export const waitingOffMarket = notification({
  name: 'WAITING_OFF_MARKET',
  setting: 'ANY_MAIL',
  after: 'WaitingEnded',
  tells: ({ reason, userId, bookId }) =>
    reason === 'OFF_MARKET' ? [{ recipientId: userId, about: { bookId } }] : [],
  async find(ports, { bookId }) {
    const [book] = await booksByIds(ports.database, [bookId], today(ports));
    return book ? { title: book.title } : null;
  },
  write: ({ title }, { text }, site) => ({
    subject: text('subject', { title }),
    paragraphs: [text('offMarket')],
    rows: [],
    action: { label: text('browse'), url: `${site.url}/books` },
  }),
  texts: {
    EN: {
      subject: '“{title}” is no longer for rent',
      offMarket: 'The book is no longer offered for rent, so you were removed from its waiting list.',
      browse: 'Browse all books',
    },
    HI: {
      subject: '“{title}” अब किराये पर नहीं मिलती',
      offMarket: 'यह किताब अब किराये पर नहीं दी जा रही, इसलिए आपका नाम इसकी प्रतीक्षा सूची से हटा दिया गया है।',
      browse: 'सारी किताबें देखें',
    },
    GU: {
      subject: '“{title}” હવે ભાડે મળતું નથી',
      offMarket: 'આ પુસ્તક હવે ભાડે આપવામાં આવતું નથી, તેથી તમારું નામ તેની પ્રતીક્ષા યાદીમાંથી કાઢી નાખ્યું છે.',
      browse: 'બધાં પુસ્તકો જુઓ',
    },
  },
});
