import { totalOf } from '../../../domain/money/ledger.js';
import type { FulfillmentAction } from '../../../domain/orders/orderStatus.js';
import { orderLink, orderNumber, quoted } from '../../../notifications/mailParts.js';
import { lastStepOf, reachedAt, reachedBy } from '../../orders/lastStep.js';
import { movementsOf } from '../../orders/storedMoney.js';
import { threadOf } from '../../outbox/message.js';
import { waySecured } from '../depositInMail.js';
import { notification } from '../notificationKind.js';
import { fulfillmentOf } from '../orderLines.js';

/** The name of the mail's text if the seller keeps nothing of the deposit. */
const WHOLE = { PAID: 'returned', UNPAID: 'notReturned', BLOCKED: 'unblocked' } as const;

/** The label of the part of the deposit that the seller does not keep. */
const REST = { PAID: 'givenBack', UNPAID: 'noLongerDue', BLOCKED: 'notCharged' } as const;

/** The steps that settle the deposits of rented copies. */
const SETTLING: readonly FulfillmentAction[] = ['takeBack', 'assumeReturned', 'declareLost', 'assumeLost'];

/**
 * Tells the buyer how the deposit was settled after a return or a loss. If the whole deposit is returned, the mail lists no
 * amounts. If the seller never confirmed that the deposit was paid, the mail says that it is no longer due. For a blocked
 * deposit, the mail says what is charged and what is not.
 */
