import { isOpen } from '../../../../domain/disputes/dispute.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, linesOf, rowsOf } from '../../orderLines.js';

/** A fulfillment that should be sent soon, and the last day (YYYY-MM-DD) for it. */
interface Soon {
  fulfillmentId: string;
  sendBy: string;
}

/** Reminds the seller of a confirmed order to send the books, or to make them ready for pick-up, before the order is late. */
export const dispatchSoon = notification({
  name: 'DISPATCH_SOON',
  setting: 'ORDER_UPDATES',
  async find({ database, clock, timeZone }, { fulfillmentId, sendBy }: Soon) {
    const found = await fulfillmentOf(database, fulfillmentId);
    // The fulfillment was sent, cancelled or disputed in the meantime, or it is late and dispatchLate tells the seller.
    if (
      found?.fulfillment.status !== 'CONFIRMED' ||
      found.fulfillment.disputes.some(isOpen) ||
      dayOf(clock.now(), timeZone) > sendBy
    )
      return null;
    const { order, fulfillment } = found;
    const way = fulfillment.pickUp ? ('pickUp' as const) : ('parcel' as const);
    return { orderId: order.id, way, lines: linesOf(fulfillment), sendBy };
  },
  write({ orderId, way, lines, sendBy }, speaker, site) {
    const { text } = speaker;
    const day = speaker.day(sendBy);
    return {
      subject: text(`${way}Subject`, { number: orderNumber(orderId), day }),
      paragraphs: [text(way, { day })],
      rows: rowsOf(lines, speaker),
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      parcelSubject: 'Please send order {number} by {day}',
      parcel:
        'You confirmed these books but have not marked them as sent. Please send them by {day}. After that day, the buyer will be told that the order is late.',
      pickUpSubject: 'Please have order {number} ready by {day}',
      pickUp:
        'You confirmed these books but have not marked them as ready for pick-up. Please have them ready by {day}. After that day, the buyer will be told that the order is late.',
    },
    HI: {
      parcelSubject: 'कृपया ऑर्डर {number} {day} तक भेज दें',
      parcel:
        'आपने ये किताबें पक्की की हैं, पर अभी भेजी हुई नहीं बताई हैं। कृपया इन्हें {day} तक भेज दें। उसके बाद ख़रीदार को बताया जाएगा कि ऑर्डर में देर हो रही है।',
      pickUpSubject: 'कृपया ऑर्डर {number} {day} तक तैयार रखें',
      pickUp:
        'आपने ये किताबें पक्की की हैं, पर अभी नहीं बताया है कि वे लेने के लिए तैयार हैं। कृपया इन्हें {day} तक तैयार रखें। उसके बाद ख़रीदार को बताया जाएगा कि ऑर्डर में देर हो रही है।',
    },
    GU: {
      parcelSubject: 'કૃપા કરી ઓર્ડર {number} {day} સુધીમાં મોકલો',
      parcel:
        'તમે આ પુસ્તકો પાકાં કર્યાં છે, પણ મોકલ્યાં હોવાનું હજી જણાવ્યું નથી. કૃપા કરી તે {day} સુધીમાં મોકલો. તે પછી ખરીદનારને જણાવાશે કે ઓર્ડર મોડો પડ્યો છે.',
      pickUpSubject: 'કૃપા કરી ઓર્ડર {number} {day} સુધીમાં તૈયાર રાખો',
      pickUp:
        'તમે આ પુસ્તકો પાકાં કર્યાં છે, પણ લઈ જવા માટે તૈયાર હોવાનું હજી જણાવ્યું નથી. કૃપા કરી તે {day} સુધીમાં તૈયાર રાખો. તે પછી ખરીદનારને જણાવાશે કે ઓર્ડર મોડો પડ્યો છે.',
    },
  },
});
