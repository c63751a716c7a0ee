import type { ReviewEvents } from '../../domain/events/reviewEvents.js';
import { reviewAnswered } from '../notifications/kinds/reviewAnswered.js';
import { reviewReceived } from '../notifications/kinds/reviewReceived.js';
import type { EventRegistry, Reaction } from '../recording.js';
import { screensOfShop } from './screens.js';

/** Drops the unsent mail about a withdrawn answer, so that the next answer is announced. */
const recallMailAboutAnswer: Reaction<'ReviewAnswerWithdrawn'> = async (event, tx, { outbox, clock }) => {
  const messages = await reviewAnswered.messagesAfter({ ...event, type: 'ReviewAnswered' }, tx);
  await outbox.recall(tx, messages, clock.now());
};

export const REVIEW_EVENTS: Pick<EventRegistry, keyof ReviewEvents> = {
  ReviewWritten: {
    description: 'A reader reviewed a book or a seller after an order was delivered.',
    topics: screensOfShop,
    mail: [reviewReceived],
  },
  ReviewEdited: { description: 'The author changed a review.' },
  ReviewAnswered: {
    description: 'The seller answered a review.',
    topics: screensOfShop,
    mail: [reviewAnswered],
  },
  ReviewAnswerWithdrawn: {
    description: 'The seller withdrew their answer to a review.',
    topics: screensOfShop,
    reactions: [recallMailAboutAnswer],
  },
  ReviewAnswerRemoved: { description: "A moderator took a seller's answer to a review off the site." },
  ReviewReported: { description: 'A reader reported a review.' },
  ReviewReportDismissed: { description: 'A moderator dismissed a report on a review.' },
  ReviewRemoved: { description: 'A moderator took a review off the site.' },
  ReviewRestored: { description: 'A moderator put a removed review back on the site.' },
};
