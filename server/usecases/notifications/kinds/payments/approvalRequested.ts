import {
  APPROVAL_DAYS,
  decidedProblem,
  decidingRoles,
  hasLapsed,
} from '../../../../domain/payments/approval.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { accountById } from '../../../../persistence/queries/accounts/accounts.js';
import { approvalById } from '../../../../persistence/queries/payments/approvals.js';
import { openAccountsWithRoles } from '../../../../persistence/queries/staff/staff.js';
import { amountText, askedStep, STEP_TEXTS, stepRows } from '../../approvalFacts.js';
import { notification } from '../../notificationKind.js';

/** Tells the staff who may decide that another member of staff requests an approval. */
export const approvalRequested = notification({
  name: 'APPROVAL_REQUESTED',
  setting: 'ANY_MAIL',
  after: 'ApprovalRequested',
  async tells({ approvalId, step, requestedBy, sides }, tx) {
    const staffIds = await openAccountsWithRoles(tx, decidingRoles(step));
    const others = staffIds.filter((id) => id !== requestedBy && !sides.includes(id));
    return others.map((recipientId) => ({ recipientId, about: { approvalId } }));
  },
  async find({ database, timeZone }, { approvalId }, { id: staffId, emailVerified: mayName }) {
    const approval = await approvalById(database, approvalId);
    if (!approval || decidedProblem(approval) || hasLapsed(approval)) return null;
    // The recipient may have lost the role that lets them decide.
    const staffIds = await openAccountsWithRoles(database, decidingRoles(approval.step));
    if (!staffIds.includes(staffId)) return null;
    const asker = mayName ? await accountById(database, approval.requestedBy) : null;
    const endsAt = new Date(approval.requestedAt.getTime() + APPROVAL_DAYS * 86_400_000);
    return { ...askedStep(approval), askedBy: asker?.name, endsOn: dayOf(endsAt, timeZone) };
  },
  write({ askedBy, endsOn, ...asked }, speaker, site) {
    const { text, day } = speaker;
    return {
      subject: text('subject', { amount: amountText(asked, speaker) }),
      paragraphs: [text('asked', { day: day(endsOn) })],
      rows: [
        ...stepRows(asked, speaker),
        ...(askedBy === undefined ? [] : [[text('askedBy'), askedBy] satisfies [string, string]]),
      ],
      action: { label: text('view'), url: `${site.url}/money` },
    };
  },
  texts: {
    EN: {
      ...STEP_TEXTS.EN,
      subject: 'A second member of staff is needed: {amount}',
      asked:
        'A member of staff has requested this step. A second one must approve it. If nobody decides by {day}, the request will expire.',
      askedBy: 'Requested by',
    },
    HI: {
      ...STEP_TEXTS.HI,
      subject: 'दूसरे कर्मचारी की मंज़ूरी चाहिए: {amount}',
      asked:
        'एक कर्मचारी ने इस काम के लिए दूसरे कर्मचारी की मंज़ूरी माँगी है। उससे पहले यह नहीं होगा। {day} तक किसी ने फ़ैसला नहीं किया, तो अनुरोध ख़त्म हो जाएगा।',
      askedBy: 'अनुरोध करने वाले',
    },
    GU: {
      ...STEP_TEXTS.GU,
      subject: 'બીજા કર્મચારીની મંજૂરી જોઈએ છે: {amount}',
      asked:
        'એક કર્મચારીએ આ કામ માટે બીજા કર્મચારીની મંજૂરી માગી છે. તે પહેલાં તે થશે નહીં. {day} સુધીમાં કોઈ નિર્ણય નહીં કરે, તો વિનંતી પૂરી થઈ જશે.',
      askedBy: 'વિનંતી કરનાર',
    },
  },
});
