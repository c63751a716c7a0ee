import { money as amountOf } from '../../../domain/money/money.js';
import { orderLink, orderNumber } from '../../../notifications/mailParts.js';
import { notification } from '../notificationKind.js';
import { fulfillmentOf } from '../orderLines.js';

/** Reminds the recipient to confirm a payment that was marked as paid, before it is assumed to be received. */
export const paymentUnanswered = notification({
  name: 'PAYMENT_UNANSWERED',
  setting: 'ORDER_UPDATES',
  async find({ database }, { fulfillmentId, paymentId }: { fulfillmentId: string; paymentId: string }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const payment = found?.fulfillment.payments.find(({ id }) => id === paymentId);
    // The recipient has answered in the meantime.
    if (!found || payment?.status !== 'PENDING') return null;
    return { orderId: found.order.id, amount: amountOf(payment.amount, found.fulfillment.currency) };
  },
  write({ orderId, amount }, speaker, site) {
    const values = { number: orderNumber(orderId), amount: speaker.money(amount) };
    return {
      subject: speaker.text('subject', values),
      paragraphs: [speaker.text('asked', values)],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: 'Order {number}: have you received {amount}?',
      asked:
        'The other side marked {amount} as paid to you, and you have not answered. If you have received it, please confirm it. If not, please report it as missing. Otherwise it will soon count as received. The order shows the date.',
    },
    HI: {
      subject: 'ऑर्डर {number}: क्या आपको {amount} मिल गए?',
      asked:
        'दूसरे पक्ष ने बताया कि आपको {amount} चुका दिए गए हैं, और आपने जवाब नहीं दिया। मिल गए हों, तो कृपया पुष्टि करें। न मिले हों, तो “नहीं मिले” बताएँ: नहीं तो रक़म जल्द मिली हुई मान ली जाएगी। तारीख़ ऑर्डर में दिखती है।',
    },
    GU: {
      subject: 'ઓર્ડર {number}: શું તમને {amount} મળ્યા?',
      asked:
        'સામા પક્ષે જણાવ્યું છે કે તમને {amount} ચૂકવી દીધા છે, અને તમે જવાબ આપ્યો નથી. મળ્યા હોય, તો કૃપા કરી પુષ્ટિ કરો. ન મળ્યા હોય, તો “મળ્યા નથી” જણાવો: નહીં તો રકમ જલદી મળેલી ગણાશે. તારીખ ઓર્ડરમાં દેખાય છે.',
    },
  },
});
