import type { ListingEvents } from '../../domain/events/listingEvents.js';
import type { EventRegistry } from '../recording.js';
import { screensOfShop } from './screens.js';
import { turnsOfBook } from './turns.js';

export const LISTING_EVENTS: Pick<EventRegistry, keyof ListingEvents> = {
  BooksListed: { description: 'A seller listed books: one by a form, or many by an import.' },
  ListingChanged: {
    description: 'A seller edited a listing, changed its copies, took it off the market or put it back.',
    topics: screensOfShop,
    reactions: [turnsOfBook],
  },
};
