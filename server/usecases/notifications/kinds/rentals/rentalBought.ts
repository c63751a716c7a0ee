import type { Money } from '../../../../domain/money/money.js';
import { orderLink } from '../../../../notifications/mailParts.js';
import { purchaseIn } from '../../../orders/purchaseFacts.js';
import { threadOf } from '../../../outbox/message.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf } from '../../orderLines.js';

/** Tells both sides that the buyer has bought rented copies, with the price and the use of the deposit. */
export const rentalBought = notification({
  name: 'RENTAL_BOUGHT',
  setting: 'ORDER_UPDATES',
  after: 'RentalBought',
  tells: ({ buyerId, sellerId, fulfillmentId, orderItemId }) =>
    (['BUYER', 'SELLER'] as const).map((side) => ({
      recipientId: side === 'BUYER' ? buyerId : sellerId,
      about: { fulfillmentId, orderItemId, side },
      thread: threadOf({ buyerId, sellerId }),
    })),
  async find({ database }, { fulfillmentId, orderItemId, side }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    const item = found?.fulfillment.items.find(({ id }) => id === orderItemId);
    const purchase = found && item && purchaseIn(item, found.fulfillment);
    if (!purchase) return null;
    const { title, quantity, rentalPayment } = item;
    return {
      orderId: found.order.id,
      isOnline: found.order.onlinePayment !== null,
      isBlocked: found.fulfillment.isDepositBlocked,
      isPaid: rentalPayment?.purpose === 'PURCHASE' && rentalPayment.status === 'PAID',
      side,
      title,
      quantity,
      purchase,
    };
  },
  write({ orderId, isOnline, isBlocked, isPaid, side, title, quantity, purchase }, { text, money }, site) {
    const rowOf = (id: RowName, amount: Money): [string, string][] =>
      amount.amount > 0 ? [[text(id), money(amount)]] : [];
    const { price, rentCounted, lateFee, fromDeposit, toPay, released } = purchase;
    const paragraphs = [text(`${side}_bought`, { title, quantity })];
    if (toPay.amount > 0)
      paragraphs.push(text(isPaid ? 'paidOnline' : `${side}_pays`, { amount: money(toPay) }));
    if (released.amount > 0 && !isOnline)
      paragraphs.push(text(`${side}_released`, { amount: money(released) }));
    return {
      subject: text(`${side}_subject`, { title }),
      paragraphs,
      rows: [
        [text('price'), money(price)],
        ...rowOf('rentCounted', rentCounted),
        ...rowOf('fromDeposit', fromDeposit),
        ...rowOf('lateFee', lateFee),
        ...rowOf(isPaid ? 'paid' : 'toPay', toPay),
        ...rowOf(isBlocked ? 'unblocked' : 'released', released),
      ],
      action: orderLink(orderId, { text }, site),
    };
  },
  texts: {
    EN: {
      BUYER_subject: '“{title}” is yours now',
      BUYER_bought:
        'You have bought {quantity, plural, one {the copy} other {the # copies}} of “{title}” that you had rented. You do not have to send anything back.',
      BUYER_pays: 'Please pay the seller {amount}.',
      BUYER_released:
        'The seller will pay back {amount} of the deposit to you. If you have not paid the deposit, it is no longer due.',
      SELLER_subject: 'The reader has bought “{title}”',
      SELLER_bought:
        'The reader has bought {quantity, plural, one {the rented copy} other {the # rented copies}} of “{title}”. {quantity, plural, one {It} other {They}} will not come back.',
      SELLER_pays: 'The reader will pay you {amount}. Please confirm the payment when it arrives.',
      SELLER_released: 'Please pay {amount} of the deposit back, if you have received it.',
      price: 'Price',
      rentCounted: 'Rent counted towards the price',
      fromDeposit: 'Paid from the deposit',
      lateFee: 'Late fee',
      toPay: 'Still to be paid',
      paid: 'Paid online',
      paidOnline: '{amount} was paid online.',
      released: 'Deposit to be paid back',
      unblocked: 'Blocked deposit to be released',
    },
    HI: {
      BUYER_subject: '“{title}” अब आपकी है',
      BUYER_bought:
        'आपने “{title}” की किराये पर ली हुई {quantity, plural, one {प्रति} other {# प्रतियाँ}} ख़रीद ली {quantity, plural, one {है} other {हैं}}। कुछ वापस नहीं भेजना है।',
      BUYER_pays: 'कृपया विक्रेता को {amount} चुकाएँ।',
      BUYER_released: 'विक्रेता जमा राशि में से {amount} आपको लौटाएँगे। अगर जमा राशि नहीं चुकाई है, तो अब नहीं चुकानी है।',
      SELLER_subject: 'पाठक ने “{title}” ख़रीद ली है',
      SELLER_bought:
        'पाठक ने “{title}” की किराये पर ली हुई {quantity, plural, one {प्रति} other {# प्रतियाँ}} ख़रीद ली {quantity, plural, one {है} other {हैं}}। {quantity, plural, one {वह} other {वे}} वापस नहीं {quantity, plural, one {आएगी} other {आएँगी}}।',
      SELLER_pays: 'पाठक आपको {amount} चुकाएँगे। पैसे मिलने पर कृपया पुष्टि करें।',
      SELLER_released: 'अगर आपको जमा राशि मिली है, तो कृपया उसमें से {amount} लौटाएँ।',
      price: 'क़ीमत',
      rentCounted: 'क़ीमत में गिना गया किराया',
      fromDeposit: 'जमा राशि से चुकाया',
      lateFee: 'देरी का शुल्क',
      toPay: 'अभी चुकाना है',
      paid: 'ऑनलाइन चुकाया',
      paidOnline: '{amount} ऑनलाइन चुकाए गए हैं।',
      released: 'लौटाई जाने वाली जमा राशि',
      unblocked: 'ब्लॉक से छूटने वाली जमा राशि',
    },
    GU: {
      BUYER_subject: '“{title}” હવે તમારું છે',
      BUYER_bought:
        'તમે “{title}”ની ભાડે લીધેલી {quantity, plural, one {નકલ} other {# નકલો}} ખરીદી છે. કંઈ પાછું મોકલવાનું નથી.',
      BUYER_pays: 'કૃપા કરી વેચનારને {amount} ચૂકવો.',
      BUYER_released: 'વેચનાર ડિપોઝિટમાંથી {amount} તમને પાછા આપશે. ડિપોઝિટ ચૂકવી ન હોય, તો હવે ચૂકવવાની નથી.',
      SELLER_subject: 'વાચકે “{title}” ખરીદ્યું છે',
      SELLER_bought:
        'વાચકે “{title}”ની ભાડે લીધેલી {quantity, plural, one {નકલ} other {# નકલો}} ખરીદી છે. તે પાછી નહીં આવે.',
      SELLER_pays: 'વાચક તમને {amount} ચૂકવશે. પૈસા મળે ત્યારે કૃપા કરી પુષ્ટિ કરો.',
      SELLER_released: 'જો તમને ડિપોઝિટ મળી હોય, તો કૃપા કરી તેમાંથી {amount} પાછા આપો.',
      price: 'કિંમત',
      rentCounted: 'કિંમતમાં ગણાયેલું ભાડું',
      fromDeposit: 'ડિપોઝિટમાંથી ચૂકવ્યા',
      lateFee: 'મોડા પડવાની ફી',
      toPay: 'હજી ચૂકવવાના',
      paid: 'ઑનલાઇન ચૂકવ્યા',
      paidOnline: '{amount} ઑનલાઇન ચૂકવાયા છે.',
      released: 'પાછી આપવાની ડિપોઝિટ',
      unblocked: 'બ્લૉકમાંથી છૂટનારી ડિપોઝિટ',
    },
  },
});

/** The names of the rows that are omitted if their amount is zero. */
type RowName = 'rentCounted' | 'fromDeposit' | 'lateFee' | 'toPay' | 'paid' | 'released' | 'unblocked';
