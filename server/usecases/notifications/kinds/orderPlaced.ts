import { money, sum, type Money } from '../../../domain/money/money.js';
import { orderLink, orderNumber } from '../../../notifications/mailParts.js';
import { ordersByIds } from '../../../persistence/queries/orders/orders.js';
import { movementsOf } from '../../orders/storedMoney.js';
import { notification } from '../notificationKind.js';
import { linesOf, refundOf, refundRows, rowsOf } from '../orderLines.js';
import { TO_PAY_TEXTS, toPayOf, toPayRows, toPayTold } from '../toPayInMail.js';

/** Confirms an order to its buyer, and says what is to be paid to each seller. */
export const orderPlaced = notification({
  name: 'ORDER_PLACED',
  setting: 'ORDER_UPDATES',
  after: 'OrderPlaced',
  tells: ({ buyerId, orderId }) => [{ recipientId: buyerId, about: { orderId }, thread: buyerId }],
  async find({ database }, { orderId }, { emailVerified: mayName }) {
    const [order] = await ordersByIds(database, [orderId]);
    if (!order) return null;
    const { currency } = order;
    const items = order.fulfillments.flatMap((fulfillment) => fulfillment.items);
    const deposits = items.map(({ deposit }) => money(deposit, currency));
    const depositTotal = sum(deposits, currency);
    const lines = order.fulfillments.flatMap(linesOf);
    const charges = order.fulfillments.map(({ deliveryCharge }) => money(deliveryCharge, currency));
    const delivery = sum(charges, currency);
    const charged = [...lines.map((line) => line.lineTotal), delivery];
    const amountDue = sum(order.depositBlock ? charged : [...charged, depositTotal], currency);
    const isBlocked = order.depositBlock !== null;
    const past = order.fulfillments.flatMap(movementsOf);
    const isPaid = order.onlinePayment?.status === 'PAID';
    const refund = refundOf(past, past, { currency, isDepositBlocked: isBlocked });
    const toPay = toPayOf(order.fulfillments, mayName);
    return { orderId, lines, delivery, depositTotal, amountDue, isPaid, isBlocked, refund, toPay };
  },
  write({ orderId, lines, delivery, depositTotal, amountDue, isPaid, isBlocked, ...facts }, speaker, site) {
    const { text, money } = speaker;
    const rowIfAny = (label: string, amount: Money): [string, string][] =>
      amount.amount > 0 ? [[label, money(amount)]] : [];
    return {
      subject: text('subject', { number: orderNumber(orderId) }),
      paragraphs: [text('placed'), ...toPayTold(facts.toPay, speaker)],
      rows: [
        ...rowsOf(lines, speaker),
        ...rowIfAny(text('delivery'), delivery),
        ...rowIfAny(text(isBlocked ? 'blockedDeposit' : 'deposit'), depositTotal),
        [text(isPaid ? 'amountPaid' : 'amountDue'), money(amountDue)],
        ...toPayRows(facts.toPay, speaker),
        ...refundRows(facts.refund, speaker),
      ],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: 'Your order {number}',
      placed:
        'Thank you. Each seller will now confirm and ship their part of the order. We will email you at each step.',
      delivery: 'Delivery',
      deposit: 'Deposits (refundable)',
      blockedDeposit: 'Deposits (blocked, not charged)',
      amountDue: 'Amount due',
      amountPaid: 'Paid online',
      ...TO_PAY_TEXTS.EN,
    },
    HI: {
      subject: 'आपका ऑर्डर {number}',
      placed: 'धन्यवाद। अब हर विक्रेता अपना हिस्सा पक्का करके भेजेगा; ऐसा होते ही हम आपको बताएँगे।',
      delivery: 'डिलीवरी',
      deposit: 'जमा राशि (वापस मिलेगी)',
      blockedDeposit: 'जमा राशि (ब्लॉक की गई, ली नहीं गई)',
      amountDue: 'कुल देय राशि',
      amountPaid: 'ऑनलाइन चुकाई गई राशि',
      ...TO_PAY_TEXTS.HI,
    },
    GU: {
      subject: 'તમારો ઓર્ડર {number}',
      placed: 'આભાર. હવે દરેક વેચનાર પોતાનો ભાગ પાકો કરીને મોકલશે; એમ થતાં જ અમે તમને જણાવીશું.',
      delivery: 'ડિલિવરી',
      deposit: 'ડિપોઝિટ (પાછી મળશે)',
      blockedDeposit: 'ડિપોઝિટ (બ્લૉક કરેલી, લીધેલી નહીં)',
      amountDue: 'કુલ ચૂકવવાની રકમ',
      amountPaid: 'ઑનલાઇન ચૂકવેલી રકમ',
      ...TO_PAY_TEXTS.GU,
    },
  },
});
