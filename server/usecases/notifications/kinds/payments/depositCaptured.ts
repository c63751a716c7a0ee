import { money as amountOf } from '../../../../domain/money/money.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { captureById } from '../../../../persistence/queries/payments/depositBlocks.js';
import { threadOf } from '../../../outbox/message.js';
import { notification } from '../../notificationKind.js';

/** Tells the buyer what was captured from a blocked deposit. If the capture failed, tells both sides to settle it directly. */
export const depositCaptured = notification({
  name: 'DEPOSIT_CAPTURED',
  setting: 'ORDER_UPDATES',
  after: 'DepositCaptured',
  tells: ({ captureId, buyerId, sellerId, status }) => {
    const told = (recipientId: string, words: 'buyerDONE' | 'buyerFAILED' | 'sellerFAILED') => ({
      recipientId,
      about: { captureId, told: words },
      thread: threadOf({ buyerId, sellerId }),
    });
    const buyer = told(buyerId, `buyer${status}`);
    return status === 'FAILED' ? [buyer, told(sellerId, 'sellerFAILED')] : [buyer];
  },
  async find({ database }, { captureId, told }) {
    const capture = await captureById(database, captureId);
    return capture && { ...capture, told };
  },
  write({ orderId, amount, currency, told }, speaker, site) {
    const values = { number: orderNumber(orderId), amount: speaker.money(amountOf(amount, currency)) };
    return {
      subject: speaker.text(told === 'buyerDONE' ? 'subject' : 'failedSubject', values),
      paragraphs: [speaker.text(told, values)],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: 'Order {number}: {amount} taken from your blocked deposit',
      failedSubject: 'Order {number}: {amount} could not be taken from the blocked deposit',
      buyerDONE:
        '{amount} has been taken from the deposit that your bank blocks. The order shows what it is for.',
      buyerFAILED:
        'Your bank did not let {amount} be taken from the blocked deposit. Please open the order and pay the amount to the seller directly.',
      sellerFAILED:
        'The buyer’s bank did not let {amount} be taken from the blocked deposit. The buyer has been asked to pay the amount to you directly. Please confirm the payment in the order when you have received it.',
    },
    HI: {
      subject: 'ऑर्डर {number}: आपकी ब्लॉक की गई जमा राशि में से {amount} लिए गए',
      failedSubject: 'ऑर्डर {number}: ब्लॉक की गई जमा राशि में से {amount} नहीं लिए जा सके',
      buyerDONE: 'आपके बैंक में ब्लॉक जमा राशि में से {amount} लिए गए हैं। ऑर्डर में दिखता है कि किस लिए।',
      buyerFAILED:
        'आपके बैंक ने ब्लॉक की गई जमा राशि में से {amount} नहीं लेने दिए। कृपया ऑर्डर खोलकर यह रक़म सीधे विक्रेता को चुकाएँ।',
      sellerFAILED:
        'ख़रीदार के बैंक ने ब्लॉक की गई जमा राशि में से {amount} नहीं लेने दिए। ख़रीदार यह रक़म आपको सीधे चुकाएगा। मिल जाने पर कृपया ऑर्डर में भुगतान की पुष्टि करें।',
    },
    GU: {
      subject: 'ઓર્ડર {number}: તમારી બ્લૉક કરેલી ડિપોઝિટમાંથી {amount} લેવાયા',
      failedSubject: 'ઓર્ડર {number}: બ્લૉક કરેલી ડિપોઝિટમાંથી {amount} લઈ શકાયા નહીં',
      buyerDONE: 'તમારી બેંકમાં બ્લૉક કરેલી ડિપોઝિટમાંથી {amount} લેવાયા છે. શા માટે તે ઓર્ડરમાં દેખાય છે.',
      buyerFAILED:
        'તમારી બેંકે બ્લૉક કરેલી ડિપોઝિટમાંથી {amount} લેવા દીધા નહીં. કૃપા કરીને ઓર્ડર ખોલીને આ રકમ વેચનારને સીધી ચૂકવો.',
      sellerFAILED:
        'ખરીદનારની બેંકે બ્લૉક કરેલી ડિપોઝિટમાંથી {amount} લેવા દીધા નહીં. ખરીદનાર આ રકમ તમને સીધી ચૂકવશે. મળે ત્યારે કૃપા કરીને ઓર્ડરમાં ચુકવણીની પુષ્ટિ કરો.',
    },
  },
});
