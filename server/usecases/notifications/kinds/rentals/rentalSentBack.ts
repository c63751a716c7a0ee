import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { threadOf } from '../../../outbox/message.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, rentedLinesOf, rowsOf, shipmentRows } from '../../orderLines.js';

/** Notifies the seller that the buyer has sent the rented copies back. */
export const rentalSentBack = notification({
  name: 'RENTAL_SENT_BACK',
  setting: 'ORDER_UPDATES',
  after: 'RentalSentBack',
  tells: ({ buyerId, sellerId, fulfillmentId, countsOn }) => [
    { recipientId: sellerId, about: { fulfillmentId, countsOn }, thread: threadOf({ buyerId, sellerId }) },
  ],
  async find({ database }, { fulfillmentId, countsOn }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    // Sends nothing if the seller has confirmed the return in the meantime.
    if (found?.fulfillment.status !== 'DELIVERED') return null;
    const { order, fulfillment } = found;
    const { returnShipment } = fulfillment;
    return { orderId: order.id, lines: rentedLinesOf(fulfillment), returnShipment, countsOn };
  },
  write({ orderId, lines, returnShipment, countsOn }, speaker, site) {
    const values = { number: orderNumber(orderId), day: speaker.day(countsOn) };
    return {
      subject: speaker.text('subject', values),
      paragraphs: [speaker.text('sentBack', values)],
      rows: [...rowsOf(lines, speaker), ...shipmentRows(returnShipment, speaker)],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: 'The rental from order {number} is on its way back',
      sentBack:
        'The buyer has sent these books back. Please confirm the return when they arrive. On {day} they will count as returned.',
    },
    HI: {
      subject: 'ऑर्डर {number} की किराये की किताबें वापस आ रही हैं',
      sentBack:
        'ख़रीदार ने ये किताबें वापस भेज दी हैं। मिलने पर कृपया वापसी की पुष्टि करें। {day} को इन्हें लौटाया हुआ मान लिया जाएगा।',
    },
    GU: {
      subject: 'ઓર્ડર {number}નાં ભાડાનાં પુસ્તકો પાછાં આવી રહ્યાં છે',
      sentBack: 'ખરીદનારે આ પુસ્તકો પાછાં મોકલ્યાં છે. મળે ત્યારે કૃપા કરી પરતની પુષ્ટિ કરો. {day}એ તે પરત થયેલાં ગણાશે.',
    },
  },
});
