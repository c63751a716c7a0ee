import { rolesWith } from '../../../../domain/accounts/abilities.js';
import { knownMoney } from '../../../../domain/money/money.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { chargebackById } from '../../../../persistence/queries/payments/chargebacks.js';
import { openAccountsWithRoles } from '../../../../persistence/queries/staff/staff.js';
import { notification } from '../../notificationKind.js';

/** Tells the staff who can answer chargebacks that one was opened, and reminds them before the bank's deadline. */
export const chargebackToAnswer = notification({
  name: 'CHARGEBACK_TO_ANSWER',
  setting: 'ANY_MAIL',
  after: 'ChargebackChanged',
  async tells({ chargebackId, status }, tx) {
    if (status !== 'OPEN') return [];
    const staffIds = await openAccountsWithRoles(tx, rolesWith('money:settle'));
    return staffIds.map((recipientId) => ({ recipientId, about: { chargebackId } }));
  },
  async find({ database, timeZone }, { chargebackId }, { id: staffId }) {
    const chargeback = await chargebackById(database, chargebackId);
    // Staff have answered or the bank has decided in the meantime.
    if (chargeback?.status !== 'OPEN' || chargeback.answer !== null) return null;
    const { buyerId, sellerIds, respondBy, amount, currency, reference } = chargeback;
    // The recipient may have lost the role, and may not answer a chargeback on an order of their own.
    const staffIds = await openAccountsWithRoles(database, rolesWith('money:settle'));
    if (!staffIds.includes(staffId) || buyerId === staffId || sellerIds.includes(staffId)) return null;
    return {
      reference,
      amount: knownMoney(amount, currency),
      respondOn: respondBy && dayOf(respondBy, timeZone),
    };
  },
  write: ({ reference, amount, respondOn }, { text, money: written, day }, site) => ({
    subject: text('subject', { reference }),
    paragraphs: [text('opened')],
    rows: [
      ...(amount === null ? [] : [[text('amount'), written(amount)] satisfies [string, string]]),
      ...(respondOn === null ? [] : [[text('respondBy'), day(respondOn)] satisfies [string, string]]),
    ],
    action: { label: text('view'), url: `${site.url}/money` },
  }),
  texts: {
    EN: {
      subject: 'Chargeback {reference} waits for an answer',
      opened:
        'A buyer has asked the bank to take a payment back. Please accept the chargeback or contest it with evidence. Without an answer in time, the bank decides for the buyer.',
      amount: 'Amount',
      respondBy: 'Answer by',
      view: 'View the money page',
    },
    HI: {
      subject: 'चार्जबैक {reference} को जवाब का इंतज़ार है',
      opened:
        'एक ख़रीदार ने बैंक से भुगतान वापस लेने को कहा है। कृपया चार्जबैक मान लें या सबूत के साथ उसका विरोध करें। समय पर जवाब न मिलने पर बैंक ख़रीदार के पक्ष में फ़ैसला देता है।',
      amount: 'रक़म',
      respondBy: 'जवाब की अंतिम तारीख़',
      view: 'पैसों का पेज देखें',
    },
    GU: {
      subject: 'ચાર્જબેક {reference} જવાબની રાહ જુએ છે',
      opened:
        'એક ખરીદનારે બેંકને ચુકવણી પાછી લેવા કહ્યું છે. કૃપા કરી ચાર્જબેક સ્વીકારો અથવા પુરાવા સાથે તેનો વિરોધ કરો. સમયસર જવાબ ન મળે તો બેંક ખરીદનારની તરફેણમાં નિર્ણય આપે છે.',
      amount: 'રકમ',
      respondBy: 'જવાબની છેલ્લી તારીખ',
      view: 'નાણાંનું પેજ જુઓ',
    },
  },
});
