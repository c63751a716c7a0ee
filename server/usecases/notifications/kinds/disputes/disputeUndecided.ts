import { rolesWith } from '../../../../domain/accounts/abilities.js';
import { DISPUTE_LIFECYCLE } from '../../../../domain/disputes/dispute.js';
import { disputeEnd, waitingSince } from '../../../../domain/disputes/disputeReturn.js';
import { money as amountOf } from '../../../../domain/money/money.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { openAccountsWithRoles } from '../../../../persistence/queries/staff/staff.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf } from '../../orderLines.js';

/** A dispute that staff can decide. */
interface Undecided {
  fulfillmentId: string;
  disputeId: string;
}

/** Reminds staff to decide a dispute before it ends in the buyer's favour. */
export const disputeUndecided = notification({
  name: 'DISPUTE_UNDECIDED',
  setting: 'ANY_MAIL',
  async find({ database, clock, timeZone, deadlineDays }, about: Undecided, { id: staffId }) {
    const found = await fulfillmentOf(database, about.fulfillmentId);
    const dispute = found?.fulfillment.disputes.find(({ id }) => id === about.disputeId);
    const status = DISPUTE_LIFECYCLE.decide.from.find((each) => each === dispute?.status);
    // The dispute has ended in the meantime, or the books are on their way back.
    if (!found || !dispute || !status) return null;
    const end = disputeEnd(status, waitingSince(dispute), deadlineDays);
    if (clock.now() >= end) return null;
    // The recipient may have lost the role that lets them decide.
    const staffIds = await openAccountsWithRoles(database, rolesWith('disputes:decide'));
    if (!staffIds.includes(staffId)) return null;
    return {
      number: dispute.number,
      awarded: amountOf(dispute.returnOfBooks?.refund ?? dispute.claimed, found.fulfillment.currency),
      endsOn: dayOf(end, timeZone),
    };
  },
  write({ number, awarded, endsOn }, { text, money, day }, site) {
    const values = { number: String(number), day: day(endsOn) };
    return {
      subject: text('subject', values),
      paragraphs: [text('undecided', values)],
      rows: [[text('awarded'), money(awarded)]],
      action: { label: text('view'), url: `${site.url}/disputes` },
    };
  },
  texts: {
    EN: {
      subject: 'Dispute {number} must be decided by {day}',
      undecided:
        'Nobody has decided this dispute yet. If that does not change, it ends in the buyer’s favour on {day}. Please decide it in time, unless the sides agree.',
      awarded: 'The buyer then gets',
      view: 'View the disputes',
    },
    HI: {
      subject: 'विवाद {number} का फ़ैसला {day} तक करना है',
      undecided:
        'इस विवाद का अब तक फ़ैसला नहीं हुआ है। ऐसा ही रहा, तो यह {day} को ख़रीदार के पक्ष में ख़त्म हो जाएगा। दोनों पक्ष सहमत न हों, तो कृपया समय पर फ़ैसला करें।',
      awarded: 'तब ख़रीदार को मिलेंगे',
      view: 'विवाद देखें',
    },
    GU: {
      subject: 'વિવાદ {number}નો નિર્ણય {day} સુધીમાં કરવાનો છે',
      undecided:
        'આ વિવાદનો હજી નિર્ણય થયો નથી. એમ જ રહેશે, તો તે {day}એ ખરીદનારની તરફેણમાં પૂરો થશે. બંને પક્ષ સહમત ન થાય, તો કૃપા કરીને સમયસર નિર્ણય કરો.',
      awarded: 'ત્યારે ખરીદનારને મળશે',
      view: 'વિવાદો જુઓ',
    },
  },
});
