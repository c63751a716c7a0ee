import { endOf } from '../../../../domain/orders/deadlines.js';
import { payerOf } from '../../../../domain/payments/payment.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { openPaymentIn, unmarkedIn } from '../../../orders/storedMoney.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf } from '../../orderLines.js';

interface About {
  fulfillmentId: string;
  recipientId: string;
  /** The time since which the payment is due. */
  since: string;
}

/** Reminds one side of a direct payment that neither side has marked, before it counts as made. */
export const paymentUnmarked = notification({
  name: 'PAYMENT_UNMARKED',
  setting: 'ORDER_UPDATES',
  async find({ database, timeZone, deadlineDays }, { fulfillmentId, recipientId, since }: About) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const unmarked = found && unmarkedIn(found.order, found.fulfillment);
    // The buyer or the seller has acted in the meantime.
    if (!unmarked || unmarked.since.toISOString() !== since) return null;
    const { order, fulfillment } = found;
    const open = openPaymentIn(fulfillment);
    const payerId = payerOf(open) === 'BUYER' ? order.buyerId : fulfillment.sellerId;
    const side = payerId === recipientId ? ('PAYER' as const) : ('PAYEE' as const);
    return {
      orderId: order.id,
      endsOn: dayOf(endOf('UNMARKED', new Date(since), deadlineDays), timeZone),
      amount: open.amount,
      told: unmarked.end === 'COMPLAINT' ? (`${side}_MISSING` as const) : side,
    };
  },
  write({ orderId, endsOn, amount, told }, speaker, site) {
    const values = {
      number: orderNumber(orderId),
      amount: speaker.money(amount),
      day: speaker.day(endsOn),
    };
    return {
      subject: speaker.text(`${told}Subject`, values),
      paragraphs: [speaker.text(told, values)],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      PAYERSubject: 'Order {number}: have you paid {amount}?',
      PAYER:
        'You owe the other side {amount}, and neither of you has marked it as paid. Please pay it, or mark it as paid if you have. If neither of you says anything, it counts as paid on {day}.',
      PAYEESubject: 'Order {number}: have you received {amount}?',
      PAYEE:
        'The other side owes you {amount}, and neither of you has marked it as paid. If you have received it, please confirm it. If not, report in the order that you have not received it. If neither of you says anything, it counts as paid on {day}. You can also make a complaint.',
      PAYER_MISSINGSubject: 'Order {number}: please pay {amount} back',
      PAYER_MISSING:
        'The buyer has not received the {amount} that you owe them. Please pay it, and mark it as paid in the order. If nothing happens, it becomes a complaint for our staff on {day}.',
      PAYEE_MISSINGSubject: 'Order {number}: {amount} is still missing',
      PAYEE_MISSING:
        'You have reported that {amount} is missing, and the seller has not marked it as paid since. If you have received it now, please confirm it. If nothing happens, we make it a complaint in your name on {day}, and our staff look at it.',
    },
    HI: {
      PAYERSubject: 'ऑर्डर {number}: क्या आपने {amount} चुका दिए?',
      PAYER:
        'आपको दूसरे पक्ष को {amount} चुकाने हैं, और आप दोनों में से किसी ने इसे चुकाया हुआ नहीं बताया। कृपया चुका दें, या चुका दिए हों तो बता दें। कोई कुछ न कहे, तो {day} को रक़म चुकाई हुई मानी जाएगी।',
      PAYEESubject: 'ऑर्डर {number}: क्या आपको {amount} मिल गए?',
      PAYEE:
        'दूसरे पक्ष को आपको {amount} चुकाने हैं, और आप दोनों में से किसी ने इसे चुकाया हुआ नहीं बताया। मिल गए हों, तो कृपया पुष्टि करें। न मिले हों, तो ऑर्डर में “नहीं मिले” बताएँ। कोई कुछ न कहे, तो {day} को रक़म चुकाई हुई मानी जाएगी। आप शिकायत भी कर सकते हैं।',
      PAYER_MISSINGSubject: 'ऑर्डर {number}: कृपया {amount} लौटाएँ',
      PAYER_MISSING:
        'ख़रीदार को {amount} अब तक नहीं मिले, जो आपको लौटाने हैं। कृपया चुका दें, और ऑर्डर में बता दें। कुछ न हुआ, तो {day} को यह हमारे कर्मचारियों के पास शिकायत बन जाएगा।',
      PAYEE_MISSINGSubject: 'ऑर्डर {number}: {amount} अब तक नहीं मिले',
      PAYEE_MISSING:
        'आपने बताया था कि {amount} नहीं मिले, और विक्रेता ने तब से उन्हें चुकाया हुआ नहीं बताया। अब मिल गए हों, तो कृपया पुष्टि करें। कुछ न हुआ, तो {day} को हम आपकी ओर से शिकायत दर्ज करेंगे, और हमारे कर्मचारी उसे देखेंगे।',
    },
    GU: {
      PAYERSubject: 'ઓર્ડર {number}: શું તમે {amount} ચૂકવ્યા?',
      PAYER:
        'તમારે સામા પક્ષને {amount} ચૂકવવાના છે, અને તમારા બેમાંથી કોઈએ તે ચૂકવાયેલા જણાવ્યા નથી. કૃપા કરી ચૂકવી દો, અથવા ચૂકવ્યા હોય તો જણાવો. કોઈ કંઈ ન કહે, તો {day}એ રકમ ચૂકવાયેલી ગણાશે.',
      PAYEESubject: 'ઓર્ડર {number}: શું તમને {amount} મળ્યા?',
      PAYEE:
        'સામા પક્ષે તમને {amount} ચૂકવવાના છે, અને તમારા બેમાંથી કોઈએ તે ચૂકવાયેલા જણાવ્યા નથી. મળ્યા હોય, તો કૃપા કરી પુષ્ટિ કરો. ન મળ્યા હોય, તો ઓર્ડરમાં “મળ્યા નથી” જણાવો. કોઈ કંઈ ન કહે, તો {day}એ રકમ ચૂકવાયેલી ગણાશે. તમે ફરિયાદ પણ કરી શકો છો.',
      PAYER_MISSINGSubject: 'ઓર્ડર {number}: કૃપા કરી {amount} પાછા આપો',
      PAYER_MISSING:
        'ખરીદનારને {amount} હજી મળ્યા નથી, જે તમારે પાછા આપવાના છે. કૃપા કરી ચૂકવી દો, અને ઓર્ડરમાં જણાવો. કંઈ નહીં થાય, તો {day}એ તે અમારા કર્મચારીઓ માટે ફરિયાદ બનશે.',
      PAYEE_MISSINGSubject: 'ઓર્ડર {number}: {amount} હજી મળ્યા નથી',
      PAYEE_MISSING:
        'તમે જણાવ્યું હતું કે {amount} મળ્યા નથી, અને વેચનારે ત્યારથી તે ચૂકવાયેલા જણાવ્યા નથી. હવે મળ્યા હોય, તો કૃપા કરી પુષ્ટિ કરો. કંઈ નહીં થાય, તો {day}એ અમે તમારા વતી ફરિયાદ નોંધીશું, અને અમારા કર્મચારીઓ તે જોશે.',
    },
  },
});
