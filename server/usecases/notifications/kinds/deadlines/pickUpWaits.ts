import { isOpen } from '../../../../domain/disputes/dispute.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, linesOf, rowsOf } from '../../orderLines.js';
import { pickUpPlaceOf, pickUpRows } from '../../pickUpRows.js';

/** Reminds a buyer to pick up books before the seller can cancel the pick-up. */
export const pickUpWaits = notification({
  name: 'PICK_UP_WAITS',
  setting: 'ORDER_UPDATES',
  async find({ database, timeZone, deadlineDays }, { fulfillmentId }: { fulfillmentId: string }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    // The books were picked up, cancelled or disputed in the meantime.
    if (found?.fulfillment.status !== 'SHIPPED' || found.fulfillment.disputes.some(isOpen)) return null;
    const { order, fulfillment } = found;
    return {
      orderId: order.id,
      lines: linesOf(fulfillment),
      pickUp: pickUpPlaceOf(fulfillment, { timeZone, deadlineDays }),
    };
  },
  write({ orderId, lines, pickUp }, speaker, site) {
    const { text } = speaker;
    return {
      subject: text('subject', { number: orderNumber(orderId) }),
      paragraphs: [text('waits')],
      rows: [...rowsOf(lines, speaker), ...pickUpRows(pickUp, speaker)],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: 'Order {number} is still waiting to be picked up',
      waits:
        'Please pick these books up soon. From the day below, you and the seller can cancel them. The order shows the code that you need at the pick-up.',
    },
    HI: {
      subject: 'ऑर्डर {number} अब भी आपके लेने का इंतज़ार कर रहा है',
      waits:
        'कृपया ये किताबें जल्द ले जाएँ। नीचे दी गई तारीख़ से आप और विक्रेता इन्हें रद्द कर सकते हैं। दिखाने वाला कोड ऑर्डर में है।',
    },
    GU: {
      subject: 'ઓર્ડર {number} હજી લઈ જવાની રાહ જુએ છે',
      waits:
        'કૃપા કરી આ પુસ્તકો જલદી લઈ જાઓ. નીચેની તારીખથી તમે અને વેચનાર તેને રદ કરી શકો છો. બતાવવાનો કોડ ઓર્ડરમાં છે.',
    },
  },
});
