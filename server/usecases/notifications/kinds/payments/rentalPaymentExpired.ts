import { orderLink } from '../../../../notifications/mailParts.js';
import { fulfillmentOf } from '../../orderLines.js';
import { notification } from '../../notificationKind.js';

/** Tells the buyer that an extension or a purchase of rented copies was dropped because it was not paid in time. */
export const rentalPaymentExpired = notification({
  name: 'RENTAL_PAYMENT_EXPIRED',
  setting: 'ORDER_UPDATES',
  after: 'RentalPaymentChanged',
  tells: ({ buyerId, fulfillmentId, orderItemId, purpose, status }) =>
    status === 'EXPIRED'
      ? [{ recipientId: buyerId, about: { fulfillmentId, orderItemId, purpose }, thread: buyerId }]
      : [],
  async find({ database }, { fulfillmentId, orderItemId, purpose }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const item = found?.fulfillment.items.find(({ id }) => id === orderItemId);
    if (!found || !item?.endsOn) return null;
    return { orderId: found.order.id, title: item.title, dueOn: item.endsOn, purpose };
  },
  write({ orderId, title, dueOn, purpose }, speaker, site) {
    return {
      subject: speaker.text(`${purpose}_subject`, { title }),
      paragraphs: [
        speaker.text(`${purpose}_expired`),
        speaker.text('due', { title, day: speaker.day(dueOn) }),
        speaker.text('refunded'),
      ],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      EXTENSION_subject: '“{title}” was not extended',
      EXTENSION_expired: 'Your payment did not arrive in time, so the rental was not extended.',
      PURCHASE_subject: '“{title}” was not bought',
      PURCHASE_expired: 'Your payment did not arrive in time, so the rented book was not bought.',
      due: '“{title}” is still due back on {day}. You can try again on the page of the order.',
      refunded: 'If money leaves your account after all, you will be refunded automatically.',
    },
    HI: {
      EXTENSION_subject: '“{title}” की अवधि नहीं बढ़ी',
      EXTENSION_expired: 'आपका भुगतान समय पर नहीं मिला, इसलिए किराये की अवधि नहीं बढ़ाई गई।',
      PURCHASE_subject: '“{title}” नहीं ख़रीदी गई',
      PURCHASE_expired: 'आपका भुगतान समय पर नहीं मिला, इसलिए किराये की किताब नहीं ख़रीदी गई।',
      due: '“{title}” अब भी {day} को लौटानी है। आप ऑर्डर के पन्ने पर फिर कोशिश कर सकते हैं।',
      refunded: 'फिर भी आपके खाते से पैसे कटें, तो वे अपने आप लौट आएँगे।',
    },
    GU: {
      EXTENSION_subject: '“{title}”ની મુદત વધી નથી',
      EXTENSION_expired: 'તમારી ચુકવણી સમયસર મળી નહીં, તેથી ભાડાની મુદત વધારવામાં આવી નથી.',
      PURCHASE_subject: '“{title}” ખરીદાયું નથી',
      PURCHASE_expired: 'તમારી ચુકવણી સમયસર મળી નહીં, તેથી ભાડાનું પુસ્તક ખરીદાયું નથી.',
      due: '“{title}” હજી {day}એ પાછું આપવાનું છે. તમે ઓર્ડરના પાના પર ફરી પ્રયાસ કરી શકો છો.',
      refunded: 'છતાં તમારા ખાતામાંથી પૈસા કપાય, તો તે આપોઆપ પાછા આવશે.',
    },
  },
});
