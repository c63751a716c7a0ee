import type { ModerationEvents } from '../../domain/events/moderationEvents.js';
import type { EventRegistry } from '../recording.js';
import { screensOfSessions, screensOfShop } from './screens.js';
import { turnsAfterAccount, turnsOfBook } from './turns.js';

/** Descriptions and consequences of the events about reports and moderation. */
export const MODERATION_EVENTS: Pick<EventRegistry, keyof ModerationEvents> = {
  ListingReported: { description: 'A reader reported a listing.' },
  ReportDismissed: { description: 'A moderator dismissed a report on a listing.' },
  ListingRemoved: {
    description: 'A moderator took a listing off the market.',
    topics: screensOfShop,
    reactions: [turnsOfBook],
  },
  ListingRestored: {
    description: 'A moderator put a removed listing back on the market.',
    topics: screensOfShop,
  },
  EditionSplit: { description: 'A moderator moved listings of an edition into a new one.' },
  EditionsJoined: { description: 'A moderator moved all listings of an edition into another one.' },
  AccountSuspended: {
    description:
      'An administrator suspended an account: its sessions ended and its listings left the market.',
    topics: ({ userId }) => [...screensOfShop({ sellerId: userId }), ...screensOfSessions({ userId })],
    reactions: [turnsAfterAccount],
  },
  AccountReinstated: { description: 'An administrator reinstated a suspended account.' },
};
