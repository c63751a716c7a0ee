import type { DisputeStatus } from '../../../../domain/disputes/dispute.js';
import { disputeEnd } from '../../../../domain/disputes/disputeReturn.js';
import { money as amountOf } from '../../../../domain/money/money.js';
import type { DeadlineDays } from '../../../../domain/orders/deadlines.js';
import type { Side } from '../../../../domain/orders/orderStatus.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber, quoted } from '../../../../notifications/mailParts.js';
import type { StoredReturn } from '../../../../persistence/queries/orders/storedDispute.js';
import { threadOf } from '../../../outbox/message.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, shipmentRows } from '../../orderLines.js';

/** The statuses of a dispute that concern a return of the books. */
type ReturnStatus = Extract<
  DisputeStatus,
  'AWAITING_RETURN' | 'RETURN_SENT' | 'RETURN_CONTESTED' | 'RETURNED' | 'LAPSED'
>;

/** The sides that are notified of each status. */
const TOLD: Record<ReturnStatus, readonly Side[]> = {
  AWAITING_RETURN: ['BUYER', 'SELLER'],
  RETURN_SENT: ['SELLER'],
  RETURN_CONTESTED: ['BUYER'],
  RETURNED: ['BUYER', 'SELLER'],
  LAPSED: ['BUYER', 'SELLER'],
};
const STATUSES = Object.keys(TOLD) as ReturnStatus[];

