import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { notification } from '../../notificationKind.js';

/** Tells the buyer that a payment could not be used and is being refunded. */
export const captureRefunded = notification({
  name: 'CAPTURE_REFUNDED',
  setting: 'ORDER_UPDATES',
  after: 'CaptureRefunded',
  tells: ({ buyerId, orderId, purpose, outcome }) => [
    { recipientId: buyerId, about: { orderId, purpose, outcome }, thread: buyerId },
  ],
  find: (_, about) => about,
  write: ({ orderId, purpose, outcome }, speaker, site) => ({
    subject: speaker.text('subject', { number: orderNumber(orderId) }),
    paragraphs: [
      // Only the payment of an order is replaced.
      speaker.text(purpose === 'ORDER' || outcome === 'REPLACED' ? outcome : `RENTAL_${outcome}`),
      speaker.text('refunded'),
    ],
    rows: [],
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      subject: 'Order {number}: your payment is being refunded',
      LATE: 'Your payment arrived after the order was cancelled.',
      SECOND: 'You had already paid for this order.',
      WRONG_AMOUNT: 'Your payment was not the amount of the order.',
      REPLACED: 'Your payment arrived after you had chosen to pay the sellers directly.',
      RENTAL_LATE:
        'Your payment for the rented book arrived after the time to pay had run out, or after you gave it up.',
      RENTAL_SECOND: 'You had already made this payment for the rented book.',
      RENTAL_WRONG_AMOUNT: 'Your payment for the rented book was not the agreed amount.',
      refunded:
        'The money goes back to where you paid from, usually within 5 to 7 working days. You do not need to do anything.',
    },
    HI: {
      subject: 'ऑर्डर {number}: आपका भुगतान लौटाया जा रहा है',
      LATE: 'आपका भुगतान ऑर्डर रद्द होने के बाद पहुँचा।',
      SECOND: 'इस ऑर्डर का भुगतान आप पहले ही कर चुके थे।',
      REPLACED: 'आपका भुगतान तब पहुँचा जब आप सीधे विक्रेताओं को चुकाना चुन चुके थे।',
      WRONG_AMOUNT: 'आपका भुगतान ऑर्डर की रक़म के बराबर नहीं था।',
      RENTAL_LATE: 'किराये की किताब के लिए आपका भुगतान समय बीतने के बाद, या आपके उसे छोड़ देने के बाद पहुँचा।',
      RENTAL_SECOND: 'किराये की किताब के लिए यह भुगतान आप पहले ही कर चुके थे।',
      RENTAL_WRONG_AMOUNT: 'किराये की किताब के लिए आपका भुगतान तय रक़म के बराबर नहीं था।',
      refunded: 'पैसे वहीं लौटेंगे जहाँ से आपने चुकाए थे, आम तौर पर 5 से 7 कामकाजी दिनों में। आपको कुछ नहीं करना है।',
    },
    GU: {
      subject: 'ઓર્ડર {number}: તમારી ચુકવણી પાછી આપવામાં આવે છે',
      LATE: 'તમારી ચુકવણી ઓર્ડર રદ થયા પછી મળી.',
      SECOND: 'આ ઓર્ડરની ચુકવણી તમે પહેલાં જ કરી હતી.',
      REPLACED: 'તમે વેચનારાઓને સીધા ચૂકવવાનું પસંદ કર્યું તે પછી તમારી ચુકવણી મળી.',
      WRONG_AMOUNT: 'તમારી ચુકવણી ઓર્ડરની રકમ જેટલી ન હતી.',
      RENTAL_LATE: 'ભાડાના પુસ્તક માટે તમારી ચુકવણી સમય પૂરો થયા પછી, અથવા તમે તે જતી કર્યા પછી મળી.',
      RENTAL_SECOND: 'ભાડાના પુસ્તક માટે આ ચુકવણી તમે પહેલાં જ કરી હતી.',
      RENTAL_WRONG_AMOUNT: 'ભાડાના પુસ્તક માટે તમારી ચુકવણી નક્કી રકમ જેટલી ન હતી.',
      refunded: 'પૈસા જ્યાંથી ચૂકવ્યા હતા ત્યાં પાછા જશે, સામાન્ય રીતે 5 થી 7 કામકાજના દિવસમાં. તમારે કંઈ કરવાનું નથી.',
    },
  },
});
