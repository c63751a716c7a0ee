import { orderLink, orderNumber } from '../../../notifications/mailParts.js';
import { reviewsByIds } from '../../../persistence/queries/reviews/reviews.js';
import { threadOf } from '../../outbox/message.js';
import { notification } from '../notificationKind.js';

/**
 * Notifies the author of a review that the seller replied to it. Sent at most once for each review, even if the reply
 * is withdrawn and written again.
 */
export const reviewAnswered = notification({
  name: 'REVIEW_ANSWERED',
  setting: 'ORDER_UPDATES',
  after: 'ReviewAnswered',
  tells: ({ authorId, sellerId, reviewId }) => [
    {
      recipientId: authorId,
      about: { reviewId },
      cause: reviewId,
      thread: threadOf({ buyerId: authorId, sellerId }),
    },
  ],
  async find({ database }, { reviewId }) {
    const [review] = await reviewsByIds(database, [reviewId]);
    if (!review?.isShown || review.answer === null) return null;
    return { orderId: review.orderId, isOfBook: review.editionId !== null };
  },
  write: ({ orderId, isOfBook }, speaker, site) => ({
    subject: speaker.text('subject'),
    paragraphs: [speaker.text(isOfBook ? 'ofBook' : 'ofSeller', { number: orderNumber(orderId) })],
    rows: [],
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      subject: 'A seller replied to your review',
      ofBook: 'The seller replied to your review of a book from your order {number}.',
      ofSeller: 'The seller of your order {number} replied to your review.',
    },
    HI: {
      subject: 'आपकी समीक्षा का जवाब आया है',
      ofBook: 'आपके ऑर्डर {number} की एक किताब पर आपकी समीक्षा का विक्रेता ने जवाब दिया है।',
      ofSeller: 'आपके ऑर्डर {number} के विक्रेता ने आपकी समीक्षा का जवाब दिया है।',
    },
    GU: {
      subject: 'તમારી સમીક્ષાનો જવાબ આવ્યો છે',
      ofBook: 'તમારા ઓર્ડર {number}ના એક પુસ્તકની તમારી સમીક્ષાનો વેચનારે જવાબ આપ્યો છે.',
      ofSeller: 'તમારા ઓર્ડર {number}ના વેચનારે તમારી સમીક્ષાનો જવાબ આપ્યો છે.',
    },
  },
});
