import { quoted } from '../../../../notifications/mailParts.js';
import { payoutAccountOf } from '../../../../persistence/queries/payouts/payoutAccounts.js';
import { notification } from '../../notificationKind.js';

/** Tells a seller that staff have stopped the payouts, and why. The seller can also read the reason under Earnings. */
export const payoutsStopped = notification({
  name: 'PAYOUTS_STOPPED',
  setting: 'ANY_MAIL',
  after: 'PayoutAccountRestricted',
  tells: ({ sellerId, status }) => [{ recipientId: sellerId, about: { status } }],
  async find({ database }, { status }, { id }) {
    const account = await payoutAccountOf(database, id);
    // Sends nothing if staff have changed the restriction in the meantime.
    return account?.restriction === status ? { status, reason: account.restrictionReason ?? '' } : null;
  },
  write: ({ status, reason }, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [text(status), text('kept')],
    rows: [[text('reason'), quoted(reason)]],
    action: { label: text('view'), url: `${site.url}/earnings` },
  }),
  texts: {
    EN: {
      subject: 'Payouts to you have been stopped',
      RESTRICTED: 'Our staff have stopped the payouts to you until the issue below is resolved.',
      REJECTED: 'Our staff have rejected your payout account. Please correct it under Earnings.',
      kept: 'What you earn in the meantime is kept for you. If you think that this is a mistake, please make a complaint or write to us.',
      view: 'View earnings',
    },
    HI: {
      subject: 'आपके भुगतान रोक दिए गए हैं',
      RESTRICTED: 'नीचे लिखी समस्या सुलझने तक हमारे कर्मचारियों ने आपके भुगतान रोक दिए हैं।',
      REJECTED: 'हमारे कर्मचारियों ने आपका भुगतान खाता अस्वीकार कर दिया है। कृपया उसे ‘कमाई’ में ठीक करें।',
      kept: 'इस बीच की आपकी कमाई आपके लिए रखी जाती है। अगर आपको लगता है कि यह ग़लती है, तो कृपया शिकायत करें या हमें लिखें।',
      view: 'कमाई देखें',
    },
    GU: {
      subject: 'તમારી ચુકવણીઓ રોકી દેવાઈ છે',
      RESTRICTED: 'નીચેની સમસ્યા ઉકેલાય ત્યાં સુધી અમારા કર્મચારીઓએ તમારી ચુકવણીઓ રોકી છે.',
      REJECTED: 'અમારા કર્મચારીઓએ તમારું ચુકવણી ખાતું નામંજૂર કર્યું છે. કૃપા કરી તેને ‘કમાણી’માં સુધારો.',
      kept: 'આ દરમિયાનની તમારી કમાણી તમારા માટે રખાય છે. જો તમને લાગે કે આ ભૂલ છે, તો કૃપા કરી ફરિયાદ કરો અથવા અમને લખો.',
      view: 'કમાણી જુઓ',
    },
  },
});
