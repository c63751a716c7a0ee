import { quoted } from '../../../../notifications/mailParts.js';
import { approvalById } from '../../../../persistence/queries/payments/approvals.js';
import { amountText, askedStep, STEP_TEXTS, stepRows } from '../../approvalFacts.js';
import { notification } from '../../notificationKind.js';

/**
 * The outcomes that are mailed to the requester. Withdrawn requests are omitted, because the requester withdrew them. Lapsed
 * requests are omitted, because the requester has lost the role.
 */
const TOLD = ['APPROVED', 'REJECTED', 'EXPIRED'] as const;

/** Tells the member of staff who requested an approval that it was given or refused, or that the request expired. */
export const approvalEnded = notification({
  name: 'APPROVAL_ENDED',
  setting: 'ANY_MAIL',
  after: 'ApprovalEnded',
  tells: ({ approvalId, requestedBy, decision }) =>
    TOLD.filter((told) => told === decision).map((told) => ({
      recipientId: requestedBy,
      about: { approvalId, decision: told },
    })),
  async find({ database }, { approvalId, decision }) {
    const approval = await approvalById(database, approvalId);
    return approval && { ...askedStep(approval), decision, reason: approval.decisionReason };
  },
  write({ decision, reason, ...asked }, speaker, site) {
    const { text } = speaker;
    return {
      subject: text(`${decision}Subject`, { amount: amountText(asked, speaker) }),
      paragraphs: [text(decision)],
      rows: [
        ...stepRows(asked, speaker),
        ...(reason === null ? [] : [[text('reason'), quoted(reason)] satisfies [string, string]]),
      ],
      action: { label: text('view'), url: `${site.url}/money` },
    };
  },
  texts: {
    EN: {
      ...STEP_TEXTS.EN,
      APPROVEDSubject: 'Approved: {amount}',
      APPROVED: 'Another member of staff has approved the step that you requested. It has been carried out.',
      REJECTEDSubject: 'Declined: {amount}',
      REJECTED: 'Another member of staff has declined the step that you requested. No money has moved.',
      EXPIREDSubject: 'Nobody has decided: {amount}',
      EXPIRED:
        'Nobody decided within 14 days on the step that you requested, so the request has expired. No money has moved. If the step is still needed, please request it again.',
    },
    HI: {
      ...STEP_TEXTS.HI,
      APPROVEDSubject: 'मंज़ूर: {amount}',
      APPROVED: 'आपने जिस काम की मंज़ूरी माँगी थी, उसे दूसरे कर्मचारी ने मंज़ूर कर दिया है। काम हो गया है।',
      REJECTEDSubject: 'अस्वीकार: {amount}',
      REJECTED: 'आपने जिस काम की मंज़ूरी माँगी थी, उसे दूसरे कर्मचारी ने अस्वीकार कर दिया है। पैसों का कोई लेन-देन नहीं हुआ है।',
      EXPIREDSubject: 'किसी ने फ़ैसला नहीं किया: {amount}',
      EXPIRED:
        'आपने जिस काम की मंज़ूरी माँगी थी, उस पर 14 दिनों में किसी ने फ़ैसला नहीं किया, इसलिए अनुरोध ख़त्म हो गया है। पैसों का कोई लेन-देन नहीं हुआ है। ज़रूरत अब भी हो, तो कृपया फिर से अनुरोध करें।',
    },
    GU: {
      ...STEP_TEXTS.GU,
      APPROVEDSubject: 'મંજૂર: {amount}',
      APPROVED: 'તમે જે કામની મંજૂરી માગી હતી, તે બીજા કર્મચારીએ મંજૂર કર્યું છે. કામ થઈ ગયું છે.',
      REJECTEDSubject: 'નામંજૂર: {amount}',
      REJECTED: 'તમે જે કામની મંજૂરી માગી હતી, તે બીજા કર્મચારીએ નામંજૂર કર્યું છે. પૈસાની કોઈ લેવડદેવડ થઈ નથી.',
      EXPIREDSubject: 'કોઈએ નિર્ણય કર્યો નથી: {amount}',
      EXPIRED:
        'તમે જે કામની મંજૂરી માગી હતી, તેના પર 14 દિવસમાં કોઈએ નિર્ણય કર્યો નથી, તેથી વિનંતી પૂરી થઈ ગઈ છે. પૈસાની કોઈ લેવડદેવડ થઈ નથી. હજી જરૂર હોય, તો કૃપા કરી ફરીથી વિનંતી કરો.',
    },
  },
});
