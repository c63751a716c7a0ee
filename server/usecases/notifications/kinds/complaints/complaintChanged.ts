import { complaintNumber } from '../../../../domain/complaints/complaintNumber.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { quoted } from '../../../../notifications/mailParts.js';
import { complaintById } from '../../../../persistence/queries/complaints/complaints.js';
import { notification } from '../../notificationKind.js';

/** The steps that are mailed to the complainant. */
const TOLD = ['open', 'answer', 'settle'] as const;

/** Tells the complainant the number and deadlines of a new complaint, and later each answer and the outcome. */
export const complaintChanged = notification({
  name: 'COMPLAINT_CHANGED',
  setting: 'ANY_MAIL',
  after: 'ComplaintStepTaken',
  tells: ({ complainantId, complaintId, entryId, action }) =>
    TOLD.filter((told) => told === action).map((told) => ({
      recipientId: complainantId,
      about: { complaintId, entryId, action: told },
      thread: complaintId,
    })),
  async find({ database, timeZone }, { complaintId, entryId, action }) {
    const complaint = await complaintById(database, complaintId);
    const entry = complaint?.entries.find(({ id }) => id === entryId);
    if (!complaint || !entry) return null;
    return {
      action,
      number: complaintNumber(complaint),
      answerOn: dayOf(complaint.answerBy, timeZone),
      settleOn: dayOf(complaint.settleBy, timeZone),
      said: action === 'open' ? null : entry.text,
    };
  },
  write({ action, number, answerOn, settleOn, said }, { text, day }, site) {
    const values = { number, settleOn: day(settleOn) };
    const numberRow: [string, string] = [text('number'), number];
    return {
      subject: text(`${action}Subject`, values),
      paragraphs: [text(action, values)],
      rows:
        said === null
          ? [numberRow, [text('answerBy'), day(answerOn)], [text('settleBy'), day(settleOn)]]
          : [numberRow, [text('said'), quoted(said)]],
      action: { label: text('view'), url: `${site.url}/complaints/${number}` },
    };
  },
  texts: {
    EN: {
      openSubject: 'We have received your complaint {number}',
      open: 'Please give this number whenever you ask about the complaint.',
      answerSubject: 'Your complaint {number} has been answered',
      answer: 'You can reply until the complaint is settled. We promise to settle it by {settleOn}.',
      settleSubject: 'Your complaint {number} has been settled',
      settle:
        'Our staff have settled your complaint. If the problem was not put right, you can make a new complaint.',
      number: 'Number of the complaint',
      answerBy: 'To be answered by',
      settleBy: 'To be settled by',
      said: 'Message',
      view: 'View the complaint',
    },
    HI: {
      openSubject: 'हमें आपकी शिकायत {number} मिल गई है',
      open: 'शिकायत के बारे में पूछते समय कृपया यह नंबर बताएँ।',
      answerSubject: 'आपकी शिकायत {number} का जवाब आ गया है',
      answer: 'निपटारा होने तक आप जवाब दे सकते हैं। हम {settleOn} तक निपटारे का वादा करते हैं।',
      settleSubject: 'आपकी शिकायत {number} का निपटारा हो गया है',
      settle:
        'हमारे कर्मचारियों ने आपकी शिकायत का निपटारा कर दिया है। अगर समस्या बनी हुई है, तो आप नई शिकायत कर सकते हैं।',
      number: 'शिकायत नंबर',
      answerBy: 'जवाब की तारीख़',
      settleBy: 'निपटारे की तारीख़',
      said: 'विवरण',
      view: 'शिकायत देखें',
    },
    GU: {
      openSubject: 'અમને તમારી ફરિયાદ {number} મળી છે',
      open: 'ફરિયાદ વિશે પૂછતી વખતે કૃપા કરીને આ નંબર જણાવો.',
      answerSubject: 'તમારી ફરિયાદ {number}નો જવાબ આવ્યો છે',
      answer: 'નિકાલ થાય ત્યાં સુધી તમે જવાબ આપી શકો છો. અમે {settleOn} સુધીમાં નિકાલનું વચન આપીએ છીએ.',
      settleSubject: 'તમારી ફરિયાદ {number}નો નિકાલ થયો છે',
      settle: 'અમારા કર્મચારીઓએ તમારી ફરિયાદનો નિકાલ કર્યો છે. સમસ્યા ઉકેલાઈ ન હોય, તો તમે નવી ફરિયાદ કરી શકો છો.',
      number: 'ફરિયાદ નંબર',
      answerBy: 'જવાબની તારીખ',
      settleBy: 'નિકાલની તારીખ',
      said: 'વિગત',
      view: 'ફરિયાદ જુઓ',
    },
  },
});
