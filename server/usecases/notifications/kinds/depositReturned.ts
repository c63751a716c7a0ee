import { totalOf } from '../../../domain/money/ledger.js';
import { orderLink, orderNumber, quoted } from '../../../notifications/mailParts.js';
import { paidMovementsOf } from '../../orders/storedMoney.js';
import { threadOf } from '../../outbox/message.js';
import { notification } from '../notificationKind.js';
import { fulfillmentOf } from '../orderLines.js';

/**
 * Tells the buyer how the deposit was settled after a return. If the whole deposit is returned, the mail lists no
 * amounts. If the seller never confirmed the payment of the deposit, the mail says that the deposit is no longer due,
 * and promises no repayment.
 */
export const depositReturned = notification({
  name: 'DEPOSIT_RETURNED',
  setting: 'ORDER_UPDATES',
  after: 'FulfillmentStepTaken',
  tells: ({ buyerId, sellerId, fulfillmentId, status, movesMoney }) =>
    status === 'RETURNED' && movesMoney
      ? [{ recipientId: buyerId, about: { fulfillmentId }, thread: threadOf({ buyerId, sellerId }) }]
      : [],
  async find({ database }, { fulfillmentId }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    if (!found) return null;
    const { currency } = found.fulfillment;
    const past = paidMovementsOf(found.fulfillment);
    return {
      orderId: found.order.id,
      isPaid: past.every(({ kind, isPaid }) => kind !== 'DEPOSIT_HELD' || isPaid),
      returned: totalOf('DEPOSIT_RELEASED', past, currency),
      lateFee: totalOf('LATE_FEE', past, currency),
      withheld: totalOf('DEPOSIT_WITHHELD', past, currency),
      reason: found.fulfillment.ledger.find(({ kind }) => kind === 'DEPOSIT_WITHHELD')?.note ?? null,
    };
  },
  write({ orderId, isPaid, returned, lateFee, withheld, reason }, { text, money }, site) {
    const [isLate, isWithheld] = [lateFee.amount > 0, withheld.amount > 0];
    const isWhole = !isLate && !isWithheld;
    const rows: [string, string][] = [];
    if (isLate) rows.push([text('lateFee'), money(lateFee)]);
    if (isWithheld) rows.push([text('withheld'), money(withheld)]);
    if (reason !== null) rows.push([text('reason'), quoted(reason)]);
    if (!isWhole) rows.push([text(isPaid ? 'givenBack' : 'noLongerDue'), money(returned)]);
    const whole = isPaid ? 'returned' : 'notReturned';
    const subject =
      isPaid && returned.amount > 0
        ? text('returnedSubject', { amount: money(returned) })
        : text('keptSubject', { number: orderNumber(orderId) });
    return {
      subject,
      paragraphs: [text(isWhole ? whole : 'settled')],
      rows,
      action: orderLink(orderId, { text }, site),
    };
  },
  texts: {
    EN: {
      returnedSubject: 'Your deposit of {amount} is to be paid back',
      returned: 'The seller has received the book. You get your whole deposit back.',
      notReturned:
        'The seller has received the book. You no longer have to pay the deposit. If you have already paid it, you get it back.',
      keptSubject: 'The deposit of your order {number}',
      settled: 'The seller has received the book. The deposit was settled as follows:',
      lateFee: 'Late fee',
      withheld: 'Withheld by the seller',
      givenBack: 'To be paid back to you',
      noLongerDue: 'No longer due',
    },
    HI: {
      returnedSubject: 'आपकी {amount} की जमा राशि लौटाई जाएगी',
      returned: 'विक्रेता को किताब वापस मिल गई है। आपको पूरी जमा राशि वापस मिलेगी।',
      notReturned: 'विक्रेता को किताब वापस मिल गई है। अब जमा राशि नहीं चुकानी है। अगर चुका दी है, तो वह वापस मिलेगी।',
      keptSubject: 'आपके ऑर्डर {number} की जमा राशि',
      settled: 'विक्रेता को किताब वापस मिल गई है। जमा राशि का हिसाब यह रहा:',
      lateFee: 'देरी का शुल्क',
      withheld: 'विक्रेता ने रोकी',
      givenBack: 'आपको लौटाई जाएगी',
      noLongerDue: 'अब नहीं चुकानी है',
    },
    GU: {
      returnedSubject: 'તમારી {amount}ની ડિપોઝિટ પાછી અપાશે',
      returned: 'વેચનારને પુસ્તક પાછું મળ્યું છે. તમને પૂરી ડિપોઝિટ પાછી મળશે.',
      notReturned: 'વેચનારને પુસ્તક પાછું મળ્યું છે. હવે ડિપોઝિટ ચૂકવવાની નથી. જો ચૂકવી દીધી હોય, તો પાછી મળશે.',
      keptSubject: 'તમારા ઓર્ડર {number}ની ડિપોઝિટ',
      settled: 'વેચનારને પુસ્તક પાછું મળ્યું છે. ડિપોઝિટનો હિસાબ આ પ્રમાણે છે:',
      lateFee: 'મોડા પડવાની ફી',
      withheld: 'વેચનારે રોકી રાખી',
      givenBack: 'તમને પાછી અપાશે',
      noLongerDue: 'હવે ચૂકવવાની નથી',
    },
  },
});
