import { ratingEndOf, ratingProblem } from '../../../../domain/orders/rating.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { hasReviewed } from '../../../../persistence/queries/orders/unratedFulfillments.js';
import { ratedFactsOf } from '../../../orders/factsOf.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, linesOf, rowsOf } from '../../orderLines.js';

/** Reminds a buyer to rate the seller of an order before the time for ratings ends. */
export const ratingSoon = notification({
  name: 'RATING_SOON',
  setting: 'ORDER_UPDATES',
  async find(
    { database, clock, timeZone, deadlineDays },
    { fulfillmentId }: { fulfillmentId: string },
    { id: buyerId },
  ) {
    const found = await fulfillmentOf(database, fulfillmentId);
    if (!found) return null;
    const { order, fulfillment } = found;
    const facts = ratedFactsOf(fulfillment);
    const end = ratingEndOf(facts, deadlineDays);
    // The buyer rated or reviewed the seller in the meantime, or ratings have closed.
    if (
      !end ||
      ratingProblem(facts, clock.now(), deadlineDays) ||
      (await hasReviewed(database, buyerId, fulfillmentId))
    )
      return null;
    return { orderId: order.id, lines: linesOf(fulfillment), endsOn: dayOf(end, timeZone) };
  },
  write({ orderId, lines, endsOn }, speaker, site) {
    const { text, day } = speaker;
    return {
      subject: text('subject', { number: orderNumber(orderId) }),
      paragraphs: [text('unrated', { day: day(endsOn) })],
      rows: rowsOf(lines, speaker),
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: 'How was the seller of order {number}?',
      unrated:
        'You have not rated the seller of these books yet. A rating helps other readers to choose a seller. Ratings of this order close on {day}.',
    },
    HI: {
      subject: 'ऑर्डर {number} का विक्रेता कैसा रहा?',
      unrated:
        'आपने इन किताबों के विक्रेता को अब तक रेटिंग नहीं दी है। रेटिंग से दूसरे पाठकों को विक्रेता चुनने में मदद मिलती है। इस ऑर्डर के लिए रेटिंग {day} को बंद हो जाएगी।',
    },
    GU: {
      subject: 'ઓર્ડર {number}ના વેચનાર કેવા રહ્યા?',
      unrated:
        'તમે આ પુસ્તકોના વેચનારને હજી રેટિંગ આપ્યું નથી. રેટિંગથી બીજા વાચકોને વેચનાર પસંદ કરવામાં મદદ મળે છે. આ ઓર્ડર માટે રેટિંગ {day}એ બંધ થશે.',
    },
  },
});
