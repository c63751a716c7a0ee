import { money as amountOf } from '../../../../domain/money/money.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { refundPayoutById } from '../../../../persistence/queries/payments/refundPayouts.js';
import { notification } from '../../notificationKind.js';

/** Tells the buyer that a payout link was sent, or that a refund by payout failed and how to get the money. */
export const refundPayoutChanged = notification({
  name: 'REFUND_PAYOUT_CHANGED',
  setting: 'ORDER_UPDATES',
  after: 'RefundPayoutChanged',
  tells: ({ buyerId, refundId, state }) => [
    { recipientId: buyerId, about: { refundId, state }, thread: buyerId },
  ],
  async find({ database }, { refundId, state }) {
    const refund = await refundPayoutById(database, refundId);
    const isStill = state === 'LINK_SENT' ? refund?.status === 'PENDING' : refund?.status === 'FAILED';
    if (!refund || !isStill) return null;
    const { orderId, amount, currency, linkUrl, shown, note } = refund;
    return { orderId, state, amount: amountOf(amount, currency), linkUrl, shown, note };
  },
  write({ orderId, state, amount, linkUrl, shown, note }, speaker, site) {
    const values = { number: orderNumber(orderId), amount: speaker.money(amount), shown: shown ?? '' };
    if (state === 'LINK_SENT')
      return {
        subject: speaker.text('linkSubject', values),
        paragraphs: [speaker.text('link', values), speaker.text('linkToo')],
        rows: [],
        action: linkUrl
          ? { label: speaker.text('receive'), url: linkUrl }
          : orderLink(orderId, speaker, site),
      };
    return {
      subject: speaker.text('failedSubject', values),
      paragraphs: [
        speaker.text(shown === null ? 'linkFailed' : 'failed', values),
        ...(note ? [speaker.text('reason', { reason: note })] : []),
        speaker.text('fix'),
      ],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      linkSubject: 'Order {number}: {amount} is waiting for you',
      link: 'We owe you {amount}. Your payment is too old to be refunded to where you paid from, so please open the link and enter the UPI ID or bank account to which we can send it.',
      linkToo: 'The payment provider has sent you the same link. It can be used once.',
      receive: 'Receive the money',
      failedSubject: 'Order {number}: {amount} could not be sent to you',
      failed: '{amount} could not be sent to your account {shown}, or came back from it.',
      linkFailed: '{amount} could not be sent to you by a payout link.',
      reason: 'Reason: {reason}',
      fix: 'Please open the order and enter another UPI ID or bank account. We will then retry the refund.',
    },
    HI: {
      linkSubject: 'ऑर्डर {number}: {amount} आपके लिए तैयार हैं',
      link: 'हमें आपको {amount} लौटाने हैं। आपका भुगतान इतना पुराना है कि पैसे वहीं नहीं लौट सकते जहाँ से आपने चुकाए थे। कृपया लिंक खोलकर वह UPI ID या बैंक खाता दर्ज करें जिसमें पैसे चाहिए।',
      linkToo: 'भुगतान सेवा ने भी आपको यही लिंक भेजा है। इसका इस्तेमाल एक बार हो सकता है।',
      receive: 'पैसे लें',
      failedSubject: 'ऑर्डर {number}: {amount} आपको नहीं भेजे जा सके',
      failed: '{amount} आपके खाते {shown} में नहीं भेजे जा सके, या वहाँ से लौट आए।',
      linkFailed: '{amount} आपको लिंक से नहीं भेजे जा सके।',
      reason: 'कारण: {reason}',
      fix: 'कृपया ऑर्डर खोलकर दूसरी UPI ID या बैंक खाता दर्ज करें। फिर रिफ़ंड दोबारा भेजा जाएगा।',
    },
    GU: {
      linkSubject: 'ઓર્ડર {number}: {amount} તમારા માટે તૈયાર છે',
      link: 'અમારે તમને {amount} પાછા આપવાના છે. તમારી ચુકવણી એટલી જૂની છે કે પૈસા જ્યાંથી ચૂકવ્યા હતા ત્યાં પાછા જઈ શકતા નથી. કૃપા કરીને લિંક ખોલીને જે UPI ID કે બેંક ખાતામાં પૈસા જોઈએ તે લખો.',
      linkToo: 'ચુકવણી સેવાએ પણ તમને આ જ લિંક મોકલી છે. તેનો ઉપયોગ એક વાર થઈ શકે છે.',
      receive: 'પૈસા મેળવો',
      failedSubject: 'ઓર્ડર {number}: {amount} તમને મોકલી શકાયા નહીં',
      failed: '{amount} તમારા ખાતા {shown}માં મોકલી શકાયા નહીં, અથવા ત્યાંથી પાછા આવ્યા.',
      linkFailed: '{amount} તમને લિંકથી મોકલી શકાયા નહીં.',
      reason: 'કારણ: {reason}',
      fix: 'કૃપા કરીને ઓર્ડર ખોલીને બીજી UPI ID કે બેંક ખાતું લખો. પછી રિફંડ ફરી મોકલાશે.',
    },
  },
});
