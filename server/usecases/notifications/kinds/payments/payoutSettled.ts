import { money as amountOf } from '../../../../domain/money/money.js';
import { payoutById } from '../../../../persistence/queries/payouts/payouts.js';
import { notification } from '../../notificationKind.js';

/** Tells a seller that a payout was paid, or why it failed. */
export const payoutSettled = notification({
  name: 'PAYOUT_SETTLED',
  setting: 'ORDER_UPDATES',
  after: 'PayoutSettled',
  tells: ({ sellerId, payoutId, status }) => [
    { recipientId: sellerId, about: { payoutId, status }, thread: sellerId },
  ],
  async find({ database }, { payoutId, status }) {
    const payout = await payoutById(database, payoutId);
    // Sends nothing if the status has changed since: the later change has its own mail.
    if (payout?.status !== status) return null;
    const { amount, currency, upiAddressShown, bankAccountEnd, reference, failure } = payout;
    const place = { upiAddress: upiAddressShown ?? '', bankAccountEnd };
    return { status, amount: amountOf(amount, currency), ...place, reference, failure };
  },
  write({ status, amount, upiAddress, bankAccountEnd, reference, failure }, speaker, site) {
    const isToBank = bankAccountEnd !== null;
    const values = { amount: speaker.money(amount), upiAddress, end: bankAccountEnd ?? '' };
    const isPaid = status === 'PAID';
    return {
      subject: speaker.text(isPaid ? 'paid' : 'failed', values),
      paragraphs: isPaid
        ? [speaker.text(isToBank ? 'sentToBank' : 'sent', values)]
        : [
            speaker.text(isToBank ? 'notSentToBank' : 'notSent', values),
            speaker.text('reason', { reason: failure ?? '' }),
            speaker.text('fix'),
          ],
      rows: isPaid ? [[speaker.text('reference'), reference ?? '']] : [],
      action: { label: speaker.text('view'), url: `${site.url}/earnings` },
    };
  },
  texts: {
    EN: {
      paid: '{amount} paid out to you',
      sent: '{amount} has been sent to your UPI ID {upiAddress}.',
      sentToBank: '{amount} has been sent to your bank account that ends in {end}.',
      reference: 'Bank reference',
      failed: 'The payout of {amount} failed',
      notSent: '{amount} could not be paid to your UPI ID {upiAddress}.',
      notSentToBank: '{amount} could not be paid to your bank account that ends in {end}.',
      reason: 'Reason: {reason}',
      fix: 'Please check your payout account under Earnings. The amount will be part of your next payout.',
      view: 'View earnings',
    },
    HI: {
      paid: 'आपको {amount} का भुगतान किया गया',
      sent: '{amount} आपकी UPI ID {upiAddress} पर भेज दिए गए हैं।',
      sentToBank: '{amount} आपके {end} पर ख़त्म होने वाले बैंक खाते में भेज दिए गए हैं।',
      reference: 'बैंक का संदर्भ नंबर',
      failed: '{amount} का भुगतान नहीं हो सका',
      notSent: '{amount} आपकी UPI ID {upiAddress} पर नहीं भेजे जा सके।',
      notSentToBank: '{amount} आपके {end} पर ख़त्म होने वाले बैंक खाते में नहीं भेजे जा सके।',
      reason: 'कारण: {reason}',
      fix: 'कृपया ‘कमाई’ में अपना भुगतान खाता जाँचें। यह रक़म आपके अगले भुगतान में शामिल होगी।',
      view: 'कमाई देखें',
    },
    GU: {
      paid: 'તમને {amount} ચૂકવ્યા',
      sent: '{amount} તમારી UPI ID {upiAddress} પર મોકલ્યા છે.',
      sentToBank: '{amount} તમારા {end} પર પૂરા થતા બેંક ખાતામાં મોકલ્યા છે.',
      reference: 'બેંકનો સંદર્ભ નંબર',
      failed: '{amount}ની ચુકવણી થઈ શકી નહીં',
      notSent: '{amount} તમારી UPI ID {upiAddress} પર મોકલી શકાયા નહીં.',
      notSentToBank: '{amount} તમારા {end} પર પૂરા થતા બેંક ખાતામાં મોકલી શકાયા નહીં.',
      reason: 'કારણ: {reason}',
      fix: 'કૃપા કરીને ‘કમાણી’માં તમારું ચુકવણી ખાતું તપાસો. આ રકમ તમારી આગલી ચુકવણીમાં આવશે.',
      view: 'કમાણી જુઓ',
    },
  },
});
