import { endOf } from '../../../../domain/orders/deadlines.js';
import { payerOf } from '../../../../domain/payments/payment.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { openPaymentIn, unmarkedSinceIn } from '../../../orders/storedMoney.js';
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
    // The buyer or the seller has acted in the meantime.
    if (!found || unmarkedSinceIn(found.order, found.fulfillment)?.toISOString() !== since) return null;
    const { order, fulfillment } = found;
    const open = openPaymentIn(fulfillment);
    const payerId = payerOf(open) === 'BUYER' ? order.buyerId : fulfillment.sellerId;
    return {
      orderId: order.id,
      countsOn: dayOf(endOf('UNMARKED', new Date(since), deadlineDays), timeZone),
      amount: open.amount,
      told: payerId === recipientId ? 'PAYER' : 'PAYEE',
    } as const;
  },
  write({ orderId, countsOn, amount, told }, speaker, site) {
    const values = {
      number: orderNumber(orderId),
      amount: speaker.money(amount),
      day: speaker.day(countsOn),
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
        'The other side owes you {amount}, and neither of you has marked it as paid. If you have received it, please confirm it. If not, report in the order that you have not received it: then it stays open. If neither of you says anything, it counts as paid on {day}. You can also make a complaint.',
    },
    HI: {
      PAYERSubject: 'ऑर्डर {number}: क्या आपने {amount} चुका दिए?',
      PAYER:
        'आपको दूसरे पक्ष को {amount} चुकाने हैं, और आप दोनों में से किसी ने इसे चुकाया हुआ नहीं बताया। कृपया चुका दें, या चुका दिए हों तो बता दें। कोई कुछ न कहे, तो {day} को रक़म चुकाई हुई मानी जाएगी।',
      PAYEESubject: 'ऑर्डर {number}: क्या आपको {amount} मिल गए?',
      PAYEE:
        'दूसरे पक्ष को आपको {amount} चुकाने हैं, और आप दोनों में से किसी ने इसे चुकाया हुआ नहीं बताया। मिल गए हों, तो कृपया पुष्टि करें। न मिले हों, तो ऑर्डर में “नहीं मिले” बताएँ: तब भुगतान बाक़ी रहेगा। कोई कुछ न कहे, तो {day} को रक़म चुकाई हुई मानी जाएगी। आप शिकायत भी कर सकते हैं।',
    },
    GU: {
      PAYERSubject: 'ઓર્ડર {number}: શું તમે {amount} ચૂકવ્યા?',
      PAYER:
        'તમારે સામા પક્ષને {amount} ચૂકવવાના છે, અને તમારા બેમાંથી કોઈએ તે ચૂકવાયેલા જણાવ્યા નથી. કૃપા કરી ચૂકવી દો, અથવા ચૂકવ્યા હોય તો જણાવો. કોઈ કંઈ ન કહે, તો {day}એ રકમ ચૂકવાયેલી ગણાશે.',
      PAYEESubject: 'ઓર્ડર {number}: શું તમને {amount} મળ્યા?',
      PAYEE:
        'સામા પક્ષે તમને {amount} ચૂકવવાના છે, અને તમારા બેમાંથી કોઈએ તે ચૂકવાયેલા જણાવ્યા નથી. મળ્યા હોય, તો કૃપા કરી પુષ્ટિ કરો. ન મળ્યા હોય, તો ઓર્ડરમાં “મળ્યા નથી” જણાવો: ત્યારે ચુકવણી બાકી રહેશે. કોઈ કંઈ ન કહે, તો {day}એ રકમ ચૂકવાયેલી ગણાશે. તમે ફરિયાદ પણ કરી શકો છો.',
    },
  },
});
