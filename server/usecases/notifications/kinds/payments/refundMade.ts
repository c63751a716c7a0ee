import { money as amountOf } from '../../../../domain/money/money.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { transferOfRefund } from '../../../../persistence/queries/payments/failedRefunds.js';
import { threadOf } from '../../../outbox/message.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf } from '../../orderLines.js';

/** Tells the buyer that a part of an order was paid back, by the provider or by staff. */
export const refundMade = notification({
  name: 'REFUND_MADE',
  setting: 'ORDER_UPDATES',
  after: 'RefundMade',
  tells: ({ buyerId, sellerId, fulfillmentId, paymentId }) => [
    { recipientId: buyerId, about: { fulfillmentId, paymentId }, thread: threadOf({ buyerId, sellerId }) },
  ],
  async find({ database }, { fulfillmentId, paymentId }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const payment = found?.fulfillment.payments.find(({ id }) => id === paymentId);
    if (!found || !payment) return null;
    const amount = amountOf(payment.amount, found.fulfillment.currency);
    return { orderId: found.order.id, amount, reference: await transferOfRefund(database, paymentId) };
  },
  write({ orderId, amount, reference }, speaker, site) {
    const values = { number: orderNumber(orderId), amount: speaker.money(amount) };
    return {
      subject: speaker.text('subject', values),
      paragraphs: [
        reference === null
          ? speaker.text('made', values)
          : speaker.text('madeByHand', { ...values, reference }),
      ],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: 'Order {number}: {amount} refunded',
      made: '{amount} has been refunded to where you paid from. Your bank usually shows it within 5 to 7 working days.',
      madeByHand:
        '{amount} has been transferred to you, because it could not be refunded to where you paid from. The reference of the transfer is {reference}.',
    },
    HI: {
      subject: 'ऑर्डर {number}: {amount} लौटाए गए',
      made: '{amount} वहीं लौटा दिए गए हैं जहाँ से आपने चुकाए थे। बैंक में यह आम तौर पर 5 से 7 कामकाजी दिनों में दिखता है।',
      madeByHand:
        '{amount} आपको ट्रांसफ़र कर दिए गए हैं, क्योंकि जहाँ से आपने चुकाए थे वहाँ लौटाए नहीं जा सके। ट्रांसफ़र का संदर्भ {reference} है।',
    },
    GU: {
      subject: 'ઓર્ડર {number}: {amount} પાછા આપ્યા',
      made: '{amount} જ્યાંથી ચૂકવ્યા હતા ત્યાં પાછા આપ્યા છે. બેંકમાં તે સામાન્ય રીતે 5 થી 7 કામકાજના દિવસમાં દેખાય છે.',
      madeByHand:
        '{amount} તમને ટ્રાન્સફર કર્યા છે, કારણ કે જ્યાંથી ચૂકવ્યા હતા ત્યાં પાછા આપી શકાયા નહીં. ટ્રાન્સફરનો સંદર્ભ {reference} છે.',
    },
  },
});
