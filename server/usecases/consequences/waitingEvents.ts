import type { WaitingEvents } from '../../domain/events/waitingEvents.js';
import { waitingOffMarket } from '../notifications/kinds/waitingOffMarket.js';
import { waitingTold } from '../notifications/kinds/waitingTold.js';
import type { EventRegistry } from '../recording.js';
import { screensOfWaiting } from './screens.js';
import { turnsAfterEnd } from './turns.js';

export const WAITING_EVENTS: Pick<EventRegistry, keyof WaitingEvents> = {
  WaitingListJoined: {
    description: 'A reader joined the waiting list of a book.',
    topics: screensOfWaiting,
  },
  WaitingReaderTold: {
    description: 'A reader’s turn on a waiting list came: a copy is available.',
    topics: screensOfWaiting,
    mail: [waitingTold],
  },
  WaitingEnded: {
    description: 'A reader left a waiting list, rented the book, or the wait ended by itself.',
    topics: screensOfWaiting,
    mail: [waitingOffMarket],
    reactions: [turnsAfterEnd],
  },
};
