import { payoutAccountOf } from '../../../../persistence/queries/payouts/payoutAccounts.js';
import { notification } from '../../notificationKind.js';

/** Tells a seller that a bank refused the rupee that was sent to the payout account. */
export const payoutAccountRefused = notification({
  name: 'PAYOUT_ACCOUNT_REFUSED',
  setting: 'ANY_MAIL',
  after: 'PayoutAccountRefused',
  tells: ({ sellerId }) => [{ recipientId: sellerId, about: {} }],
  async find({ database }, _about, { id }) {
    const account = await payoutAccountOf(database, id);
    // The seller has corrected the account in the meantime.
    return account?.proof === 'REFUSED' ? account : null;
  },
  write: ({ method, upiAddressShown, bankAccountEnd }, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [
      method === 'UPI'
        ? text('upi', { address: upiAddressShown ?? '' })
        : text('bank', { end: bankAccountEnd ?? '' }),
      text('kept'),
    ],
    rows: [],
    action: { label: text('view'), url: `${site.url}/earnings` },
  }),
  texts: {
    EN: {
      subject: 'Your payout account was refused',
      upi: 'We sent a rupee to your UPI ID {address}, to be sure that your earnings reach you. The bank refused it.',
      bank: 'We sent a rupee to your bank account that ends in {end}, to be sure that your earnings reach you. The bank refused it.',
      kept: 'Please correct the account under Earnings. What you have earned is kept for you until then.',
      view: 'View earnings',
    },
    HI: {
      subject: 'आपका भुगतान खाता अस्वीकार हुआ',
      upi: 'आपकी कमाई आप तक पहुँचे, यह पक्का करने के लिए हमने आपकी UPI ID {address} पर एक रुपया भेजा। बैंक ने उसे अस्वीकार कर दिया।',
      bank: 'आपकी कमाई आप तक पहुँचे, यह पक्का करने के लिए हमने {end} पर ख़त्म होने वाले आपके बैंक खाते में एक रुपया भेजा। बैंक ने उसे अस्वीकार कर दिया।',
      kept: 'कृपया ‘कमाई’ में खाता ठीक करें। तब तक आपकी कमाई आपके लिए रखी जाती है।',
      view: 'कमाई देखें',
    },
    GU: {
      subject: 'તમારું ચુકવણી ખાતું નામંજૂર થયું',
      upi: 'તમારી કમાણી તમારા સુધી પહોંચે તેની ખાતરી માટે અમે તમારી UPI ID {address} પર એક રૂપિયો મોકલ્યો. બેંકે તે નામંજૂર કર્યો.',
      bank: 'તમારી કમાણી તમારા સુધી પહોંચે તેની ખાતરી માટે અમે {end} પર પૂરા થતા તમારા બેંક ખાતામાં એક રૂપિયો મોકલ્યો. બેંકે તે નામંજૂર કર્યો.',
      kept: 'કૃપા કરી ‘કમાણી’માં ખાતું સુધારો. ત્યાં સુધી તમારી કમાણી તમારા માટે રખાય છે.',
      view: 'કમાણી જુઓ',
    },
  },
});
