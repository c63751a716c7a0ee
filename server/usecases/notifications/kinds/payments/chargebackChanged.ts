import type { ChargebackStatus } from '../../../../domain/payments/chargeback.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { chargebackById } from '../../../../persistence/queries/payments/chargebacks.js';
import { notification } from '../../notificationKind.js';

/** The changes that are mailed to sellers. The bank informs the buyer. */
const TOLD: Partial<Record<ChargebackStatus, 'opened' | 'returned' | 'lost'>> = {
  OPEN: 'opened',
  WON: 'returned',
  CLOSED: 'returned',
  LOST: 'lost',
};

/** Tells the sellers of an order that the buyer's bank questions the payment, and later how the bank decided. */
export const chargebackChanged = notification({
  name: 'CHARGEBACK_CHANGED',
  setting: 'ORDER_UPDATES',
  after: 'ChargebackChanged',
  tells: ({ orderId, chargebackId, sellerIds, status }) => {
    const told = TOLD[status];
    if (!told) return [];
    return sellerIds.map((recipientId) => ({
      recipientId,
      about: { orderId, chargebackId, status, told },
      thread: recipientId,
    }));
  },
  async find({ database }, { orderId, chargebackId, status, told }) {
    const chargeback = await chargebackById(database, chargebackId);
    // Sends nothing if the status has changed since: the later change has its own mail.
    return chargeback?.status === status ? { orderId, told } : null;
  },
  write: ({ orderId, told }, speaker, site) => ({
    subject: speaker.text(`${told}Subject`, { number: orderNumber(orderId) }),
    paragraphs: [speaker.text(told)],
    rows: [],
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      openedSubject: 'Order {number}: the buyer’s bank questions the payment',
      opened:
        'The buyer has asked the bank to take the payment back. Your payout for this order is on hold until the bank has decided. If you have not sent the books yet, please wait. If you have, please keep the receipt of the parcel: our staff may ask for it.',
      returnedSubject: 'Order {number}: the payment will not be taken back',
      returned:
        'The bank has decided not to take the payment back. Your payout for this order will be made as usual.',
      lostSubject: 'Order {number}: the bank has returned the payment to the buyer',
      lost: 'The bank has returned the payment to the buyer for good, so you will get no payout for it. Anything already paid out to you will be taken from your next payouts.',
    },
    HI: {
      openedSubject: 'ऑर्डर {number}: ख़रीदार के बैंक ने भुगतान पर सवाल उठाया है',
      opened:
        'ख़रीदार ने बैंक से भुगतान वापस लेने को कहा है। इस ऑर्डर की आपकी रक़म बैंक के फ़ैसले तक रुकी रहेगी। अगर आपने किताबें अभी नहीं भेजी हैं, तो कृपया रुकें। भेज दी हैं, तो पार्सल की रसीद सँभालकर रखें: हमारे कर्मचारी उसे माँग सकते हैं।',
      returnedSubject: 'ऑर्डर {number}: भुगतान वापस नहीं लिया जाएगा',
      returned: 'बैंक ने भुगतान वापस न लेने का फ़ैसला किया है। इस ऑर्डर की आपकी रक़म पहले की तरह दी जाएगी।',
      lostSubject: 'ऑर्डर {number}: बैंक ने भुगतान ख़रीदार को लौटा दिया है',
      lost: 'बैंक ने भुगतान ख़रीदार को हमेशा के लिए लौटा दिया है, इसलिए आपको इसकी रक़म नहीं मिलेगी। जो आपको पहले ही दी जा चुकी है, वह आपके अगले भुगतानों से काटी जाएगी।',
    },
    GU: {
      openedSubject: 'ઓર્ડર {number}: ખરીદનારની બેંકે ચુકવણી પર સવાલ ઉઠાવ્યો છે',
      opened:
        'ખરીદનારે બેંકને ચુકવણી પાછી લેવા કહ્યું છે. આ ઓર્ડરની તમારી રકમ બેંકના નિર્ણય સુધી અટકેલી રહેશે. જો તમે પુસ્તકો હજી મોકલ્યાં ન હોય, તો કૃપા કરીને રાહ જુઓ. મોકલ્યાં હોય, તો પાર્સલની રસીદ સાચવી રાખો: અમારા કર્મચારીઓ તે માગી શકે છે.',
      returnedSubject: 'ઓર્ડર {number}: ચુકવણી પાછી લેવાશે નહીં',
      returned: 'બેંકે ચુકવણી પાછી ન લેવાનો નિર્ણય કર્યો છે. આ ઓર્ડરની તમારી રકમ પહેલાંની જેમ ચૂકવાશે.',
      lostSubject: 'ઓર્ડર {number}: બેંકે ચુકવણી ખરીદનારને પાછી આપી છે',
      lost: 'બેંકે ચુકવણી ખરીદનારને કાયમ માટે પાછી આપી છે, તેથી તમને તેની રકમ મળશે નહીં. જે તમને પહેલાં જ ચૂકવાઈ છે, તે તમારી આગલી ચુકવણીઓમાંથી કપાશે.',
    },
  },
});
