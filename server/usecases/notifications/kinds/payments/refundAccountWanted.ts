import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { ordersByIds } from '../../../../persistence/queries/orders/orders.js';
import { refundAccountOf } from '../../../../persistence/queries/payments/refundAccounts.js';
import { notification } from '../../notificationKind.js';

/** Asks a buyer for an account for refunds, because the payment is or soon will be too old for an ordinary refund. */
export const refundAccountWanted = notification({
  name: 'REFUND_ACCOUNT_WANTED',
  setting: 'ORDER_UPDATES',
  async find({ database }, { orderId }: { orderId: string }) {
    const account = await refundAccountOf(database, orderId);
    const [order] = await ordersByIds(database, [orderId]);
    return order && (!account || account.failure !== null) ? { orderId } : null;
  },
  write: ({ orderId }, speaker, site) => ({
    subject: speaker.text('subject', { number: orderNumber(orderId) }),
    paragraphs: [speaker.text('why'), speaker.text('enter'), speaker.text('otherwise')],
    rows: [],
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      subject: 'Order {number}: where should we send your money?',
      why: 'Your payment is, or soon will be, too old to be refunded to the account you paid from. Refunds, such as your deposit, are sent to a UPI ID or a bank account instead.',
      enter:
        'Please open the order and enter a UPI ID or a bank account of yours. It is used for this order only.',
      otherwise: 'If you do not enter one, the refund will take longer. We will contact you when it is due.',
    },
    HI: {
      subject: 'ऑर्डर {number}: आपके पैसे कहाँ भेजें?',
      why: 'आपका भुगतान इतना पुराना हो चुका है या जल्द हो जाएगा कि पैसे वहीं नहीं लौट सकते जहाँ से आपने चुकाए थे। इसलिए जो पैसे आपको वापस मिलने हैं, जैसे जमा राशि, वे UPI ID या बैंक खाते में भेजे जाएँगे।',
      enter: 'कृपया ऑर्डर खोलकर अपनी UPI ID या बैंक खाता दर्ज करें। इसका इस्तेमाल सिर्फ़ इसी ऑर्डर के लिए होगा।',
      otherwise: 'दर्ज न करने पर रिफ़ंड में ज़्यादा समय लगेगा: समय आने पर हम आपसे संपर्क करेंगे।',
    },
    GU: {
      subject: 'ઓર્ડર {number}: તમારા પૈસા ક્યાં મોકલીએ?',
      why: 'તમારી ચુકવણી એટલી જૂની થઈ ગઈ છે કે જલદી થશે કે પૈસા જ્યાંથી ચૂકવ્યા હતા ત્યાં પાછા જઈ શકતા નથી. તેથી તમને જે પૈસા પાછા મળવાના છે, જેમ કે ડિપોઝિટ, તે UPI ID કે બેંક ખાતામાં મોકલાશે.',
      enter: 'કૃપા કરીને ઓર્ડર ખોલીને તમારી UPI ID કે બેંક ખાતું લખો. તેનો ઉપયોગ ફક્ત આ ઓર્ડર માટે થશે.',
      otherwise: 'નહીં લખો તો રિફંડમાં વધુ સમય લાગશે: સમય આવે ત્યારે અમે તમારો સંપર્ક કરીશું.',
    },
  },
});
