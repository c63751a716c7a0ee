import type { FulfillmentAction, ReachedStatus } from '../../../domain/orders/orderStatus.js';
import { orderLink, orderNumber, quoted } from '../../../notifications/mailParts.js';
import type { StoredFulfillment } from '../../../persistence/queries/orders/storedOrder.js';
import { lastStepOf, reachedBy } from '../../orders/lastStep.js';
import { movementsOf } from '../../orders/storedMoney.js';
import { threadOf } from '../../outbox/message.js';
import { waySecured } from '../depositInMail.js';
import { notification } from '../notificationKind.js';
import { pickUpPlaceOf, pickUpRows } from '../pickUpRows.js';
import { TO_PAY_TEXTS, toPayOf, toPayRows, toPayTold } from '../toPayInMail.js';
import {
  CANCELLED_TEXTS,
  FOUND_TEXTS,
  moneyBackAfterCancel,
  moneyBackAfterFound,
  moneyBackValues,
  type MailedMoneyBack,
} from '../moneyBackInMail.js';
import { AUTOMATIC_TEXTS, automaticTextOf, isComplete } from '../automaticStep.js';
import { LAST_DAY_TEXTS, lastDaysOf, lastDaysTold } from '../lastDaysInMail.js';
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

/** Returns the name of the text for this status and the step that led to it. */
function toldOf(
  fulfillment: StoredFulfillment,
  status: ReachedStatus,
): ReachedStatus | 'FOUND' | 'READY' | 'HANDED_OVER' {
  const last = lastStepOf(fulfillment);
  if (last?.from === 'LOST') return 'FOUND';
  if (fulfillment.pickUp && status === 'SHIPPED') return 'READY';
  const isHandedOver = status === 'DELIVERED' && last?.actorId === fulfillment.sellerId;
  return isHandedOver ? 'HANDED_OVER' : status;
}

function moneyBackIn(
  fulfillment: StoredFulfillment,
  told: ReturnType<typeof toldOf>,
): MailedMoneyBack | null {
  if (told === 'CANCELLED') return moneyBackAfterCancel(fulfillment);
  return told === 'FOUND' ? moneyBackAfterFound(fulfillment) : null;
}

const TOLD_OTHERWISE: readonly FulfillmentAction[] = ['cancelMissing', 'cancelUnpaid', 'expireUnpaid'];

/**
 * Notifies the buyer of the seller's steps, and the seller of the buyer's steps. Automatic steps are mailed to both.
 */
export const statusChanged = notification({
  name: 'STATUS_CHANGED',
  setting: 'ORDER_UPDATES',
  after: 'FulfillmentStepTaken',
  // The mail about the dispute or the payment reports these cancellations. Sellers were never told of an unpaid order.
  tells: ({ buyerId, sellerId, actorId, fulfillmentId, action, status }) =>
    [buyerId, sellerId]
      .filter((id) => !TOLD_OTHERWISE.includes(action) && id !== actorId)
      .map((recipientId) => ({
        recipientId,
        about: { fulfillmentId, status },
        thread: threadOf({ buyerId, sellerId }),
      })),
  async find(ports, { fulfillmentId, status }, { id: recipientId, emailVerified: mayName }) {
    const found = await fulfillmentOf(ports.database, fulfillmentId);
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
      secured: waySecured(fulfillment),
      moneyBack: moneyBackIn(fulfillment, told),
      toPay: told === 'CONFIRMED' ? toPayOf([fulfillment], mayName) : [],
      automatic: isAutomatic ? automaticTextOf(last) : null,
      lastDays: lastDaysOf(fulfillment, recipientId === order.buyerId, ports),
      reason,
      shipment: shipped ? fulfillment : null,
      pickUp: told === 'READY' ? pickUpPlaceOf(fulfillment, ports) : null,
    };
  },
  write({ orderId, told, secured, automatic, reason, ...facts }, speaker, site) {
    const { text } = speaker;
    const back = moneyBackValues(facts.moneyBack, speaker);
    const why: [string, string][] = reason === null ? [] : [[text('reason'), quoted(reason)]];
    const number = orderNumber(orderId);
    return {
      subject: text(automatic === 'assumedReturned' ? 'assumedReturnedSubject' : `${told}Subject`, {
        number,
      }),
      paragraphs: [
        ...(automatic ? [text(automatic, { secured, product: site.name })] : []),
        ...(automatic && isComplete(automatic) ? [] : [text(told, { secured, ...back })]),
        ...toPayTold(facts.toPay, speaker),
        ...lastDaysTold(facts.lastDays, speaker),
      ],
      rows: [
        ...rowsOf(facts.lines, speaker),
        ...toPayRows(facts.toPay, speaker),
        ...dueRows(facts.rentals, speaker),
        ...refundRows(facts.refund, speaker),
        ...why,
        ...shipmentRows(facts.shipment, speaker),
        ...pickUpRows(facts.pickUp, speaker),
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
      LOST: 'These rented books were declared lost. {secured, select, BLOCKED {The blocked deposit pays for them.} UNPAID {The deposit has not been paid, so the buyer still has to pay for them.} other {The deposit pays for them.}} The order shows the amounts.',
      FOUNDSubject: 'Lost books from order {number} were found',
      FOUND: FOUND_TEXTS.EN,
      CANCELLEDSubject: 'Part of order {number} was cancelled',
      CANCELLED: CANCELLED_TEXTS.EN,
      ...AUTOMATIC_TEXTS.EN,
      ...LAST_DAY_TEXTS.EN,
      ...TO_PAY_TEXTS.EN,
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
      LOST: 'किराये की ये किताबें खोई हुई बताई गई हैं। {secured, select, BLOCKED {इनका भुगतान ब्लॉक की गई जमा राशि से होगा।} UNPAID {जमा राशि चुकाई नहीं गई है, इसलिए ख़रीदार को इनका भुगतान अभी करना है।} other {इनका भुगतान जमा राशि से होगा।}} रक़में ऑर्डर में दिखती हैं।',
      FOUNDSubject: 'ऑर्डर {number} की खोई किताबें मिल गईं',
      FOUND: FOUND_TEXTS.HI,
      CANCELLEDSubject: 'ऑर्डर {number} का एक हिस्सा रद्द हुआ',
      CANCELLED: CANCELLED_TEXTS.HI,
      ...AUTOMATIC_TEXTS.HI,
      ...LAST_DAY_TEXTS.HI,
      ...TO_PAY_TEXTS.HI,
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
      LOST: 'ભાડાનાં આ પુસ્તકો ખોવાયેલાં જાહેર થયાં છે. {secured, select, BLOCKED {તેમની ચુકવણી બ્લૉક કરેલી ડિપોઝિટમાંથી થશે.} UNPAID {ડિપોઝિટ ચૂકવાઈ નથી, તેથી ખરીદનારે તેમની ચુકવણી હજી કરવાની છે.} other {તેમની ચુકવણી ડિપોઝિટમાંથી થશે.}} રકમો ઓર્ડરમાં દેખાય છે.',
      FOUNDSubject: 'ઓર્ડર {number}નાં ખોવાયેલાં પુસ્તકો મળી ગયાં',
      FOUND: FOUND_TEXTS.GU,
      CANCELLEDSubject: 'ઓર્ડર {number}નો એક ભાગ રદ થયો',
      CANCELLED: CANCELLED_TEXTS.GU,
      ...AUTOMATIC_TEXTS.GU,
      ...LAST_DAY_TEXTS.GU,
      ...TO_PAY_TEXTS.GU,
    },
  },
});
