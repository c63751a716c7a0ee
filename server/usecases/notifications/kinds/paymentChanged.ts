import { money as amountOf } from '../../../domain/money/money.js';
import { orderLink, orderNumber } from '../../../notifications/mailParts.js';
import type { StoredPayment } from '../../../persistence/queries/orders/storedPayment.js';
import { threadOf } from '../../outbox/message.js';
import { notification } from '../notificationKind.js';
import { fulfillmentOf } from '../orderLines.js';

/** Returns the name of the text about a payment that ended by itself. An unmarked payment is recorded only when it ends. */
function assumedAs({ status, createdAt, assumedAt }: StoredPayment): 'ASSUMED' | 'UNMARKED' | 'COMPLAINT' {
  if (status === 'FAILED') return 'COMPLAINT';
  return createdAt.getTime() === assumedAt?.getTime() ? 'UNMARKED' : 'ASSUMED';
}

/**
 * Notifies one side of a payment step that the other side took. Notifies both sides if a payment ended because neither
 * responded.
 */
export const paymentChanged = notification({
  name: 'PAYMENT_CHANGED',
  setting: 'ORDER_UPDATES',
  after: 'PaymentStepTaken',
  tells: ({ buyerId, sellerId, actorId, fulfillmentId, paymentId, status }) =>
    [buyerId, sellerId]
      .filter((id) => id !== actorId)
      .map((recipientId) => ({
        recipientId,
        about: { fulfillmentId, paymentId, status, isAssumed: actorId === null },
        thread: threadOf({ buyerId, sellerId }),
      })),
  async find({ database }, { fulfillmentId, paymentId, status, isAssumed }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const payment = found?.fulfillment.payments.find(({ id }) => id === paymentId);
    // Sends nothing if the status has changed since: the later change has its own mail.
    if (!found || payment?.status !== status) return null;
    const { kind, amount } = payment;
    const told = isAssumed ? assumedAs(payment) : (`${kind}_${status}` as const);
    return { orderId: found.order.id, told, amount: amountOf(amount, found.fulfillment.currency) };
  },
  write({ orderId, told, amount }, speaker, site) {
    const values = { number: orderNumber(orderId), amount: speaker.money(amount) };
    return {
      subject: speaker.text(`${told}Subject`, values),
      paragraphs: [speaker.text(told, values)],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      ASSUMEDSubject: 'Order {number}: {amount} counts as received',
      ASSUMED:
        'A payment of {amount} was marked as paid, and its recipient has said nothing since, so it now counts as received.',
      UNMARKEDSubject: 'Order {number}: {amount} counts as paid',
      UNMARKED:
        'A payment of {amount} was due, and neither of you has said anything about it, so it now counts as paid. If that is wrong, write to the other side, or make a complaint.',
      COMPLAINTSubject: 'Order {number}: the missing {amount} is now a complaint',
      COMPLAINT:
        'The buyer reported {amount} missing, and the seller has not paid it back since. It is now a complaint of the buyer, and our staff will look at it. The seller can still pay it.',
      PAYMENT_PENDINGSubject: 'Order {number}: the buyer has marked {amount} as paid',
      PAYMENT_PENDING: 'The buyer has marked {amount} as paid. Check that you received it, and confirm it.',
      PAYMENT_CAPTUREDSubject: 'Order {number}: your payment was received',
      PAYMENT_CAPTURED: 'The seller has confirmed that your payment of {amount} was received.',
      PAYMENT_FAILEDSubject: 'Order {number}: your payment was not received',
      PAYMENT_FAILED:
        'The seller has not received your payment of {amount}. Check it in your bank or UPI app, and pay again if it failed.',
      REFUND_PENDINGSubject: 'Order {number}: the seller has marked {amount} as paid back',
      REFUND_PENDING:
        'The seller has marked {amount} as paid back. Check that you received it, and confirm it.',
      REFUND_CAPTUREDSubject: 'Order {number}: your refund was received',
      REFUND_CAPTURED: 'The buyer has confirmed that your refund of {amount} was received.',
      REFUND_FAILEDSubject: 'Order {number}: your refund was not received',
      REFUND_FAILED:
        'The buyer has not received your refund of {amount}. Check it in your bank or UPI app, and pay again if it failed.',
    },
    HI: {
      ASSUMEDSubject: 'ऑर्डर {number}: {amount} मिले हुए माने गए',
      ASSUMED:
        '{amount} का एक भुगतान चुकाया हुआ बताया गया था, और पाने वाले ने तब से कुछ नहीं कहा, इसलिए अब वह मिला हुआ माना गया है।',
      UNMARKEDSubject: 'ऑर्डर {number}: {amount} चुकाए हुए माने गए',
      UNMARKED:
        '{amount} का एक भुगतान बाक़ी था, और आप दोनों में से किसी ने उसके बारे में कुछ नहीं कहा, इसलिए अब वह चुकाया हुआ माना गया है। यह ग़लत हो, तो दूसरे पक्ष को लिखें, या शिकायत करें।',
      COMPLAINTSubject: 'ऑर्डर {number}: न मिले {amount} के लिए शिकायत दर्ज हुई',
      COMPLAINT:
        'ख़रीदार ने बताया था कि {amount} नहीं मिले, और विक्रेता ने तब से वे नहीं लौटाए। अब यह ख़रीदार की ओर से एक शिकायत है, और हमारे कर्मचारी उसे देखेंगे। विक्रेता अब भी चुका सकते हैं।',
      PAYMENT_PENDINGSubject: 'ऑर्डर {number}: ख़रीदार के अनुसार {amount} चुका दिए गए',
      PAYMENT_PENDING: 'ख़रीदार ने बताया है कि {amount} चुका दिए गए हैं। देख लें कि पैसे मिल गए हैं, फिर पुष्टि करें।',
      PAYMENT_CAPTUREDSubject: 'ऑर्डर {number}: आपका भुगतान मिल गया',
      PAYMENT_CAPTURED: 'विक्रेता ने पुष्टि की है कि उन्हें आपका {amount} का भुगतान मिल गया।',
      PAYMENT_FAILEDSubject: 'ऑर्डर {number}: आपका भुगतान नहीं मिला',
      PAYMENT_FAILED:
        'विक्रेता को आपका {amount} का भुगतान नहीं मिला। अपने बैंक या UPI ऐप में देखें, और भुगतान न हुआ हो तो फिर से करें।',
      REFUND_PENDINGSubject: 'ऑर्डर {number}: विक्रेता के अनुसार {amount} लौटा दिए गए',
      REFUND_PENDING: 'विक्रेता ने बताया है कि {amount} लौटा दिए गए हैं। देख लें कि पैसे मिल गए हैं, फिर पुष्टि करें।',
      REFUND_CAPTUREDSubject: 'ऑर्डर {number}: आपके लौटाए पैसे मिल गए',
      REFUND_CAPTURED: 'ख़रीदार ने पुष्टि की है कि उन्हें आपके लौटाए {amount} मिल गए।',
      REFUND_FAILEDSubject: 'ऑर्डर {number}: आपके लौटाए पैसे नहीं मिले',
      REFUND_FAILED:
        'ख़रीदार को आपके लौटाए {amount} नहीं मिले। अपने बैंक या UPI ऐप में देखें, और भुगतान न हुआ हो तो फिर से करें।',
    },
    GU: {
      ASSUMEDSubject: 'ઓર્ડર {number}: {amount} મળેલા ગણાયા',
      ASSUMED: '{amount}ની એક ચુકવણી થઈ હોવાનું જણાવાયું હતું, અને મેળવનારે ત્યારથી કંઈ કહ્યું નથી, તેથી હવે તે મળેલી ગણાય છે.',
      UNMARKEDSubject: 'ઓર્ડર {number}: {amount} ચૂકવાયેલા ગણાયા',
      UNMARKED:
        '{amount}ની એક ચુકવણી બાકી હતી, અને તમારા બેમાંથી કોઈએ તેના વિશે કંઈ કહ્યું નથી, તેથી હવે તે ચૂકવાયેલી ગણાય છે. આ ખોટું હોય, તો સામા પક્ષને લખો, અથવા ફરિયાદ કરો.',
      COMPLAINTSubject: 'ઓર્ડર {number}: ન મળેલા {amount} માટે ફરિયાદ નોંધાઈ',
      COMPLAINT:
        'ખરીદનારે જણાવ્યું હતું કે {amount} મળ્યા નથી, અને વેચનારે ત્યારથી તે પાછા આપ્યા નથી. હવે આ ખરીદનારની ફરિયાદ છે, અને અમારા કર્મચારીઓ તે જોશે. વેચનાર હજી પણ ચૂકવી શકે છે.',
      PAYMENT_PENDINGSubject: 'ઓર્ડર {number}: ખરીદનારના જણાવ્યા મુજબ {amount} ચૂકવ્યા',
      PAYMENT_PENDING: 'ખરીદનારે જણાવ્યું છે કે {amount} ચૂકવી દીધા છે. પૈસા મળ્યા છે એ જોઈ લો, પછી પુષ્ટિ કરો.',
      PAYMENT_CAPTUREDSubject: 'ઓર્ડર {number}: તમારી ચુકવણી મળી ગઈ',
      PAYMENT_CAPTURED: 'વેચનારે પુષ્ટિ કરી છે કે તેમને તમારી {amount}ની ચુકવણી મળી ગઈ છે.',
      PAYMENT_FAILEDSubject: 'ઓર્ડર {number}: તમારી ચુકવણી મળી નથી',
      PAYMENT_FAILED:
        'વેચનારને તમારી {amount}ની ચુકવણી મળી નથી. તમારી બેંક કે UPI ઍપમાં જુઓ, અને ચુકવણી ન થઈ હોય તો ફરી કરો.',
      REFUND_PENDINGSubject: 'ઓર્ડર {number}: વેચનારના જણાવ્યા મુજબ {amount} પાછા આપ્યા',
      REFUND_PENDING: 'વેચનારે જણાવ્યું છે કે {amount} પાછા આપી દીધા છે. પૈસા મળ્યા છે એ જોઈ લો, પછી પુષ્ટિ કરો.',
      REFUND_CAPTUREDSubject: 'ઓર્ડર {number}: તમે પાછા આપેલા પૈસા મળી ગયા',
      REFUND_CAPTURED: 'ખરીદનારે પુષ્ટિ કરી છે કે તેમને તમે પાછા આપેલા {amount} મળી ગયા છે.',
      REFUND_FAILEDSubject: 'ઓર્ડર {number}: તમે પાછા આપેલા પૈસા મળ્યા નથી',
      REFUND_FAILED:
        'ખરીદનારને તમે પાછા આપેલા {amount} મળ્યા નથી. તમારી બેંક કે UPI ઍપમાં જુઓ, અને ચુકવણી ન થઈ હોય તો ફરી કરો.',
    },
  },
});
