import { payoutAccountOf } from '../../../../persistence/queries/payouts/payoutAccounts.js';
import { notification } from '../../notificationKind.js';

/** Tells a seller that the payouts go on that staff had stopped. */
export const payoutsResumed = notification({
  name: 'PAYOUTS_RESUMED',
  setting: 'ANY_MAIL',
  after: 'PayoutAccountReinstated',
  tells: ({ sellerId }) => [{ recipientId: sellerId, about: {} }],
  async find({ database }, _about, { id }) {
    const account = await payoutAccountOf(database, id);
    // Staff have stopped them again in the meantime.
    return account && !account.restriction ? {} : null;
  },
  write: (_facts, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [text('told')],
    rows: [],
    action: { label: text('view'), url: `${site.url}/earnings` },
  }),
  texts: {
    EN: {
      subject: 'Payouts to you go on',
      told: 'The payouts that our staff had stopped go on. What you earned meanwhile is part of your next payout.',
      view: 'View earnings',
    },
    HI: {
      subject: 'आपके भुगतान फिर शुरू हो गए हैं',
      told: 'हमारे कर्मचारियों ने जो भुगतान रोके थे, वे फिर शुरू हो गए हैं। इस बीच की कमाई आपके अगले भुगतान में शामिल होगी।',
      view: 'कमाई देखें',
    },
    GU: {
      subject: 'તમારી ચુકવણીઓ ફરી ચાલુ થઈ છે',
      told: 'અમારા કર્મચારીઓએ રોકેલી ચુકવણીઓ ફરી ચાલુ થઈ છે. આ દરમિયાનની કમાણી તમારી આગલી ચુકવણીમાં આવશે.',
      view: 'કમાણી જુઓ',
    },
  },
});
