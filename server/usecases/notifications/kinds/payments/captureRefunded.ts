import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { notification } from '../../notificationKind.js';

/** Tells the buyer that a payment paid no order and goes back. */
export const captureRefunded = notification({
  name: 'CAPTURE_REFUNDED',
  setting: 'ORDER_UPDATES',
  after: 'CaptureRefunded',
  tells: ({ buyerId, orderId, outcome }) => [
    { recipientId: buyerId, about: { orderId, outcome }, thread: buyerId },
  ],
  find: (_, { orderId, outcome }) => ({ orderId, outcome }),
  write: ({ orderId, outcome }, speaker, site) => ({
    subject: speaker.text('subject', { number: orderNumber(orderId) }),
    paragraphs: [speaker.text(outcome), speaker.text('refunded')],
    rows: [],
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      subject: 'Order {number}: your payment is refunded',
      LATE: 'Your payment arrived after the order was cancelled.',
      SECOND: 'You had already paid for this order.',
      WRONG_AMOUNT: 'Your payment was not the amount of the order.',
      refunded:
        'It goes back to where you paid from, usually within 5 to 7 working days. You need not do anything.',
    },
    HI: {
      subject: 'ऑर्डर {number}: आपका भुगतान लौटाया जा रहा है',
      LATE: 'आपका भुगतान ऑर्डर रद्द होने के बाद पहुँचा।',
      SECOND: 'इस ऑर्डर का भुगतान आप पहले ही कर चुके थे।',
      WRONG_AMOUNT: 'आपका भुगतान ऑर्डर की रक़म के बराबर नहीं था।',
      refunded: 'पैसे वहीं लौटेंगे जहाँ से आपने चुकाए थे, आम तौर पर 5 से 7 कामकाजी दिनों में। आपको कुछ नहीं करना है।',
    },
    GU: {
      subject: 'ઓર્ડર {number}: તમારી ચુકવણી પાછી આપવામાં આવે છે',
      LATE: 'તમારી ચુકવણી ઓર્ડર રદ થયા પછી મળી.',
      SECOND: 'આ ઓર્ડરની ચુકવણી તમે પહેલાં જ કરી હતી.',
      WRONG_AMOUNT: 'તમારી ચુકવણી ઓર્ડરની રકમ જેટલી ન હતી.',
      refunded: 'પૈસા જ્યાંથી ચૂકવ્યા હતા ત્યાં પાછા જશે, સામાન્ય રીતે 5 થી 7 કામકાજના દિવસમાં. તમારે કંઈ કરવાનું નથી.',
    },
  },
});
