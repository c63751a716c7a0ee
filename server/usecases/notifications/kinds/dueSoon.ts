import { orderLink } from '../../../notifications/mailParts.js';
import { notification } from '../notificationKind.js';
import { findRental, type DueRental } from '../rentalDue.js';

/** Reminds a reader three days and one day before a rental is due. */
export const dueSoon = notification({
  name: 'DUE_SOON',
  setting: 'ORDER_UPDATES',
  find: (ports, about: DueRental) => findRental(ports, about),
  write: ({ orderId, title, dueOn }, speaker, site) => {
    const values = { title, day: speaker.day(dueOn) };
    return {
      subject: speaker.text('subject', values),
      paragraphs: [speaker.text('dueSoon', values)],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: '“{title}” is due on {day}',
      dueSoon: 'Please return the book by {day}, or extend the rental if no other reader has reserved it.',
    },
    HI: {
      subject: '“{title}” {day} तक लौटानी है',
      dueSoon: 'कृपया इसे {day} तक लौटा दें, या अगर किसी और ने इसे आरक्षित न किया हो तो किराये की अवधि बढ़ा लें।',
    },
    GU: {
      subject: '“{title}” {day} સુધીમાં પાછું આપવાનું છે',
      dueSoon: 'કૃપા કરી તેને {day} સુધીમાં પાછું આપો, અથવા બીજા કોઈએ તે અનામત ન કર્યું હોય તો ભાડાની મુદત વધારો.',
    },
  },
});
