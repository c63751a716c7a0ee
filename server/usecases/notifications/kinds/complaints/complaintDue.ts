import { isConcerned } from '../../../../domain/complaints/complaint.js';
import { complaintNumber } from '../../../../domain/complaints/complaintNumber.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { complaintById } from '../../../../persistence/queries/complaints/complaints.js';
import { notification } from '../../notificationKind.js';

/** An open complaint, and its next deadline as an ISO text. */
interface Due {
  complaintId: string;
  dueAt: string;
}

/** Reminds staff of a complaint that has to be answered or settled within a day. */
export const complaintDue = notification({
  name: 'COMPLAINT_DUE',
  setting: 'ANY_MAIL',
  async find({ database, timeZone }, { complaintId, dueAt }: Due, { id: staffId }) {
    const complaint = await complaintById(database, complaintId);
    // Staff have met this deadline in the meantime.
    if (complaint?.dueAt?.toISOString() !== dueAt) return null;
    // The complaint concerns this member of staff, who therefore may not handle it.
    if (isConcerned(complaint, staffId)) return null;
    const waitsForAnswer = complaint.dueAt < complaint.settleBy;
    return {
      task: waitsForAnswer ? ('answer' as const) : ('settle' as const),
      number: complaintNumber(complaint),
      dueOn: dayOf(complaint.dueAt, timeZone),
      settleOn: dayOf(complaint.settleBy, timeZone),
    };
  },
  write: ({ task, number, dueOn, settleOn }, { text, day }, site) => ({
    subject: text(`${task}Subject`, { number, day: day(dueOn) }),
    paragraphs: [text(task)],
    rows: [
      [text('number'), number],
      [text('dueBy'), day(dueOn)],
      ...(task === 'answer' ? [[text('settleBy'), day(settleOn)] satisfies [string, string]] : []),
    ],
    action: { label: text('view'), url: `${site.url}/complaints/${number}` },
  }),
  texts: {
    EN: {
      answerSubject: 'Complaint {number} must be answered by {day}',
      answer: 'The complainant has not been answered yet. Please answer in time.',
      settleSubject: 'Complaint {number} must be settled by {day}',
      settle: 'The complaint is still open. Please settle it in time.',
      number: 'Number of the complaint',
      dueBy: 'Due by',
      settleBy: 'To be settled by',
      view: 'View the complaint',
    },
    HI: {
      answerSubject: 'शिकायत {number} का जवाब {day} तक देना है',
      answer: 'शिकायतकर्ता को अब तक जवाब नहीं मिला है। कृपया समय पर जवाब दें।',
      settleSubject: 'शिकायत {number} का निपटारा {day} तक करना है',
      settle: 'शिकायत अब भी खुली है। कृपया समय पर निपटारा करें।',
      number: 'शिकायत नंबर',
      dueBy: 'अंतिम तारीख़',
      settleBy: 'निपटारे की तारीख़',
      view: 'शिकायत देखें',
    },
    GU: {
      answerSubject: 'ફરિયાદ {number}નો જવાબ {day} સુધીમાં આપવાનો છે',
      answer: 'ફરિયાદીને હજી જવાબ મળ્યો નથી. કૃપા કરીને સમયસર જવાબ આપો.',
      settleSubject: 'ફરિયાદ {number}નો નિકાલ {day} સુધીમાં કરવાનો છે',
      settle: 'ફરિયાદ હજી ખુલ્લી છે. કૃપા કરીને સમયસર નિકાલ કરો.',
      number: 'ફરિયાદ નંબર',
      dueBy: 'છેલ્લી તારીખ',
      settleBy: 'નિકાલની તારીખ',
      view: 'ફરિયાદ જુઓ',
    },
  },
});
