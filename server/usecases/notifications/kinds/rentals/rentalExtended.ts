import { orderLink } from '../../../../notifications/mailParts.js';
import { threadOf } from '../../../outbox/message.js';
import { notification } from '../../notificationKind.js';
import { findRental, type DueRental } from '../../rentalDue.js';

/** Notifies the seller that a buyer extended a rental. */
export const rentalExtended = notification({
  name: 'RENTAL_EXTENDED',
  setting: 'ORDER_UPDATES',
  after: 'RentalExtended',
  tells: ({ buyerId, sellerId, orderItemId, dueOn, isPaidOnline }) => [
    {
      recipientId: sellerId,
      about: { orderItemId, dueOn, isPaidOnline },
      thread: threadOf({ buyerId, sellerId }),
    },
  ],
  async find(ports, { isPaidOnline, ...about }: DueRental & { isPaidOnline?: boolean }) {
    const rental = await findRental(ports, about);
    return rental && { ...rental, isPaidOnline: isPaidOnline === true };
  },
  write: ({ orderId, title, dueOn, isPaidOnline }, speaker, site) => {
    const values = { title, day: speaker.day(dueOn) };
    return {
      subject: speaker.text('subject', values),
      paragraphs: [speaker.text(isPaidOnline ? 'extendedOnline' : 'rentalExtended', values)],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: '“{title}” is now rented until {day}',
      rentalExtended:
        'The reader has extended the rental. The book is due back on {day}. The rent for the added months has not been paid yet.',
      extendedOnline:
        'The reader has extended the rental. The book is due back on {day}. The rent for the added months was paid online.',
    },
    HI: {
      subject: '“{title}” अब {day} तक किराये पर है',
      rentalExtended: 'पाठक इसे और समय रखेंगे। इसे {day} को लौटाना है, और बढ़े हुए महीनों का किराया अभी चुकाना बाक़ी है।',
      extendedOnline:
        'पाठक इसे और समय रखेंगे। इसे {day} को लौटाना है, और बढ़े हुए महीनों का किराया ऑनलाइन चुकाया जा चुका है।',
    },
    GU: {
      subject: '“{title}” હવે {day} સુધી ભાડે છે',
      rentalExtended: 'વાચક તેને વધુ સમય રાખશે. તે {day}એ પાછું આવશે, અને વધેલા મહિનાનું ભાડું હજી ચૂકવવાનું બાકી છે.',
      extendedOnline: 'વાચક તેને વધુ સમય રાખશે. તે {day}એ પાછું આવશે, અને વધેલા મહિનાનું ભાડું ઑનલાઇન ચૂકવાઈ ગયું છે.',
    },
  },
});
