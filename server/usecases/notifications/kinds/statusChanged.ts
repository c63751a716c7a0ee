import type { FulfillmentAction } from '../../../domain/orders/orderStatus.js';
import { orderLink, orderNumber, quoted } from '../../../notifications/mailParts.js';
import { lastStepOf, reachedBy } from '../../orders/lastStep.js';
import { movementsOf } from '../../orders/storedMoney.js';
import { threadOf } from '../../outbox/message.js';
import { notification } from '../notificationKind.js';
import { automaticTextOf, toldOf } from '../toldSteps.js';
import { pickUpPlaceOf, pickUpRows } from '../pickUpRows.js';
import { FOUND_TEXTS, foundValues, moneyBackAfterFound } from '../foundMoney.js';
import {
  dueRows,
  fulfillmentOf,
  linesOf,
  refundOf,
  refundRows,
  rentalsDueOf,
  rowsOf,
  shipmentRows,
} from '../orderLines.js';

const TOLD_OTHERWISE: readonly FulfillmentAction[] = ['cancelMissing', 'cancelUnpaid', 'expireUnpaid'];

/**
 * Notifies the buyer of the seller's steps, and the seller of the buyer's steps. Automatic steps are mailed to both.
 */
export const statusChanged = notification({
  name: 'STATUS_CHANGED',
  setting: 'ORDER_UPDATES',
  after: 'FulfillmentStepTaken',
  // The mail about the end of the dispute, or of the payment, says that the order is cancelled. Sellers have not heard of
  // an order that was never paid.
  tells: ({ buyerId, sellerId, actorId, fulfillmentId, action, status }) =>
    [buyerId, sellerId]
      .filter((id) => !TOLD_OTHERWISE.includes(action) && id !== actorId)
      .map((recipientId) => ({
        recipientId,
        about: { fulfillmentId, status },
        thread: threadOf({ buyerId, sellerId }),
      })),
  async find({ database, timeZone }, { fulfillmentId, status }, { id: recipientId }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    // Sends nothing if the status has changed since: the later step has its own mail.
    if (!found || found.fulfillment.status !== status) return null;
    const { order, fulfillment } = found;
    const shipped = status === 'SHIPPED';
    // Sellers see only their own fulfillment, so mails to sellers omit the order's net amount.
    const whole = recipientId === order.buyerId ? order.fulfillments.flatMap(movementsOf) : null;
    const last = lastStepOf(fulfillment);
    const isAutomatic = reachedBy(fulfillment) === null;
    const told = toldOf(fulfillment, status);
    const reason = isAutomatic ? null : (last?.reason ?? null);
    return {
      orderId: order.id,
      told,
      lines: linesOf(fulfillment),
      rentals: status === 'DELIVERED' ? rentalsDueOf(fulfillment) : [],
      refund:
        status === 'CANCELLED' || told === 'FOUND'
          ? refundOf(movementsOf(fulfillment), whole, fulfillment)
          : null,
      secured: fulfillment.isDepositBlocked ? 'BLOCKED' : 'CHARGED',
      found: told === 'FOUND' ? moneyBackAfterFound(fulfillment) : null,
      automatic: isAutomatic ? automaticTextOf(last) : null,
      reason,
      shipment: shipped ? fulfillment : null,
      pickUp: told === 'READY' ? pickUpPlaceOf(fulfillment, timeZone) : null,
    };
  },
  write(
    { orderId, told, lines, rentals, refund, secured, found, automatic, reason, shipment, pickUp },
    speaker,
    site,
  ) {
    const { text } = speaker;
    const back = foundValues(found, speaker);
    const isTold = automatic === 'assumed' || automatic === 'assumedReturned' || automatic === 'chargedBack';
    const why: [string, string][] = reason === null ? [] : [[text('reason'), quoted(reason)]];
    const number = orderNumber(orderId);
    return {
      subject: text(automatic === 'assumedReturned' ? 'assumedReturnedSubject' : `${told}Subject`, {
        number,
      }),
      paragraphs: isTold
        ? [text(automatic, { secured, product: site.name })]
        : [...(automatic ? [text(automatic, { product: site.name })] : []), text(told, { secured, ...back })],
      rows: [
        ...rowsOf(lines, speaker),
        ...dueRows(rentals, speaker),
        ...refundRows(refund, speaker),
        ...why,
        ...shipmentRows(shipment, speaker),
        ...pickUpRows(pickUp, speaker),
      ],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      CONFIRMEDSubject: 'Order {number} is confirmed',
      CONFIRMED: 'The seller has confirmed these books and is getting them ready.',
      SHIPPEDSubject: 'Order {number} is on its way',
      SHIPPED: 'The seller has sent these books. Please mark them as delivered when they arrive.',
      READYSubject: 'Order {number} is ready for pick-up',
      READY:
        'These books are waiting for you at the seller’s. The order shows the place, and the code that you show when you pick them up.',
      HANDED_OVERSubject: 'Order {number} was picked up',
      HANDED_OVER: 'The seller has handed these books over to you.',
      DELIVEREDSubject: 'Order {number} has arrived',
      DELIVERED: 'The buyer has received these books.',
      RETURNEDSubject: 'Your rental from order {number} was returned',
      RETURNED: 'The seller has received these books back. Thank you for reading with us.',
      LOSTSubject: 'Books from order {number} are lost',
      LOST: 'These rented books were declared lost. The deposit pays for them. The order shows the amounts.',
      FOUNDSubject: 'Lost books from order {number} were found',
      FOUND: FOUND_TEXTS.EN,
      CANCELLEDSubject: 'Part of order {number} is cancelled',
      CANCELLED:
        'These books were cancelled. If anything was paid for them, it is to be paid back{secured, select, BLOCKED {, and the blocked deposit is released} other {, deposits included}}.',
      expired: 'The seller did not confirm this order in time, so {product} has cancelled it.',
      unsent: 'The seller did not send this order in time, so {product} has cancelled it.',
      chargedBack: 'The buyer’s bank has taken the payment back, so {product} has cancelled this order.',
      assumed:
        'These books were sent a while ago, and nobody has said that they are missing, so the order now counts as delivered.',
      assumedReturnedSubject: 'The rental from order {number} counts as returned',
      assumedReturned:
        'The buyer sent the rented books back a while ago, and the seller has not confirmed the return, so they now count as returned. {secured, select, BLOCKED {The blocked deposit is released, less any late fee.} other {The deposit is to be paid back, less any late fee.}}',
    },
    HI: {
      CONFIRMEDSubject: 'ऑर्डर {number} पक्का हो गया',
      CONFIRMED: 'विक्रेता ने ये किताबें पक्की कर दी हैं और भेजने की तैयारी कर रहे हैं।',
      SHIPPEDSubject: 'ऑर्डर {number} रास्ते में है',
      SHIPPED: 'विक्रेता ने ये किताबें भेज दी हैं। मिल जाने पर कृपया “मिल गया” दबाएँ।',
      READYSubject: 'ऑर्डर {number} लेने के लिए तैयार है',
      READY: 'ये किताबें विक्रेता के पास आपका इंतज़ार कर रही हैं। ऑर्डर में जगह और वह कोड दिखता है, जो आप लेते समय दिखाएँगे।',
      HANDED_OVERSubject: 'ऑर्डर {number} ले लिया गया',
      HANDED_OVER: 'विक्रेता ने ये किताबें आपको सौंप दी हैं।',
      DELIVEREDSubject: 'ऑर्डर {number} पहुँच गया',
      DELIVERED: 'ख़रीदार को ये किताबें मिल गई हैं।',
      RETURNEDSubject: 'ऑर्डर {number} की किराये की किताबें वापस मिल गईं',
      RETURNED: 'विक्रेता को ये किताबें वापस मिल गई हैं। हमारे साथ पढ़ने के लिए धन्यवाद।',
      LOSTSubject: 'ऑर्डर {number} की किताबें खो गई हैं',
      LOST: 'किराये की ये किताबें खोई हुई बताई गई हैं। इनका भुगतान जमा राशि से होगा। रक़में ऑर्डर में दिखती हैं।',
      FOUNDSubject: 'ऑर्डर {number} की खोई किताबें मिल गईं',
      FOUND: FOUND_TEXTS.HI,
      CANCELLEDSubject: 'ऑर्डर {number} का एक हिस्सा रद्द हुआ',
      CANCELLED:
        'ये किताबें रद्द कर दी गईं। {secured, select, BLOCKED {इनके लिए कुछ चुकाया जा चुका हो, तो लौटाना है, और ब्लॉक की गई जमा राशि छोड़ दी जाती है।} other {इनके लिए कुछ चुकाया जा चुका हो, तो जमा राशि समेत लौटाना है।}}',
      expired: 'विक्रेता ने समय पर ऑर्डर पक्का नहीं किया, इसलिए {product} ने इसे रद्द कर दिया है।',
      unsent: 'विक्रेता ने समय पर ऑर्डर नहीं भेजा, इसलिए {product} ने इसे रद्द कर दिया है।',
      chargedBack: 'ख़रीदार के बैंक ने भुगतान वापस ले लिया है, इसलिए {product} ने यह ऑर्डर रद्द कर दिया है।',
      assumed:
        'ये किताबें कुछ समय पहले भेजी गई थीं और किसी ने नहीं बताया कि वे नहीं मिलीं, इसलिए ऑर्डर अब पहुँचा हुआ माना गया है।',
      assumedReturnedSubject: 'ऑर्डर {number} की किराये की किताबें लौटाई हुई मानी गईं',
      assumedReturned:
        'ख़रीदार ने किराये की किताबें कुछ समय पहले वापस भेजी थीं और विक्रेता ने वापसी की पुष्टि नहीं की, इसलिए वे अब लौटाई हुई मानी गई हैं। {secured, select, BLOCKED {देरी का शुल्क लेकर ब्लॉक की गई जमा राशि छोड़ दी जाती है।} other {देरी का शुल्क घटाकर जमा राशि लौटानी है।}}',
    },
    GU: {
      CONFIRMEDSubject: 'ઓર્ડર {number} પાકો થયો',
      CONFIRMED: 'વેચનારે આ પુસ્તકો પાકાં કર્યાં છે અને મોકલવાની તૈયારી કરી રહ્યા છે.',
      SHIPPEDSubject: 'ઓર્ડર {number} રસ્તામાં છે',
      SHIPPED: 'વેચનારે આ પુસ્તકો મોકલી દીધાં છે. મળી જાય એટલે “મળી ગયું” દબાવજો.',
      READYSubject: 'ઓર્ડર {number} લઈ જવા માટે તૈયાર છે',
      READY: 'આ પુસ્તકો વેચનાર પાસે તમારી રાહ જુએ છે. ઓર્ડરમાં જગ્યા અને તે કોડ દેખાય છે, જે તમે લેતી વખતે બતાવશો.',
      HANDED_OVERSubject: 'ઓર્ડર {number} લઈ જવાયો',
      HANDED_OVER: 'વેચનારે આ પુસ્તકો તમને સોંપી દીધાં છે.',
      DELIVEREDSubject: 'ઓર્ડર {number} પહોંચી ગયો',
      DELIVERED: 'ખરીદનારને આ પુસ્તકો મળી ગયાં છે.',
      RETURNEDSubject: 'ઓર્ડર {number}નાં ભાડાનાં પુસ્તકો પાછાં મળ્યાં',
      RETURNED: 'વેચનારને આ પુસ્તકો પાછાં મળી ગયાં છે. અમારી સાથે વાંચવા બદલ આભાર.',
      LOSTSubject: 'ઓર્ડર {number}નાં પુસ્તકો ખોવાઈ ગયાં છે',
      LOST: 'ભાડાનાં આ પુસ્તકો ખોવાયેલાં જાહેર થયાં છે. તેમની ચુકવણી ડિપોઝિટમાંથી થશે. રકમો ઓર્ડરમાં દેખાય છે.',
      FOUNDSubject: 'ઓર્ડર {number}નાં ખોવાયેલાં પુસ્તકો મળી ગયાં',
      FOUND: FOUND_TEXTS.GU,
      CANCELLEDSubject: 'ઓર્ડર {number}નો એક ભાગ રદ થયો',
      CANCELLED:
        'આ પુસ્તકો રદ થયાં છે. {secured, select, BLOCKED {તેમના માટે કંઈ ચૂકવાયું હોય, તો પાછું આપવાનું છે, અને બ્લૉક કરેલી ડિપોઝિટ છોડી દેવાય છે.} other {તેમના માટે કંઈ ચૂકવાયું હોય, તો ડિપોઝિટ સહિત પાછું આપવાનું છે.}}',
      expired: 'વેચનારે સમયસર ઓર્ડર પાકો કર્યો નહીં, તેથી {product}એ તેને રદ કર્યો છે.',
      unsent: 'વેચનારે સમયસર ઓર્ડર મોકલ્યો નહીં, તેથી {product}એ તેને રદ કર્યો છે.',
      chargedBack: 'ખરીદનારની બેંકે ચુકવણી પાછી લીધી છે, તેથી {product}એ આ ઓર્ડર રદ કર્યો છે.',
      assumed: 'આ પુસ્તકો થોડા સમય પહેલાં મોકલાયાં હતાં અને કોઈએ કહ્યું નથી કે તે મળ્યાં નથી, તેથી ઓર્ડર હવે પહોંચેલો ગણાય છે.',
      assumedReturnedSubject: 'ઓર્ડર {number}નાં ભાડાનાં પુસ્તકો પરત થયેલાં ગણાય છે',
      assumedReturned:
        'ખરીદનારે ભાડાનાં પુસ્તકો થોડા સમય પહેલાં પાછાં મોકલ્યાં હતાં અને વેચનારે પરતની પુષ્ટિ કરી નથી, તેથી તે હવે પરત થયેલાં ગણાય છે. {secured, select, BLOCKED {મોડા પડવાની ફી લઈને બ્લૉક કરેલી ડિપોઝિટ છોડી દેવાય છે.} other {મોડા પડવાની ફી બાદ કરીને ડિપોઝિટ પાછી આપવાની છે.}}',
    },
  },
});
