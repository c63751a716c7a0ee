import { waitingStateOf, type WaitingState } from '../../../../domain/orders/deadlines.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { waitingFactsOf } from '../../../orders/factsOf.js';
import { waySecured } from '../../depositInMail.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, linesOf, rentedLinesOf, rowsOf, shipmentRows } from '../../orderLines.js';

/** A fulfillment that waits for a step by the buyer or the seller, and the deadline as an ISO text. */
interface Waiting {
  fulfillmentId: string;
  state: WaitingState;
  endsAt: string;
}

/** Reminds the buyer or the seller to act on a fulfillment before Panna takes the next step automatically. */
export const deadlineSoon = notification({
  name: 'DEADLINE_SOON',
  setting: 'ORDER_UPDATES',
  async find({ database, clock, timeZone }, { fulfillmentId, state, endsAt }: Waiting) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const end = new Date(endsAt);
    if (
      !found ||
      waitingStateOf(waitingFactsOf(found.fulfillment, { clock, timeZone })) !== state ||
      clock.now() >= end
    )
      return null;
    const { order, fulfillment } = found;
    const isSentBack = state === 'SENT_BACK';
    const isRental = isSentBack || state === 'OVERDUE';
    return {
      orderId: order.id,
      state,
      endsOn: dayOf(end, timeZone),
      lines: isRental ? rentedLinesOf(fulfillment) : linesOf(fulfillment),
      shipment: isSentBack ? fulfillment.returnShipment : fulfillment,
      secured: waySecured(fulfillment),
    };
  },
  write({ orderId, state, endsOn, lines, shipment, secured }, speaker, site) {
    const { text } = speaker;
    const day = speaker.day(endsOn);
    const values = { number: orderNumber(orderId), day, product: site.name, secured };
    const isMissable = state === 'SHIPPED' || state === 'SENT_BACK';
    return {
      subject: text(`${state}Subject`, values),
      paragraphs: [text(state, values), ...(isMissable ? [text(`${state}Missing`)] : [])],
      rows: [...rowsOf(lines, speaker), ...shipmentRows(shipment, speaker)],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      PENDINGSubject: 'Order {number} is waiting for your confirmation',
      PENDING:
        'Please confirm the order, or cancel it if you cannot send these books. If you do neither, {product} will cancel it on {day}.',
      CONFIRMEDSubject: 'Order {number} is waiting to be sent',
      CONFIRMED:
        'You have confirmed this order but not marked it as sent. If you do not send it, {product} will cancel it on {day}.',
      SHIPPEDSubject: 'Has order {number} arrived?',
      SHIPPED:
        'If these books have arrived, please mark them as delivered. On {day} the order will count as delivered.',
      SHIPPEDMissing:
        'If they have not arrived, do not wait until then: ask the seller about the parcel, or report the problem on the page of the order.',
      READYSubject: 'Order {number} has not been picked up yet',
      READY:
        'These books have been ready to be picked up for weeks. When the buyer picks them up, the seller enters the code that the buyer shows. If that does not happen, {product} will cancel the order on {day}, and what was paid will be paid back.',
      OVERDUESubject: 'The books rented with order {number} have not come back',
      OVERDUE:
        'These books are long overdue. If they have come back, the seller should confirm the return. If not, they will count as lost on {day}: {secured, select, BLOCKED {the blocked deposit then pays} UNPAID {the deposit has not been paid, so the buyer then has to pay} other {the deposit then pays}} for them and for the late fee.',
      SENT_BACKSubject: 'Has the rental from order {number} come back?',
      SENT_BACK:
        'The buyer has sent these books back. If you have them, please confirm the return. If you do not, they will count as returned on {day}, and {secured, select, BLOCKED {the deposit will be released, less any late fee} UNPAID {the buyer no longer has to pay the deposit, only any late fee} other {the deposit must be paid back, less any late fee}}.',
      SENT_BACKMissing:
        'If they are missing or damaged, do not wait until then: confirm the return and withhold what is due from the deposit.',
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
      SHIPPEDMissing:
        'अगर किताबें नहीं मिलीं, तो तब तक न रुकें: विक्रेता से पार्सल के बारे में पूछें, या ऑर्डर के पेज पर समस्या बताएँ।',
      READYSubject: 'ऑर्डर {number} अब तक नहीं लिया गया',
      READY:
        'ये किताबें कई हफ़्तों से लेने के लिए तैयार हैं। ख़रीदार इन्हें लेने आए, तो विक्रेता वह कोड दर्ज करता है जो ख़रीदार को ऑर्डर में दिखता है। ऐसा न होने पर {product} {day} को ऑर्डर रद्द कर देगा, और जो चुकाया गया है वह लौटाया जाएगा।',
      OVERDUESubject: 'ऑर्डर {number} की किराये की किताबें वापस नहीं आईं',
      OVERDUE:
        'इन किताबों को लौटाने की तारीख़ कब की निकल चुकी है। वापस आ गई हों, तो विक्रेता कृपया वापसी की पुष्टि करे। न आई हों, तो {day} को इन्हें खोया हुआ माना जाएगा: {secured, select, BLOCKED {तब ब्लॉक की गई जमा राशि से इनकी क़ीमत और देरी का शुल्क लिया जाएगा।} UNPAID {जमा राशि चुकाई नहीं गई है, इसलिए तब इनकी क़ीमत और देरी का शुल्क ख़रीदार को चुकाना होगा।} other {तब जमा राशि से इनकी क़ीमत और देरी का शुल्क लिया जाएगा।}}',
      SENT_BACKSubject: 'क्या ऑर्डर {number} की किराये की किताबें वापस मिल गईं?',
      SENT_BACK:
        'ख़रीदार ने ये किताबें वापस भेज दी हैं। मिल गई हों, तो कृपया वापसी की पुष्टि करें। पुष्टि न करने पर {product} {day} को इन्हें लौटाया हुआ मान लेगा, और {secured, select, BLOCKED {देरी का शुल्क लेकर ब्लॉक की गई जमा राशि छोड़ दी जाएगी} UNPAID {ख़रीदार को जमा राशि नहीं चुकानी होगी, केवल देरी का शुल्क हो तो वह} other {देरी का शुल्क घटाकर जमा राशि लौटानी होगी}}।',
      SENT_BACKMissing:
        'अगर किताबें नहीं मिलीं या ख़राब मिलीं, तो तब तक न रुकें: वापसी की पुष्टि करें और जमा राशि में से उचित राशि रोक लें।',
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
      SHIPPEDMissing:
        'જો પુસ્તકો મળ્યાં ન હોય, તો ત્યાં સુધી રાહ ન જુઓ: વેચનારને પાર્સલ વિશે પૂછો, અથવા ઓર્ડરના પેજ પર સમસ્યા જણાવો.',
      READYSubject: 'ઓર્ડર {number} હજી લઈ જવાયો નથી',
      READY:
        'આ પુસ્તકો ઘણાં અઠવાડિયાંથી લઈ જવા માટે તૈયાર છે. ખરીદનાર લેવા આવે, ત્યારે વેચનાર તે કોડ નાખે છે જે ખરીદનારને ઓર્ડરમાં દેખાય છે. એવું નહીં થાય, તો {product} {day}એ ઓર્ડર રદ કરશે, અને જે ચૂકવાયું છે તે પાછું અપાશે.',
      OVERDUESubject: 'ઓર્ડર {number}નાં ભાડાનાં પુસ્તકો પાછાં આવ્યાં નથી',
      OVERDUE:
        'આ પુસ્તકો પાછાં આપવાની તારીખ ક્યારની વીતી ગઈ છે. પાછાં આવ્યાં હોય, તો વેચનાર કૃપા કરી પરતની પુષ્ટિ કરે. ન આવ્યાં હોય, તો {day}એ તે ખોવાયેલાં ગણાશે: {secured, select, BLOCKED {ત્યારે બ્લૉક કરેલી ડિપોઝિટમાંથી તેમની કિંમત અને મોડા પડવાની ફી લેવાશે.} UNPAID {ડિપોઝિટ ચૂકવાઈ નથી, તેથી ત્યારે તેમની કિંમત અને મોડા પડવાની ફી ખરીદનારે ચૂકવવાની રહેશે.} other {ત્યારે ડિપોઝિટમાંથી તેમની કિંમત અને મોડા પડવાની ફી લેવાશે.}}',
      SENT_BACKSubject: 'શું ઓર્ડર {number}નાં ભાડાનાં પુસ્તકો પાછાં મળ્યાં?',
      SENT_BACK:
        'ખરીદનારે આ પુસ્તકો પાછાં મોકલ્યાં છે. મળી ગયાં હોય, તો કૃપા કરી પરતની પુષ્ટિ કરો. પુષ્ટિ નહીં કરો, તો {product} {day}એ તેમને પરત થયેલાં ગણશે, અને {secured, select, BLOCKED {મોડા પડવાની ફી લઈને બ્લૉક કરેલી ડિપોઝિટ છોડી દેવાશે} UNPAID {ખરીદનારે ડિપોઝિટ ચૂકવવાની નહીં રહે, માત્ર મોડા પડવાની ફી હોય તો તે} other {મોડા પડવાની ફી બાદ કરીને ડિપોઝિટ પાછી આપવાની રહેશે}}.',
      SENT_BACKMissing:
        'જો પુસ્તકો મળ્યાં ન હોય કે બગડેલાં હોય, તો ત્યાં સુધી રાહ ન જુઓ: પરતની પુષ્ટિ કરો અને ડિપોઝિટમાંથી યોગ્ય રકમ રોકી રાખો.',
    },
  },
});
