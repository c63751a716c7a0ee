import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { refundAccountOf } from '../../../../persistence/queries/payments/refundAccounts.js';
import { notification } from '../../notificationKind.js';

/** Tells the buyer which account was given for refunds of an order, so that a change by an intruder is noticed in time. */
export const refundAccountGiven = notification({
  name: 'REFUND_ACCOUNT_GIVEN',
  setting: 'ALWAYS',
  after: 'RefundAccountGiven',
  tells: ({ buyerId, orderId }) => [{ recipientId: buyerId, about: { orderId }, thread: buyerId }],
  async find({ database }, { orderId }) {
    const account = await refundAccountOf(database, orderId);
    return account && { orderId, method: account.method, shown: account.shown };
  },
  write: ({ orderId, method, shown }, speaker, site) => ({
    subject: speaker.text('subject', { number: orderNumber(orderId) }),
    paragraphs: [speaker.text(method, { shown }), speaker.text('pause'), speaker.text('notYou')],
    rows: [],
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      subject: 'Order {number}: account for your refund',
      UPI: 'What you get back for this order will be sent to the UPI ID {shown}.',
      BANK_ACCOUNT: 'What you get back for this order will be sent to the bank account that ends in {shown}.',
      pause: 'Nothing is sent for 24 hours after a change.',
      notYou: 'If this was not you, please change your password at once and enter your own account.',
    },
    HI: {
      subject: 'ऑर्डर {number}: आपके रिफ़ंड का खाता',
      UPI: 'इस ऑर्डर के जो पैसे आपको वापस मिलेंगे, वे UPI ID {shown} पर भेजे जाएँगे।',
      BANK_ACCOUNT: 'इस ऑर्डर के जो पैसे आपको वापस मिलेंगे, वे {shown} पर ख़त्म होने वाले बैंक खाते में भेजे जाएँगे।',
      pause: 'बदलाव के 24 घंटे बाद तक कुछ नहीं भेजा जाता।',
      notYou: 'अगर यह आपने नहीं किया है, तो कृपया तुरंत अपना पासवर्ड बदलें और अपना खाता दर्ज करें।',
    },
    GU: {
      subject: 'ઓર્ડર {number}: તમારા રિફંડનું ખાતું',
      UPI: 'આ ઓર્ડરના જે પૈસા તમને પાછા મળશે તે UPI ID {shown} પર મોકલાશે.',
      BANK_ACCOUNT: 'આ ઓર્ડરના જે પૈસા તમને પાછા મળશે તે {shown} પર પૂરા થતા બેંક ખાતામાં મોકલાશે.',
      pause: 'ફેરફાર પછીના 24 કલાકમાં કંઈ મોકલાતું નથી.',
      notYou: 'જો આ તમે ન કર્યું હોય, તો કૃપા કરીને તરત પાસવર્ડ બદલો અને તમારું ખાતું લખો.',
    },
  },
});
