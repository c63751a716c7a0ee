import { isOpen } from '../../../../domain/disputes/dispute.js';
import { endOf, type DeadlineDays } from '../../../../domain/orders/deadlines.js';
import { sendByOf } from '../../../../domain/orders/dispatch.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { reachedAt } from '../../../orders/lastStep.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, linesOf, rowsOf } from '../../orderLines.js';

/** A fulfillment that was not sent in time, and the deadlines that applied when the message was queued. */
interface Late {
  fulfillmentId: string;
  days: DeadlineDays;
}

/** Tells the buyer that a confirmed order is late and can be cancelled, and asks the seller to send it. */
export const dispatchLate = notification({
  name: 'DISPATCH_LATE',
  setting: 'ORDER_UPDATES',
  async find({ database, timeZone }, { fulfillmentId, days }: Late, { id: recipientId }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    // The fulfillment was sent, cancelled or disputed in the meantime.
    if (found?.fulfillment.status !== 'CONFIRMED' || found.fulfillment.disputes.some(isOpen)) return null;
    const { order, fulfillment } = found;
    const since = reachedAt(fulfillment);
    return {
      orderId: order.id,
      told: recipientId === order.buyerId ? ('buyer' as const) : ('seller' as const),
      lines: linesOf(fulfillment),
      sendBy: sendByOf(since, { dispatchDays: days.DISPATCH, timeZone }),
      cancelledOn: dayOf(endOf('CONFIRMED', since, days), timeZone),
    };
  },
  write({ orderId, told, lines, sendBy, cancelledOn }, speaker, site) {
    const { text, day } = speaker;
    const values = { sendBy: day(sendBy), day: day(cancelledOn), product: site.name };
    return {
      subject: text(`${told}Subject`, { number: orderNumber(orderId) }),
      paragraphs: [text(told, values)],
      rows: rowsOf(lines, speaker),
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      buyerSubject: 'Order {number} has not been sent yet',
      buyer:
        'The seller confirmed these books, but has not sent them by {sendBy} as expected. You can keep waiting, or cancel the order on its page. If the books are not sent, {product} will cancel the order on {day}.',
      sellerSubject: 'Order {number} is late',
      seller:
        'You confirmed these books, and they should have been sent by {sendBy}. Please send them now. The buyer has been told and can cancel the order. If you do not send the books, {product} will cancel the order on {day}.',
    },
    HI: {
      buyerSubject: 'ऑर्डर {number} अब तक नहीं भेजा गया',
      buyer:
        'विक्रेता ने ये किताबें पक्की कीं, पर {sendBy} तक नहीं भेजीं। आप और इंतज़ार कर सकते हैं, या ऑर्डर के पेज पर उसे रद्द कर सकते हैं। न भेजी गईं, तो {product} {day} को ऑर्डर रद्द कर देगा।',
      sellerSubject: 'ऑर्डर {number} में देर हो रही है',
      seller:
        'आपने ये किताबें पक्की की थीं, और इन्हें {sendBy} तक भेजा जाना था। कृपया अब भेज दें: ख़रीदार को पता है और वह ऑर्डर रद्द कर सकता है। न भेजने पर {product} {day} को ऑर्डर रद्द कर देगा।',
    },
    GU: {
      buyerSubject: 'ઓર્ડર {number} હજી મોકલાયો નથી',
      buyer:
        'વેચનારે આ પુસ્તકો પાકાં કર્યાં, પણ {sendBy} સુધીમાં મોકલ્યાં નથી. તમે હજી રાહ જોઈ શકો છો, અથવા ઓર્ડરના પેજ પર તેને રદ કરી શકો છો. નહીં મોકલાય, તો {product} {day}એ ઓર્ડર રદ કરશે.',
      sellerSubject: 'ઓર્ડર {number} મોડો પડ્યો છે',
      seller:
        'તમે આ પુસ્તકો પાકાં કર્યાં હતાં, અને તે {sendBy} સુધીમાં મોકલવાનાં હતાં. કૃપા કરી હવે મોકલો: ખરીદનારને ખબર છે અને તે ઓર્ડર રદ કરી શકે છે. નહીં મોકલો, તો {product} {day}એ ઓર્ડર રદ કરશે.',
    },
  },
});
