import { rentalToCome } from '../../../domain/waiting/turns.js';
import { TURN_HOURS } from '../../../domain/waiting/waiting.js';
import { booksByIds } from '../../../persistence/queries/books/books.js';
import { waitingAmong } from '../../../persistence/queries/waiting/waitingEntries.js';
import { today } from '../../scope.js';
import { notification } from '../notificationKind.js';

/** Tells a waiting reader that the book is free on their days. */
export const waitingTold = notification({
  name: 'WAITING_TOLD',
  setting: 'ANY_MAIL',
  after: 'WaitingReaderTold',
  tells: ({ userId, entryId, bookId }) => [{ recipientId: userId, about: { entryId, bookId } }],
  async find(ports, { entryId, bookId }, { id: userId }) {
    const day = today(ports);
    const [entry] = await waitingAmong(ports.database, userId, [bookId]);
    const [book] = await booksByIds(ports.database, [bookId], day);
    // Readers who left the list or rented the book need no notice.
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
      subject: '“{title}” is free for you to rent',
      told: 'You wanted to know: “{title}” is free from {from} to {until}.',
      notReserved:
        'It is not reserved for you: whoever orders first gets it. In {hours} hours the next person who waits is told, too.',
      rent: 'Rent this book',
    },
    HI: {
      subject: '“{title}” अब किराये पर मिल सकती है',
      told: 'आप जानना चाहते थे: “{title}” {from} से {until} तक ख़ाली है।',
      notReserved:
        'यह आपके लिए रोककर नहीं रखी गई है: जो पहले ऑर्डर करे, उसी को मिलेगी। {hours} घंटे बाद इंतज़ार कर रहे अगले व्यक्ति को भी बताया जाएगा।',
      rent: 'यह किताब किराये पर लें',
    },
    GU: {
      subject: '“{title}” હવે ભાડે મળી શકે છે',
      told: 'તમે જાણવા માગતા હતા: “{title}” {from}થી {until} સુધી ખાલી છે.',
      notReserved:
        'તે તમારા માટે રાખી મૂક્યું નથી: જે પહેલાં ઑર્ડર કરે તેને મળશે. {hours} કલાક પછી રાહ જોતી બીજી વ્યક્તિને પણ જણાવાશે.',
      rent: 'આ પુસ્તક ભાડે લો',
    },
  },
});
