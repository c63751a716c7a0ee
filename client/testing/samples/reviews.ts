import type { Answer } from '../answers';
import type { Review } from '../serverTypes.generated';

/** Returns a review of The Guide by Kamala, who received it from Ravi, unless changed. */
export const review = (changes: Answer<Review> = {}): Answer<Review> => ({
  id: 'review_1',
  author: { id: 'user_kamala', name: 'Kamala' },
  seller: { id: 'user_ravi', name: 'Ravi Deshpande' },
  edition: { id: 'edition_guide', title: 'The Guide' },
  book: { id: 'book_guide' },
  score: 80,
  text: 'Read it in <b>one</b> night.',
  writtenAt: '2025-11-10T09:30:00.000Z',
  editedAt: null,
  answer: null,
  answeredAt: null,
  isShown: true,
  removalReason: null,
  answerRemovalReason: null,
  viewerCanEdit: false,
  viewerCanAnswer: false,
  viewerCanWithdrawAnswer: false,
  viewerCanReport: true,
  viewerCanReportAnswer: false,
  viewerCanModerate: false,
  viewerCanRemoveAnswer: false,
  ...changes,
});
