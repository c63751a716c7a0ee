import type { DisputeStatus } from '../../../../domain/disputes/dispute.js';
import { money as amountOf } from '../../../../domain/money/money.js';
import { endOf } from '../../../../domain/orders/deadlines.js';
import type { Side } from '../../../../domain/orders/orderStatus.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber, quoted } from '../../../../notifications/mailParts.js';
import type { StoredDispute } from '../../../../persistence/queries/orders/storedDispute.js';
import { threadOf } from '../../../outbox/message.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf } from '../../orderLines.js';

/** The statuses of a dispute that do not concern a return. disputeReturnChanged covers the others. */
type PlainStatus = Exclude<
  DisputeStatus,
  'AWAITING_RETURN' | 'RETURN_SENT' | 'RETURN_CONTESTED' | 'RETURNED' | 'LAPSED'
>;

/** The sides that are notified of each status. A side is not notified of its own step, except when it opened the dispute. */
const TOLD: Record<PlainStatus, readonly Side[]> = {
  OPEN: ['BUYER', 'SELLER'],
  ANSWERED: ['BUYER'],
  SETTLED: ['BUYER', 'SELLER'],
  WITHDRAWN: ['SELLER'],
  DECIDED: ['BUYER', 'SELLER'],
  EXPIRED: ['BUYER', 'SELLER'],
};

const STATUSES = Object.keys(TOLD) as PlainStatus[];

