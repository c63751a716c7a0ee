import { orderNumber } from '../../../notifications/mailParts.js';
import { reviewsByIds } from '../../../persistence/queries/reviews/reviews.js';
import { threadOf } from '../../outbox/message.js';
import { notification } from '../notificationKind.js';

/** Notifies a seller of a new review about the seller or about a book that the seller sent. */
export const reviewReceived = notification({
  name: 'REVIEW_RECEIVED',
  setting: 'ORDER_UPDATES',
  after: 'ReviewWritten',
  tells: ({ authorId, sellerId, reviewId }) => [
    { recipientId: sellerId, about: { reviewId }, thread: threadOf({ buyerId: authorId, sellerId }) },
  ],
  async find({ database }, { reviewId }) {
    const [review] = await reviewsByIds(database, [reviewId]);
    return review?.isShown ? { orderId: review.orderId, isOfBook: review.editionId !== null } : null;
  },
  write: ({ orderId, isOfBook }, speaker, site) => ({
    subject: speaker.text(isOfBook ? 'bookSubject' : 'sellerSubject'),
    paragraphs: [speaker.text(isOfBook ? 'ofBook' : 'ofSeller', { number: orderNumber(orderId) })],
    rows: [],
    action: { label: speaker.text('answer'), url: `${site.url}/dashboard` },
  }),
  texts: {
    EN: {
      bookSubject: 'A book you sent was reviewed',
      sellerSubject: 'You were reviewed as a seller',
      ofBook: 'A reader reviewed a book from order {number}.',
      ofSeller: 'The buyer of order {number} reviewed you as a seller.',
      answer: 'Read and reply',
    },
    HI: {
      bookSubject: 'आपकी भेजी एक किताब की समीक्षा आई है',
      sellerSubject: 'विक्रेता के रूप में आपकी समीक्षा आई है',
      ofBook: 'एक पाठक ने ऑर्डर {number} की एक किताब की समीक्षा लिखी है।',
      ofSeller: 'ऑर्डर {number} के ख़रीदार ने विक्रेता के रूप में आपकी समीक्षा लिखी है।',
      answer: 'पढ़ें और जवाब दें',
    },
    GU: {
      bookSubject: 'તમારા એક પુસ્તકની સમીક્ષા આવી છે',
      sellerSubject: 'વેચનાર તરીકે તમારી સમીક્ષા આવી છે',
      ofBook: 'એક વાચકે ઓર્ડર {number}ના એક પુસ્તકની સમીક્ષા લખી છે.',
      ofSeller: 'ઓર્ડર {number}ના ખરીદનારે વેચનાર તરીકે તમારી સમીક્ષા લખી છે.',
      answer: 'વાંચો અને જવાબ આપો',
    },
  },
});
