import { disputeEnd, waitingSince } from '../../../../domain/disputes/disputeReturn.js';
import { money as amountOf } from '../../../../domain/money/money.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, shipmentRows } from '../../orderLines.js';

/** A dispute whose books the buyer must send back or has sent back. */
interface Waiting {
  fulfillmentId: string;
  disputeId: string;
  status: 'AWAITING_RETURN' | 'RETURN_SENT';
}

/** Reminds the buyer to send the books back, or the seller to confirm them, before the return ends automatically. */
export const disputeReturnSoon = notification({
  name: 'DISPUTE_RETURN_SOON',
  setting: 'ORDER_UPDATES',
  async find({ database, clock, timeZone, deadlineDays }, { fulfillmentId, disputeId, status }: Waiting) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const dispute = found?.fulfillment.disputes.find(({ id }) => id === disputeId);
    if (!found || dispute?.status !== status || !dispute.returnOfBooks) return null;
    const end = disputeEnd(status, waitingSince(dispute), deadlineDays);
    if (clock.now() >= end) return null;
    return {
      orderId: found.order.id,
      status,
      number: dispute.number,
      refund: amountOf(dispute.returnOfBooks.refund, found.fulfillment.currency),
      endsOn: dayOf(end, timeZone),
      parcel: dispute.returnOfBooks,
    };
  },
  write({ orderId, status, number, refund, endsOn, parcel }, speaker, site) {
    const { text } = speaker;
    const values = {
      number: String(number),
      order: orderNumber(orderId),
      day: speaker.day(endsOn),
    };
    return {
      subject: text(`${status}Subject`, values),
      paragraphs: [text(status, values)],
      rows: [[text('refund'), speaker.money(refund)], ...shipmentRows(parcel, speaker)],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      AWAITING_RETURNSubject: 'Send the books of dispute {number} back by {day}',
      AWAITING_RETURN:
        'You have not yet marked the books of order {order} as sent back. If you do not send them by {day}, the dispute will end and you will get nothing back.',
      RETURN_SENTSubject: 'Have the books of dispute {number} come back?',
      RETURN_SENT:
        'If you have the books of order {order}, please confirm their arrival. If they did not arrive or are not as they were sent, report it on the order page before {day}. On that day, the buyer will get the amount below.',
      refund: 'Refund after the return',
      carrier: 'Carrier',
      trackingNumber: 'Tracking number',
    },
    HI: {
      AWAITING_RETURNSubject: 'विवाद {number} की किताबें {day} तक वापस भेजें',
      AWAITING_RETURN:
        'आपने अभी नहीं बताया कि ऑर्डर {order} की किताबें वापस भेजी जा चुकी हैं। {day} तक न भेजें, तो विवाद ख़त्म हो जाता है और आपको इसके लिए कुछ नहीं मिलता।',
      RETURN_SENTSubject: 'क्या विवाद {number} की किताबें वापस पहुँच गई हैं?',
      RETURN_SENT:
        'अगर ऑर्डर {order} की किताबें आपको मिल गई हैं, तो कृपया पुष्टि करें। अगर वे नहीं पहुँचीं या भेजी गई हालत में नहीं हैं, तो {day} से पहले ऑर्डर के पेज पर बताएँ। उस दिन ख़रीदार को नीचे दी गई राशि मिलती है।',
      refund: 'वापसी के बाद रिफ़ंड',
      carrier: 'कूरियर',
      trackingNumber: 'ट्रैकिंग नंबर',
    },
    GU: {
      AWAITING_RETURNSubject: 'વિવાદ {number}નાં પુસ્તકો {day} સુધીમાં પાછાં મોકલો',
      AWAITING_RETURN:
        'તમે હજી જણાવ્યું નથી કે ઓર્ડર {order}નાં પુસ્તકો પાછાં મોકલ્યાં છે. {day} સુધીમાં ન મોકલો, તો વિવાદ પૂરો થાય છે અને તમને તેના માટે કંઈ મળતું નથી.',
      RETURN_SENTSubject: 'શું વિવાદ {number}નાં પુસ્તકો પાછાં આવી ગયાં છે?',
      RETURN_SENT:
        'જો ઓર્ડર {order}નાં પુસ્તકો તમને મળી ગયાં હોય, તો કૃપા કરીને ખાતરી કરો. જો તે પહોંચ્યાં ન હોય કે મોકલ્યાં હતાં તેવાં ન હોય, તો {day} પહેલાં ઓર્ડરના પેજ પર જણાવો. તે દિવસે ખરીદનારને નીચેની રકમ મળે છે.',
      refund: 'પરત પછી રિફંડ',
      carrier: 'કુરિયર',
      trackingNumber: 'ટ્રેકિંગ નંબર',
    },
  },
});