/** Tells both sides that a dispute was opened. Tells each side about later steps unless that side took the step. */
export const disputeChanged = notification({
  name: 'DISPUTE_CHANGED',
  setting: 'ORDER_UPDATES',
  after: 'DisputeStepTaken',
  tells: ({ buyerId, sellerId, actorId, fulfillmentId, disputeId, status: reached }) =>
    STATUSES.filter((status) => status === reached).flatMap((status) =>
      TOLD[status]
        .map((side) => ({ side, recipientId: side === 'BUYER' ? buyerId : sellerId }))
        .filter(({ recipientId }) => status === 'OPEN' || recipientId !== actorId)
        .map(({ side, recipientId }) => ({
          recipientId,
          about: { fulfillmentId, disputeId, status, side },
          thread: threadOf({ buyerId, sellerId }),
        })),
    ),
  async find({ database, timeZone, deadlineDays }, { fulfillmentId, disputeId, status, side }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const dispute = found?.fulfillment.disputes.find(({ id }) => id === disputeId);
    // Sends nothing if the status has changed since: the later change has its own mail.
    if (!found || dispute?.status !== status) return null;
    const amount = (minor: number | null) =>
      minor === null ? null : amountOf(minor, found.fulfillment.currency);
    return {
      orderId: found.order.id,
      kind: status === 'OPEN' ? (`OPEN_${side}` as const) : status,
      number: dispute.number,
      amounts: {
        claimed: amount(dispute.claimed),
        offered: status === 'ANSWERED' ? amount(dispute.offered) : null,
        awarded: amount(dispute.awarded),
      },
      answerOn: dayOf(endOf('DISPUTE_ANSWER', dispute.openedAt, deadlineDays), timeZone),
      said: wordsOf(dispute),
    };
  },
  write({ orderId, kind, number, amounts, answerOn, said }, { text, money, day }, site) {
    const values = { number: String(number), order: orderNumber(orderId), day: day(answerOn) };
    const rows = (['claimed', 'offered', 'awarded'] as const).flatMap((id): [string, string][] => {
      const amount = amounts[id];
      return amount ? [[text(id), money(amount)]] : [];
    });
    return {
      subject: text(`${kind}Subject`, values),
      paragraphs: [text(kind, values)],
      rows: said === null ? rows : [...rows, [text('said'), quoted(said)]],
      action: orderLink(orderId, { text }, site),
    };
  },
  texts: {
    EN: {
      OPEN_BUYERSubject: 'Your dispute {number} about order {order}',
      OPEN_BUYER: 'Your dispute has the number {number}. The seller has been asked to answer by {day}.',
      OPEN_SELLERSubject: 'The buyer of order {order} has opened dispute {number}',
      OPEN_SELLER:
        'Please answer by {day}, and say what you offer. If you and the buyer do not agree, our staff will decide.',
      ANSWEREDSubject: 'The seller has answered your dispute {number}',
      ANSWERED: 'You can accept the offer. If you do not, our staff will decide.',
      SETTLEDSubject: 'Dispute {number} has been settled',
      SETTLED: 'You and the other side have agreed.',
      WITHDRAWNSubject: 'The buyer has withdrawn dispute {number}',
      WITHDRAWN: 'The dispute has ended, and the buyer gets nothing back.',
      DECIDEDSubject: 'Dispute {number} has been decided',
      DECIDED: 'Our staff have decided the dispute.',
      EXPIREDSubject: 'Dispute {number} has ended in the buyer’s favour',
      EXPIRED: 'Nobody decided the dispute in time, so the buyer gets what was claimed.',
      claimed: 'Claimed',
      offered: 'Offered by the seller',
      awarded: 'The buyer gets',
      said: 'Message',
    },
    HI: {
      OPEN_BUYERSubject: 'ऑर्डर {order} पर आपका विवाद {number}',
      OPEN_BUYER: 'आपके विवाद का नंबर {number} है। विक्रेता से {day} तक जवाब माँगा गया है।',
      OPEN_SELLERSubject: 'ऑर्डर {order} के ख़रीदार ने विवाद {number} खोला है',
      OPEN_SELLER:
        'कृपया {day} तक जवाब दें, और बताएँ कि आप कितना लौटाने को तैयार हैं। अगर आप दोनों सहमत न हों, तो फ़ैसला हमारे कर्मचारी करेंगे।',
      ANSWEREDSubject: 'विक्रेता ने आपके विवाद {number} का जवाब दिया है',
      ANSWERED: 'आप पेशकश स्वीकार कर सकते हैं। न करें, तो फ़ैसला हमारे कर्मचारी करेंगे।',
      SETTLEDSubject: 'विवाद {number} में समझौता हो गया',
      SETTLED: 'आपके और दूसरे पक्ष के बीच सहमति हो गई है।',
      WITHDRAWNSubject: 'ख़रीदार ने विवाद {number} वापस ले लिया',
      WITHDRAWN: 'विवाद ख़त्म हो गया है, और ख़रीदार को इसके लिए कुछ नहीं मिलता।',
      DECIDEDSubject: 'विवाद {number} का फ़ैसला हो गया',
      DECIDED: 'हमारे कर्मचारियों ने विवाद का फ़ैसला कर दिया है।',
      EXPIREDSubject: 'विवाद {number} ख़रीदार के पक्ष में ख़त्म हुआ',
      EXPIRED: 'समय पर कोई फ़ैसला नहीं हुआ, इसलिए ख़रीदार को माँगी गई राशि मिलती है।',
      claimed: 'माँगी गई राशि',
      offered: 'विक्रेता की पेशकश',
      awarded: 'ख़रीदार को मिलेंगे',
      said: 'विवरण',
    },
    GU: {
      OPEN_BUYERSubject: 'ઓર્ડર {order} અંગે તમારો વિવાદ {number}',
      OPEN_BUYER: 'તમારા વિવાદનો નંબર {number} છે. વેચનાર પાસે {day} સુધીમાં જવાબ માગ્યો છે.',
      OPEN_SELLERSubject: 'ઓર્ડર {order}ના ખરીદનારે વિવાદ {number} શરૂ કર્યો છે',
      OPEN_SELLER:
        'કૃપા કરીને {day} સુધીમાં જવાબ આપો, અને જણાવો કે તમે કેટલું પાછું આપવા તૈયાર છો. જો તમે બંને સહમત ન થાઓ, તો નિર્ણય અમારા કર્મચારીઓ કરશે.',
      ANSWEREDSubject: 'વેચનારે તમારા વિવાદ {number}નો જવાબ આપ્યો છે',
      ANSWERED: 'તમે પ્રસ્તાવ સ્વીકારી શકો છો. ન સ્વીકારો, તો નિર્ણય અમારા કર્મચારીઓ કરશે.',
      SETTLEDSubject: 'વિવાદ {number}માં સમાધાન થયું',
      SETTLED: 'તમારા અને સામા પક્ષ વચ્ચે સહમતિ થઈ છે.',
      WITHDRAWNSubject: 'ખરીદનારે વિવાદ {number} પાછો ખેંચ્યો',
      WITHDRAWN: 'વિવાદ પૂરો થયો છે, અને ખરીદનારને તેના માટે કંઈ મળતું નથી.',
      DECIDEDSubject: 'વિવાદ {number}નો નિર્ણય થયો',
      DECIDED: 'અમારા કર્મચારીઓએ વિવાદનો નિર્ણય કર્યો છે.',
      EXPIREDSubject: 'વિવાદ {number} ખરીદનારની તરફેણમાં પૂરો થયો',
      EXPIRED: 'સમયસર કોઈ નિર્ણય થયો નથી, તેથી ખરીદનારને માગેલી રકમ મળે છે.',
      claimed: 'માગેલી રકમ',
      offered: 'વેચનારનો પ્રસ્તાવ',
      awarded: 'ખરીદનારને મળશે',
      said: 'વિગત',
    },
  },
});

/** Returns the text that the buyer, the seller or staff wrote with the last step; null for a step without a text. */
function wordsOf({ status, statement, answer, decision }: StoredDispute): string | null {
  if (status === 'OPEN') return statement;
  if (status === 'ANSWERED') return answer;
  return decision;
}
