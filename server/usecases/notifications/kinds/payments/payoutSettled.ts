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
    // A payout that has come back is told by its own mail.
    if (payout?.status !== status) return null;
    const { amount, currency, upiAddress, reference, failure } = payout;
    return { status, amount: amountOf(amount, currency), upiAddress: upiAddress ?? '', reference, failure };
  },
  write({ status, amount, upiAddress, reference, failure }, speaker, site) {
    const values = { amount: speaker.money(amount), upiAddress };
    const isPaid = status === 'PAID';
    return {
      subject: speaker.text(isPaid ? 'paid' : 'failed', values),
      paragraphs: isPaid
        ? [speaker.text('sent', values)]
        : [
            speaker.text('notSent', values),
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
      sent: '{amount} has been sent to your UPI address {upiAddress}.',
      reference: 'Reference of the bank',
      failed: 'The payout of {amount} failed',
      notSent: '{amount} could not be paid to your UPI address {upiAddress}.',
      reason: 'Reason: {reason}',
      fix: 'Please check the UPI address in your profile. The amount is part of your next payout.',
      view: 'View earnings',
    },
    HI: {
      paid: 'आपको {amount} का भुगतान किया गया',
      sent: '{amount} आपके UPI पते {upiAddress} पर भेज दिए गए हैं।',
      reference: 'बैंक का संदर्भ नंबर',
      failed: '{amount} का भुगतान नहीं हो सका',
      notSent: '{amount} आपके UPI पते {upiAddress} पर नहीं भेजे जा सके।',
      reason: 'कारण: {reason}',
      fix: 'कृपया अपनी प्रोफ़ाइल में UPI पता जाँचें। यह रक़म आपके अगले भुगतान में शामिल होगी।',
      view: 'कमाई देखें',
    },
    GU: {
      paid: 'તમને {amount} ચૂકવ્યા',
      sent: '{amount} તમારા UPI સરનામે {upiAddress} મોકલ્યા છે.',
      reference: 'બેંકનો સંદર્ભ નંબર',
      failed: '{amount} ની ચુકવણી થઈ શકી નહીં',
      notSent: '{amount} તમારા UPI સરનામે {upiAddress} મોકલી શકાયા નહીં.',
      reason: 'કારણ: {reason}',
      fix: 'કૃપા કરીને તમારી પ્રોફાઇલમાં UPI સરનામું તપાસો. આ રકમ તમારી આગલી ચુકવણીમાં આવશે.',
      view: 'કમાણી જુઓ',
    },
  },
});
