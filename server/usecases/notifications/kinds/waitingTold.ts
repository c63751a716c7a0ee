import { rentalToCome } from '../../../domain/waiting/turns.js';
import { TURN_HOURS } from '../../../domain/waiting/waiting.js';
import { booksByIds } from '../../../persistence/queries/books/books.js';
import { waitingAmong } from '../../../persistence/queries/waiting/waitingEntries.js';
import { today } from '../../scope.js';
import { notification } from '../notificationKind.js';

/** Notifies a waiting reader that the book is available on their days. */
export const waitingTold = notification({
  name: 'WAITING_TOLD',
  setting: 'ANY_MAIL',
  after: 'WaitingReaderTold',
  tells: ({ userId, entryId, bookId }) => [{ recipientId: userId, about: { entryId, bookId } }],
  async find(ports, { entryId, bookId }, { id: userId }) {
    const day = today(ports);
    const [entry] = await waitingAmong(ports.database, userId, [bookId]);
    const [book] = await booksByIds(ports.database, [bookId], day);
    // Sends nothing if the reader has left the list, their days are over, or the book is no longer for rent.
    if (entry?.id !== entryId || entry.endsOn <= day || !book?.price.lease) return null;
    return { bookId, title: book.title, ...rentalToCome(entry, book.price.lease, day) };
  },
  write({ bookId, title, startsOn, endsOn }, { text, day }, site) {
    const values = { title, from: day(startsOn), until: day(endsOn), hours: TURN_HOURS };
    return {
      subject: text('subject', values),
      paragraphs: [text('told', values), text('notReserved', values)],
      rows: [],
      action: { label: text('rent'), url: `${site.url}/books/${bookId}` },
    };
  },
  texts: {
    EN: {
      subject: '“{title}” is available to rent',
      told: 'A book you were waiting for is available: “{title}”, from {from} to {until}.',
      notReserved:
        'It is not reserved for you: the first reader to order gets it. In {hours} hours, the next reader on the list will be notified.',
      rent: 'Rent this book',
    },
    HI: {
      subject: '“{title}” अब किराये पर मिल सकती है',
      told: 'आप जिस किताब का इंतज़ार कर रहे थे, वह अब उपलब्ध है: “{title}”, {from} से {until} तक।',
      notReserved:
        'यह आपके लिए आरक्षित नहीं है: जो पहले ऑर्डर करे, उसी को मिलेगी। {hours} घंटे बाद सूची के अगले पाठक को सूचना दी जाएगी।',
      rent: 'यह किताब किराये पर लें',
    },
    GU: {
      subject: '“{title}” હવે ભાડે મળી શકે છે',
      told: 'તમે જેની રાહ જોતા હતા તે પુસ્તક હવે ઉપલબ્ધ છે: “{title}”, {from}થી {until} સુધી.',
      notReserved:
        'તે તમારા માટે અનામત નથી: જે પહેલાં ઓર્ડર કરે તેને મળશે. {hours} કલાક પછી યાદીમાંના પછીના વાચકને જાણ કરાશે.',
      rent: 'આ પુસ્તક ભાડે લો',
    },
  },
});
