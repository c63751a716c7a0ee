import type { ModerationEvents } from '../../domain/events/moderationEvents.js';
import type { EventRegistry } from '../recording.js';
import { screensOfSessions, screensOfShop } from './screens.js';
import { turnsAfterAccount, turnsOfBook } from './turns.js';

/** Descriptions and consequences of the events about reports and moderation. */
export const MODERATION_EVENTS: Pick<EventRegistry, keyof ModerationEvents> = {
  ListingReported: { description: 'A reader reported a listing.' },
  ReportDismissed: { description: 'An administrator dismissed a report on a listing.' },
  ListingRemoved: {
    description: 'An administrator took a listing off the market.',
    topics: screensOfShop,
    reactions: [turnsOfBook],
  },
  ListingRestored: {
    description: 'An administrator put a removed listing back on the market.',
    topics: screensOfShop,
  },
  EditionSplit: { description: 'An administrator moved listings of an edition into a new one.' },
  EditionsJoined: { description: 'An administrator moved all listings of an edition into another one.' },
  AccountSuspended: {
    description:
      'An administrator suspended an account: its sessions ended and its listings left the market.',
    topics: ({ userId }) => [...screensOfShop({ sellerId: userId }), ...screensOfSessions({ userId })],
    reactions: [turnsAfterAccount],
  },
  AccountReinstated: { description: 'An administrator reinstated a suspended account.' },
};
