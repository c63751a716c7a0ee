import { orderLink, orderNumber } from '../../../notifications/mailParts.js';
import { accountById } from '../../../persistence/queries/accounts/accounts.js';
import { threadOf } from '../../outbox/message.js';
import { notification } from '../notificationKind.js';
import { linesOf, fulfillmentOf, rowsOf } from '../orderLines.js';

/** Notifies each seller in an order about the lines that were ordered from them. */
export const orderReceived = notification({
  name: 'ORDER_RECEIVED',
  setting: 'ORDER_UPDATES',
  after: 'OrderPlaced',
  tells: ({ buyerId, fulfillments }) =>
    fulfillments.map(({ fulfillmentId, sellerId }) => ({
      recipientId: sellerId,
      about: { fulfillmentId },
      thread: threadOf({ buyerId, sellerId }),
    })),
  async find({ database }, { fulfillmentId }, { emailVerified: mayName }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    // Only a pending fulfillment needs an action by its seller. This fulfillment may have been cancelled since the
    // message was queued.
    if (!found || found.fulfillment.status !== 'PENDING') return null;
    const buyer = await accountById(database, found.order.buyerId);
    const lines = linesOf(found.fulfillment);
    return buyer && { orderId: found.order.id, lines, buyerName: mayName ? buyer.name : null };
  },
  write: ({ orderId, lines, buyerName }, speaker, site) => ({
    subject: speaker.text('subject', { number: orderNumber(orderId) }),
    paragraphs: [
      buyerName === null ? speaker.text('receivedUnnamed') : speaker.text('received', { buyer: buyerName }),
    ],
    rows: rowsOf(lines, speaker),
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      subject: 'A new order: {number}',
      received: '{buyer} ordered from you. Please confirm the order and send the books.',
      receivedUnnamed: 'A reader ordered from you. Please confirm the order and send the books.',
    },
    HI: {
      subject: 'नया ऑर्डर: {number}',
      received: '{buyer} ने आपसे किताबें मँगवाई हैं। कृपया ऑर्डर पक्का करके किताबें भेजें।',
      receivedUnnamed: 'एक पाठक ने आपसे किताबें मँगवाई हैं। कृपया ऑर्डर पक्का करके किताबें भेजें।',
    },
    GU: {
      subject: 'નવો ઓર્ડર: {number}',
      received: '{buyer}એ તમારી પાસેથી પુસ્તકો મંગાવ્યાં છે. કૃપા કરી ઓર્ડર પાકો કરો અને પુસ્તકો મોકલો.',
      receivedUnnamed: 'એક વાચકે તમારી પાસેથી પુસ્તકો મંગાવ્યાં છે. કૃપા કરી ઓર્ડર પાકો કરો અને પુસ્તકો મોકલો.',
    },
  },
});
