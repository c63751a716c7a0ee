import { rolesWith } from '../../../../domain/accounts/abilities.js';
import { money } from '../../../../domain/money/money.js';
import { orderNumber } from '../../../../notifications/mailParts.js';
import { paymentOfAttempt } from '../../../../persistence/queries/payments/attempts.js';
import { openAccountsWithRoles } from '../../../../persistence/queries/staff/staff.js';
import { notification } from '../../notificationKind.js';

/** Tells the staff who can see payments that a buyer paid a different amount or currency than requested. */
export const wrongAmountPaid = notification({
  name: 'WRONG_AMOUNT_PAID',
  setting: 'ANY_MAIL',
  after: 'CaptureRefunded',
  async tells({ orderId, attemptId, outcome }, tx) {
    if (outcome !== 'WRONG_AMOUNT') return [];
    const staffIds = await openAccountsWithRoles(tx, rolesWith('money:read'));
    return staffIds.map((recipientId) => ({ recipientId, about: { orderId, attemptId } }));
  },
  async find({ database }, { orderId, attemptId }, { id: staffId }) {
    const payment = await paymentOfAttempt(database, attemptId);
    // The recipient may have lost the role that lets them see payments.
    const staffIds = await openAccountsWithRoles(database, rolesWith('money:read'));
    if (!payment || !staffIds.includes(staffId)) return null;
    return {
      orderId,
      paid: money(payment.paid, payment.currency),
      asked: money(payment.asked, payment.askedCurrency),
    };
  },
  write: ({ orderId, paid, asked }, { text, money: amount }, site) => ({
    subject: text('subject', { number: orderNumber(orderId) }),
    paragraphs: [text('paid')],
    rows: [
      [text('asked'), amount(asked)],
      [text('received'), amount(paid)],
    ],
    action: { label: text('view'), url: `${site.url}/money` },
  }),
  texts: {
    EN: {
      subject: 'Order {number}: a wrong amount was paid',
      paid: 'A buyer paid a different amount from what the page of the provider asked for. The payment will be refunded automatically, and the order is still waiting for payment. Please check the account with the provider: a page that takes another amount is misconfigured or was tampered with.',
      asked: 'Asked for',
      received: 'Received',
      view: 'View the money page',
    },
    HI: {
      subject: 'ऑर्डर {number}: ग़लत रक़म चुकाई गई',
      paid: 'ख़रीदार ने भुगतान सेवा के पेज पर माँगी गई रक़म से अलग रक़म चुकाई। यह रक़म अपने आप लौट जाएगी, और ऑर्डर का भुगतान अब भी बाक़ी है। कृपया भुगतान सेवा का खाता जाँचें: जो पेज दूसरी रक़म ले लेता है, वह ठीक से सेट नहीं है या उससे छेड़छाड़ हुई है।',
      asked: 'माँगी गई रक़म',
      received: 'मिली रक़म',
      view: 'पैसों का पेज देखें',
    },
    GU: {
      subject: 'ઓર્ડર {number}: ખોટી રકમ ચૂકવાઈ',
      paid: 'ખરીદનારે ચુકવણી સેવાના પેજ પર માગેલી રકમથી જુદી રકમ ચૂકવી. આ રકમ આપમેળે પાછી જશે, અને ઓર્ડરની ચુકવણી હજી બાકી છે. કૃપા કરી ચુકવણી સેવાનું ખાતું તપાસો: જે પેજ બીજી રકમ લઈ લે, તે બરાબર ગોઠવાયેલું નથી કે તેની સાથે ચેડાં થયાં છે.',
      asked: 'માગેલી રકમ',
      received: 'મળેલી રકમ',
      view: 'નાણાંનું પેજ જુઓ',
    },
  },
});
