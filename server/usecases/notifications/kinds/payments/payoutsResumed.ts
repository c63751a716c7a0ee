import { payoutAccountOf } from '../../../../persistence/queries/payouts/payoutAccounts.js';
import { notification } from '../../notificationKind.js';

/** Tells a seller that payouts stopped by staff have resumed. */
export const payoutsResumed = notification({
  name: 'PAYOUTS_RESUMED',
  setting: 'ANY_MAIL',
  after: 'PayoutAccountReinstated',
  tells: ({ sellerId }) => [{ recipientId: sellerId, about: {} }],
  async find({ database }, _about, { id }) {
    const account = await payoutAccountOf(database, id);
    // Staff have stopped the payouts again in the meantime.
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
      subject: 'Payouts to you have resumed',
      told: 'The payouts that our staff had stopped have resumed. What you earned in the meantime is part of your next payout.',
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
