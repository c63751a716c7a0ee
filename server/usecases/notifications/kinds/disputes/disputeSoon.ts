import type { DisputeReminder } from '../../../../domain/disputes/disputeReturn.js';
import { money as amountOf } from '../../../../domain/money/money.js';
import { endOf } from '../../../../domain/orders/deadlines.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf } from '../../orderLines.js';

/** A dispute that the seller has not answered, and the approaching deadline. */
interface Waiting {
  fulfillmentId: string;
  disputeId: string;
  limit: DisputeReminder['limit'];
}

/** Reminds the seller of a dispute before the answer is due, and again before the dispute ends in the buyer's favour. */
export const disputeSoon = notification({
  name: 'DISPUTE_SOON',
  setting: 'ORDER_UPDATES',
  async find({ database, clock, timeZone, deadlineDays }, { fulfillmentId, disputeId, limit }: Waiting) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const dispute = found?.fulfillment.disputes.find(({ id }) => id === disputeId);
    // The seller has answered in the meantime, or the dispute has ended.
    if (!found || dispute?.status !== 'OPEN') return null;
    const end = endOf(limit, dispute.openedAt, deadlineDays);
    if (clock.now() >= end) return null;
    return {
      orderId: found.order.id,
      task: limit === 'DISPUTE_ANSWER' ? ('answer' as const) : ('end' as const),
      number: dispute.number,
      claimed: amountOf(dispute.claimed, found.fulfillment.currency),
      endsOn: dayOf(end, timeZone),
    };
  },
  write({ orderId, task, number, claimed, endsOn }, speaker, site) {
    const { text, money, day } = speaker;
    const values = { number: String(number), order: orderNumber(orderId), day: day(endsOn) };
    return {
      subject: text(`${task}Subject`, values),
      paragraphs: [text(task, values)],
      rows: [[text('claimed'), money(claimed)]],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      answerSubject: 'Please answer dispute {number} by {day}',
      answer:
        'You have not answered the dispute about order {order} yet. Please answer it on the page of the order, and say what you offer.',
      endSubject: 'Dispute {number} ends in the buyer’s favour on {day}',
      end: 'You have not answered the dispute about order {order}, and nobody has decided it. If that does not change, the buyer gets the claimed amount on {day}. You can still answer on the page of the order.',
      claimed: 'Claimed',
    },
    HI: {
      answerSubject: 'कृपया विवाद {number} का जवाब {day} तक दें',
      answer:
        'आपने ऑर्डर {order} के विवाद का अब तक जवाब नहीं दिया है। कृपया ऑर्डर के पेज पर जवाब दें, और बताएँ कि आप कितना लौटाने को तैयार हैं।',
      endSubject: 'विवाद {number} {day} को ख़रीदार के पक्ष में ख़त्म हो जाएगा',
      end: 'आपने ऑर्डर {order} के विवाद का जवाब नहीं दिया है, और उसका फ़ैसला भी नहीं हुआ है। ऐसा ही रहा, तो {day} को ख़रीदार को माँगी गई राशि मिल जाएगी। आप अब भी ऑर्डर के पेज पर जवाब दे सकते हैं।',
      claimed: 'माँगी गई राशि',
    },
    GU: {
      answerSubject: 'કૃપા કરીને વિવાદ {number}નો જવાબ {day} સુધીમાં આપો',
      answer:
        'તમે ઓર્ડર {order}ના વિવાદનો હજી જવાબ આપ્યો નથી. કૃપા કરીને ઓર્ડરના પેજ પર જવાબ આપો, અને જણાવો કે તમે કેટલું પાછું આપવા તૈયાર છો.',
      endSubject: 'વિવાદ {number} {day}એ ખરીદનારની તરફેણમાં પૂરો થશે',
      end: 'તમે ઓર્ડર {order}ના વિવાદનો જવાબ આપ્યો નથી, અને તેનો નિર્ણય પણ થયો નથી. એમ જ રહેશે, તો {day}એ ખરીદનારને માગેલી રકમ મળશે. તમે હજી પણ ઓર્ડરના પેજ પર જવાબ આપી શકો છો.',
      claimed: 'માગેલી રકમ',
    },
  },
});