/** Notifies the sides of a dispute about its return: the deadline to send or confirm the books, and the outcome. */
export const disputeReturnChanged = notification({
  name: 'DISPUTE_RETURN_CHANGED',
  setting: 'ORDER_UPDATES',
  after: 'DisputeStepTaken',
  tells: ({ buyerId, sellerId, fulfillmentId, disputeId, status }) =>
    STATUSES.filter((each) => each === status).flatMap((reached) =>
      TOLD[reached].map((side) => ({
        recipientId: side === 'BUYER' ? buyerId : sellerId,
        about: { fulfillmentId, disputeId, status: reached, side },
        thread: threadOf({ buyerId, sellerId }),
      })),
    ),
  async find({ database, timeZone, deadlineDays }, { fulfillmentId, disputeId, status, side }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const dispute = found?.fulfillment.disputes.find(({ id }) => id === disputeId);
    // Sends nothing if the status has changed since: the later change has its own mail.
    if (!found || dispute?.status !== status || !dispute.returnOfBooks) return null;
    const { returnOfBooks } = dispute;
    return {
      orderId: found.order.id,
      kind: status === 'AWAITING_RETURN' ? (`${status}_${side}` as const) : status,
      number: dispute.number,
      refund: status === 'LAPSED' ? null : amountOf(returnOfBooks.refund, found.fulfillment.currency),
      endsOn: dayOf(endOfReturn(returnOfBooks, deadlineDays), timeZone),
      parcel: status === 'RETURN_SENT' ? returnOfBooks : null,
      said: wordsOf(status, returnOfBooks),
    };
  },
  write({ orderId, kind, number, refund, endsOn, parcel, said }, speaker, site) {
    const { text } = speaker;
    const values = {
      number: String(number),
      order: orderNumber(orderId),
      day: speaker.day(endsOn),
    };
    const amount: [string, string][] = refund ? [[text('refund'), speaker.money(refund)]] : [];
    const words: [string, string][] = said ? [[text('said'), quoted(said)]] : [];
    return {
      subject: text(`${kind}Subject`, values),
      paragraphs: [text(kind, values)],
      rows: [...amount, ...shipmentRows(parcel, speaker), ...words],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      AWAITING_RETURN_BUYERSubject: 'Please send the books of dispute {number} back',
      AWAITING_RETURN_BUYER:
        'Please send the books of order {order} back by {day}, and enter the carrier and the tracking number on the order page. You will get the amount below once the books have arrived. If you do not send them, the dispute will end without a refund.',
      AWAITING_RETURN_SELLERSubject: 'The books of dispute {number} will be sent back to you',
      AWAITING_RETURN_SELLER:
        'The buyer has until {day} to send back the books of order {order}, and will get the amount below once you confirm their arrival. If they are not sent, the dispute will end without a refund.',
      RETURN_SENTSubject: 'The books of dispute {number} are on their way back',
      RETURN_SENT:
        'Please confirm the arrival of the books on the order page, or report that they did not arrive or are not as they were sent. If you do neither by {day}, the buyer will get the amount below.',
      RETURN_CONTESTEDSubject: 'The seller objects to the return in dispute {number}',
      RETURN_CONTESTED: 'Our staff will decide the dispute. You can add photos on the order page.',
      RETURNEDSubject: 'Dispute {number} has ended: the books are back',
      RETURNED: 'The buyer gets the amount below.',
      LAPSEDSubject: 'Dispute {number} has ended without a refund',
      LAPSED: 'The books were not sent back in time, so the buyer gets nothing back.',
      refund: 'Refund after the return',
      carrier: 'Carrier',
      trackingNumber: 'Tracking number',
      said: 'Message',
    },
    HI: {
      AWAITING_RETURN_BUYERSubject: 'कृपया विवाद {number} की किताबें वापस भेजें',
      AWAITING_RETURN_BUYER:
        'कृपया ऑर्डर {order} की किताबें {day} तक वापस भेजें, और ऑर्डर के पेज पर कूरियर और ट्रैकिंग नंबर लिखें। उनके पहुँचने पर आपको नीचे दी गई राशि मिलेगी। न भेजें, तो विवाद बिना रिफ़ंड के ख़त्म हो जाता है।',
      AWAITING_RETURN_SELLERSubject: 'विवाद {number} की किताबें आपके पास वापस आनी हैं',
      AWAITING_RETURN_SELLER:
        'ख़रीदार को ऑर्डर {order} की किताबें {day} तक वापस भेजनी हैं। आप उनके पहुँचने की पुष्टि करें, तो ख़रीदार को नीचे दी गई राशि मिलती है। किताबें न भेजी जाएँ, तो विवाद बिना रिफ़ंड के ख़त्म हो जाता है।',
      RETURN_SENTSubject: 'विवाद {number} की किताबें वापस आ रही हैं',
      RETURN_SENT:
        'कृपया ऑर्डर के पेज पर उनके पहुँचने की पुष्टि करें, या बताएँ कि वे नहीं पहुँचीं या भेजी गई हालत में नहीं हैं। {day} तक आप कुछ न बताएँ, तो ख़रीदार को नीचे दी गई राशि मिलती है।',
      RETURN_CONTESTEDSubject: 'विवाद {number} में विक्रेता ने वापसी पर आपत्ति की है',
      RETURN_CONTESTED: 'अब विवाद का फ़ैसला हमारे कर्मचारी करेंगे। आप ऑर्डर के पेज पर तस्वीरें जोड़ सकते हैं।',
      RETURNEDSubject: 'विवाद {number} ख़त्म हुआ: किताबें वापस पहुँच गई हैं',
      RETURNED: 'ख़रीदार को नीचे दी गई राशि मिलती है।',
      LAPSEDSubject: 'विवाद {number} बिना रिफ़ंड के ख़त्म हुआ',
      LAPSED: 'किताबें समय पर वापस नहीं भेजी गईं, इसलिए ख़रीदार को इसके लिए कुछ नहीं मिलता।',
      refund: 'वापसी के बाद रिफ़ंड',
      carrier: 'कूरियर',
      trackingNumber: 'ट्रैकिंग नंबर',
      said: 'विवरण',
    },
    GU: {
      AWAITING_RETURN_BUYERSubject: 'કૃપા કરીને વિવાદ {number}નાં પુસ્તકો પાછાં મોકલો',
      AWAITING_RETURN_BUYER:
        'કૃપા કરીને ઓર્ડર {order}નાં પુસ્તકો {day} સુધીમાં પાછાં મોકલો, અને ઓર્ડરના પેજ પર કુરિયર અને ટ્રેકિંગ નંબર લખો. તે પહોંચ્યા પછી તમને નીચેની રકમ મળશે. ન મોકલો, તો વિવાદ રિફંડ વિના પૂરો થાય છે.',
      AWAITING_RETURN_SELLERSubject: 'વિવાદ {number}નાં પુસ્તકો તમારી પાસે પાછાં આવવાનાં છે',
      AWAITING_RETURN_SELLER:
        'ખરીદનારે ઓર્ડર {order}નાં પુસ્તકો {day} સુધીમાં પાછાં મોકલવાનાં છે. તમે તે પહોંચ્યાની ખાતરી કરો, એટલે ખરીદનારને નીચેની રકમ મળે છે. પુસ્તકો ન મોકલાય, તો વિવાદ રિફંડ વિના પૂરો થાય છે.',
      RETURN_SENTSubject: 'વિવાદ {number}નાં પુસ્તકો પાછાં આવી રહ્યાં છે',
      RETURN_SENT:
        'કૃપા કરીને ઓર્ડરના પેજ પર તે પહોંચ્યાની ખાતરી કરો, અથવા જણાવો કે તે પહોંચ્યાં નથી કે મોકલ્યાં હતાં તેવાં નથી. {day} સુધીમાં તમે કંઈ ન જણાવો, તો ખરીદનારને નીચેની રકમ મળે છે.',
      RETURN_CONTESTEDSubject: 'વિવાદ {number}માં વેચનારે પરત અંગે વાંધો લીધો છે',
      RETURN_CONTESTED: 'હવે વિવાદનો નિર્ણય અમારા કર્મચારીઓ કરશે. તમે ઓર્ડરના પેજ પર ફોટા ઉમેરી શકો છો.',
      RETURNEDSubject: 'વિવાદ {number} પૂરો થયો: પુસ્તકો પાછાં આવી ગયાં છે',
      RETURNED: 'ખરીદનારને નીચેની રકમ મળે છે.',
      LAPSEDSubject: 'વિવાદ {number} રિફંડ વિના પૂરો થયો',
      LAPSED: 'પુસ્તકો સમયસર પાછાં મોકલાયાં નહીં, તેથી ખરીદનારને તેના માટે કંઈ મળતું નથી.',
      refund: 'પરત પછી રિફંડ',
      carrier: 'કુરિયર',
      trackingNumber: 'ટ્રેકિંગ નંબર',
      said: 'વિગત',
    },
  },
});

/** Returns the deadline that follows from the last step of the return. */
function endOfReturn({ askedAt, sentAt }: StoredReturn, days: DeadlineDays): Date {
  return sentAt ? disputeEnd('RETURN_SENT', sentAt, days) : disputeEnd('AWAITING_RETURN', askedAt, days);
}

/** Returns the text of the staff who ordered the return, or of the seller who contests it; null for any other step. */
function wordsOf(status: ReturnStatus, { reason, statement }: StoredReturn): string | null {
  if (status === 'AWAITING_RETURN') return reason;
  return status === 'RETURN_CONTESTED' ? statement : null;
}
