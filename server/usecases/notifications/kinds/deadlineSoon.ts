import type { WaitingStatus } from '../../../domain/orders/deadlines.js';
import { dayOf } from '../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../notifications/mailParts.js';
import { notification } from '../notificationKind.js';
import { fulfillmentOf, linesOf, rowsOf } from '../orderLines.js';

/** A fulfillment that waits for somebody, and the end of its deadline as an ISO text. */
interface Waiting {
  fulfillmentId: string;
  status: WaitingStatus;
  endsAt: string;
}

/** Reminds the side that can still act before Panna takes the next step of a fulfillment. */
export const deadlineSoon = notification({
  name: 'DEADLINE_SOON',
  setting: 'ORDER_UPDATES',
  async find({ database, clock, timeZone }, { fulfillmentId, status, endsAt }: Waiting) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const end = new Date(endsAt);
    if (found?.fulfillment.status !== status || clock.now() >= end) return null;
    const { order, fulfillment } = found;
    const { carrier, trackingNumber } = fulfillment;
    const endsOn = dayOf(end, timeZone);
    return { orderId: order.id, status, endsOn, lines: linesOf(fulfillment), carrier, trackingNumber };
  },
  write({ orderId, status, endsOn, lines, carrier, trackingNumber }, speaker, site) {
    const { text } = speaker;
    const values = { number: orderNumber(orderId), day: speaker.day(endsOn), product: site.name };
    const rows = rowsOf(lines, speaker);
    if (carrier !== null) rows.push([text('carrier'), carrier]);
    if (trackingNumber !== null) rows.push([text('trackingNumber'), trackingNumber]);
    return {
      subject: text(`${status}Subject`, values),
      paragraphs: [text(status, values), ...(status === 'SHIPPED' ? [text('missing')] : [])],
      rows,
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      PENDINGSubject: 'Order {number} waits for your confirmation',
      PENDING:
        'Please confirm the order, or cancel it if you cannot send these books. If you do neither, {product} cancels it on {day}.',
      CONFIRMEDSubject: 'Order {number} waits to be sent',
      CONFIRMED:
        'You have confirmed this order but not marked it as sent. If you do not send it, {product} cancels it on {day}.',
      SHIPPEDSubject: 'Has order {number} arrived?',
      SHIPPED:
        'If these books have arrived, please mark them as delivered. On {day} the order counts as delivered.',
      missing: 'If they have not arrived, do not wait until then: ask the seller about the parcel.',
      carrier: 'Sent with',
      trackingNumber: 'Tracking number',
    },
    HI: {
      PENDINGSubject: 'ऑर्डर {number} आपकी पुष्टि का इंतज़ार कर रहा है',
      PENDING:
        'कृपया ऑर्डर पक्का करें, या ये किताबें न भेज सकें तो उसे रद्द कर दें। दोनों में से कुछ न करने पर {product} इसे {day} को रद्द कर देगा।',
      CONFIRMEDSubject: 'ऑर्डर {number} अभी भेजा नहीं गया है',
      CONFIRMED:
        'आपने यह ऑर्डर पक्का किया है, पर अभी भेजा हुआ नहीं बताया है। न भेजने पर {product} इसे {day} को रद्द कर देगा।',
      SHIPPEDSubject: 'क्या ऑर्डर {number} पहुँच गया?',
      SHIPPED: 'ये किताबें मिल गई हों, तो कृपया “मिल गया” दबाएँ। {day} को ऑर्डर पहुँचा हुआ मान लिया जाएगा।',
      missing: 'अगर किताबें नहीं मिलीं, तो तब तक न रुकें: विक्रेता से पार्सल के बारे में पूछें।',
      carrier: 'भेजने का माध्यम',
      trackingNumber: 'ट्रैकिंग नंबर',
    },
    GU: {
      PENDINGSubject: 'ઓર્ડર {number} તમારી પુષ્ટિની રાહ જુએ છે',
      PENDING:
        'કૃપા કરી ઓર્ડર પાકો કરો, અથવા આ પુસ્તકો ન મોકલી શકો તો તેને રદ કરો. બેમાંથી કંઈ નહીં કરો, તો {product} તેને {day}એ રદ કરશે.',
      CONFIRMEDSubject: 'ઓર્ડર {number} હજી મોકલાયો નથી',
      CONFIRMED:
        'તમે આ ઓર્ડર પાકો કર્યો છે, પણ મોકલ્યો હોવાનું હજી જણાવ્યું નથી. નહીં મોકલો, તો {product} તેને {day}એ રદ કરશે.',
      SHIPPEDSubject: 'શું ઓર્ડર {number} પહોંચી ગયો?',
      SHIPPED: 'આ પુસ્તકો મળી ગયાં હોય, તો કૃપા કરી “મળી ગયું” દબાવો. {day}એ ઓર્ડર પહોંચેલો ગણાશે.',
      missing: 'જો પુસ્તકો મળ્યાં ન હોય, તો ત્યાં સુધી રાહ ન જુઓ: વેચનારને પાર્સલ વિશે પૂછો.',
      carrier: 'કોની મારફતે મોકલ્યું',
      trackingNumber: 'ટ્રેકિંગ નંબર',
    },
  },
});