export const depositReturned = notification({
  name: 'DEPOSIT_RETURNED',
  setting: 'ORDER_UPDATES',
  after: 'FulfillmentStepTaken',
  tells: ({ buyerId, sellerId, fulfillmentId, action, movesMoney }) =>
    SETTLING.includes(action) && movesMoney
      ? [{ recipientId: buyerId, about: { fulfillmentId }, thread: threadOf({ buyerId, sellerId }) }]
      : [],
  async find({ database }, { fulfillmentId }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    // Sends nothing if the lost books have been found since: that step has its own mail.
    if (!found || lastStepOf(found.fulfillment)?.from === 'LOST') return null;
    const isLost = found.fulfillment.status === 'LOST';
    const { currency } = found.fulfillment;
    const all = movementsOf(found.fulfillment);
    // Deposits of copies that were bought earlier had their own mail.
    const settled = all.filter(({ occurredAt }) => occurredAt >= reachedAt(found.fulfillment));
    return {
      orderId: found.order.id,
      isLost,
      how: reachedBy(found.fulfillment) === null ? 'ASSUMED' : 'CONFIRMED',
      is: waySecured(found.fulfillment),
      returned: totalOf('DEPOSIT_RELEASED', settled, currency),
      lateFee: totalOf('LATE_FEE', settled, currency),
      withheld: totalOf('DEPOSIT_WITHHELD', settled, currency),
      reason: isLost ? null : (settled.find(({ kind }) => kind === 'DEPOSIT_WITHHELD')?.note ?? null),
    };
  },
  write({ orderId, isLost, how, is, returned, lateFee, withheld, reason }, { text, money }, site) {
    const [isLate, isWithheld] = [lateFee.amount > 0, withheld.amount > 0];
    const isWhole = !isLost && !isLate && !isWithheld;
    const rows: [string, string][] = [];
    if (isLate) rows.push([text('lateFee'), money(lateFee)]);
    if (isWithheld) rows.push([text(isLost ? 'keptForLoss' : 'withheld', { is }), money(withheld)]);
    if (reason !== null) rows.push([text('reason'), quoted(reason)]);
    if (!isWhole) rows.push([text(REST[is]), money(returned)]);
    const settled = isLost ? 'lost' : 'settled';
    const subject =
      is === 'PAID' && returned.amount > 0
        ? text('returnedSubject', { amount: money(returned) })
        : text('keptSubject', { number: orderNumber(orderId) });
    return {
      subject,
      paragraphs: [text(isWhole ? WHOLE[is] : settled, { how })],
      rows,
      action: orderLink(orderId, { text }, site),
    };
  },
  texts: {
    EN: {
      returnedSubject: 'Your deposit of {amount} will be paid back',
      returned:
        '{how, select, ASSUMED {The book counts as returned.} other {The seller has received the book.}} You will get your whole deposit back.',
      notReturned:
        '{how, select, ASSUMED {The book counts as returned.} other {The seller has received the book.}} You no longer have to pay the deposit. If you have already paid it, you will get it back.',
      keptSubject: 'The deposit of your order {number}',
      settled:
        '{how, select, ASSUMED {The book counts as returned.} other {The seller has received the book.}} The deposit was settled as follows:',
      lost: 'The rented books were declared lost. The deposit was settled as follows:',
      keptForLoss: '{is, select, UNPAID {To pay for the lost books} other {Kept for the lost books}}',
      lateFee: 'Late fee',
      withheld: 'Withheld by the seller',
      givenBack: 'To be paid back to you',
      noLongerDue: 'No longer due',
      unblocked:
        '{how, select, ASSUMED {The book counts as returned.} other {The seller has received the book.}} Nothing will be taken from your blocked deposit, and the bank will be asked to release it.',
      notCharged: 'Not charged',
    },
    HI: {
      returnedSubject: 'आपकी {amount} की जमा राशि लौटाई जाएगी',
      returned:
        '{how, select, ASSUMED {किताब लौटाई हुई मानी गई है।} other {विक्रेता को किताब वापस मिल गई है।}} आपको पूरी जमा राशि वापस मिलेगी।',
      notReturned:
        '{how, select, ASSUMED {किताब लौटाई हुई मानी गई है।} other {विक्रेता को किताब वापस मिल गई है।}} अब जमा राशि नहीं चुकानी है। अगर चुका दी है, तो वह वापस मिलेगी।',
      keptSubject: 'आपके ऑर्डर {number} की जमा राशि',
      settled:
        '{how, select, ASSUMED {किताब लौटाई हुई मानी गई है।} other {विक्रेता को किताब वापस मिल गई है।}} जमा राशि का हिसाब यह रहा:',
      lost: 'किराये की किताबें खोई हुई बताई गई हैं। जमा राशि का हिसाब यह रहा:',
      keptForLoss: '{is, select, UNPAID {खोई किताबों के लिए चुकानी है} other {खोई किताबों के लिए रोकी गई}}',
      lateFee: 'देरी का शुल्क',
      withheld: 'विक्रेता ने रोकी',
      givenBack: 'आपको लौटाई जाएगी',
      noLongerDue: 'अब नहीं चुकानी है',
      unblocked:
        '{how, select, ASSUMED {किताब लौटाई हुई मानी गई है।} other {विक्रेता को किताब वापस मिल गई है।}} आपकी ब्लॉक की गई जमा राशि में से कुछ नहीं लिया जाएगा, और बैंक से उसे छोड़ने के लिए कहा जा रहा है।',
      notCharged: 'नहीं ली जाएगी',
    },
    GU: {
      returnedSubject: 'તમારી {amount}ની ડિપોઝિટ પાછી અપાશે',
      returned:
        '{how, select, ASSUMED {પુસ્તક પરત થયેલું ગણાયું છે.} other {વેચનારને પુસ્તક પાછું મળ્યું છે.}} તમને પૂરી ડિપોઝિટ પાછી મળશે.',
      notReturned:
        '{how, select, ASSUMED {પુસ્તક પરત થયેલું ગણાયું છે.} other {વેચનારને પુસ્તક પાછું મળ્યું છે.}} હવે ડિપોઝિટ ચૂકવવાની નથી. જો ચૂકવી દીધી હોય, તો પાછી મળશે.',
      keptSubject: 'તમારા ઓર્ડર {number}ની ડિપોઝિટ',
      settled:
        '{how, select, ASSUMED {પુસ્તક પરત થયેલું ગણાયું છે.} other {વેચનારને પુસ્તક પાછું મળ્યું છે.}} ડિપોઝિટનો હિસાબ આ પ્રમાણે છે:',
      lost: 'ભાડાનાં પુસ્તકો ખોવાયેલાં જાહેર થયાં છે. ડિપોઝિટનો હિસાબ આ પ્રમાણે છે:',
      keptForLoss: '{is, select, UNPAID {ખોવાયેલાં પુસ્તકો માટે ચૂકવવાની} other {ખોવાયેલાં પુસ્તકો માટે રોકી}}',
      lateFee: 'મોડા પડવાની ફી',
      withheld: 'વેચનારે રોકી રાખી',
      givenBack: 'તમને પાછી અપાશે',
      noLongerDue: 'હવે ચૂકવવાની નથી',
      unblocked:
        '{how, select, ASSUMED {પુસ્તક પરત થયેલું ગણાયું છે.} other {વેચનારને પુસ્તક પાછું મળ્યું છે.}} તમારી બ્લૉક કરેલી ડિપોઝિટમાંથી કંઈ લેવાશે નહીં, અને બેંકને તે છોડવા કહેવાય છે.',
      notCharged: 'લેવાશે નહીં',
    },
  },
});
