import { orderLink } from '../../../../notifications/mailParts.js';
import { notification } from '../../notificationKind.js';
import { findRental, type DueRental } from '../../rentalDue.js';

/** Reminds a reader of an overdue rental, and states the late fee if there is one. */
export const overdue = notification({
  name: 'OVERDUE',
  setting: 'ORDER_UPDATES',
  find: (ports, about: DueRental) => findRental(ports, about),
  write: ({ orderId, title, dueOn, dayLate }, speaker, site) => {
    const values = { title, day: speaker.day(dueOn) };
    return {
      subject: speaker.text('subject', values),
      paragraphs: [
        speaker.text('overdue', values),
        ...(dayLate.amount > 0 ? [speaker.text('fee', { fee: speaker.money(dayLate) })] : []),
      ],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: '“{title}” was due on {day}',
      overdue: 'Please return the book soon: another reader may be waiting for it.',
      fee: 'Each day late costs {fee}, taken from your deposit.',
    },
    HI: {
      subject: '“{title}” {day} को लौटानी थी',
      overdue: 'कृपया इसे जल्दी लौटा दें: शायद अगला पाठक इसका इंतज़ार कर रहा है।',
      fee: 'हर दिन की देरी पर {fee} लगते हैं, जो आपकी जमा राशि में से लिए जाते हैं।',
    },
    GU: {
      subject: '“{title}” {day}એ પાછું આપવાનું હતું',
      overdue: 'કૃપા કરી તેને જલદી પાછું આપો: કદાચ બીજા વાચક તેની રાહ જુએ છે.',
      fee: 'મોડા પડેલા દરેક દિવસના {fee} લાગે છે, જે તમારી ડિપોઝિટમાંથી લેવાય છે.',
    },
  },
});
