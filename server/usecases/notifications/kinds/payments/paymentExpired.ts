import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { notification } from '../../notificationKind.js';

/** Tells the buyer that an order was cancelled because it was not paid in time. */
export const paymentExpired = notification({
  name: 'PAYMENT_EXPIRED',
  setting: 'ORDER_UPDATES',
  after: 'OnlinePaymentChanged',
  tells: ({ buyerId, orderId, status }) =>
    status === 'EXPIRED' ? [{ recipientId: buyerId, about: { orderId }, thread: buyerId }] : [],
  find: (_, { orderId }) => ({ orderId }),
  write: ({ orderId }, speaker, site) => ({
    subject: speaker.text('subject', { number: orderNumber(orderId) }),
    paragraphs: [speaker.text('expired')],
    rows: [],
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      subject: 'Order {number} was not paid in time',
      expired:
        'Your payment did not arrive in time, so the order was cancelled and its books are available again. If money leaves your account after all, you will be refunded automatically.',
    },
    HI: {
      subject: 'ऑर्डर {number} का भुगतान समय पर नहीं हुआ',
      expired:
        'आपका भुगतान समय पर नहीं मिला, इसलिए ऑर्डर रद्द हो गया है और किताबें फिर से उपलब्ध हैं। फिर भी आपके खाते से पैसे कटें, तो वे अपने आप लौट आएँगे।',
    },
    GU: {
      subject: 'ઓર્ડર {number}ની ચુકવણી સમયસર થઈ નહીં',
      expired:
        'તમારી ચુકવણી સમયસર મળી નહીં, તેથી ઓર્ડર રદ થયો છે અને પુસ્તકો ફરી ઉપલબ્ધ છે. છતાં તમારા ખાતામાંથી પૈસા કપાય, તો તે આપોઆપ પાછા આવશે.',
    },
  },
});
