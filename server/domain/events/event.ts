import type { AccountEvents } from './accountEvents.js';
import type { ListingEvents } from './listingEvents.js';
import type { ModerationEvents } from './moderationEvents.js';
import type { OrderEvents } from './orderEvents.js';
import type { ReaderEvents } from './readerEvents.js';
import type { ReviewEvents } from './reviewEvents.js';
import type { SecurityEvents } from './securityEvents.js';
import type { WaitingEvents } from './waitingEvents.js';

/** What JSON keeps as it is. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonSafe<Events extends { [Type in keyof Events]: { readonly [fact: string]: Json } }> = Events;

/**
 * Everything that can happen in the marketplace and has consequences, with the ids of its facts. An event is
 * kept for a month and read by others, so it contains no text by a person: a subscriber looks a text up by
 * its id.
 */
export type DomainEvents = JsonSafe<
  OrderEvents &
    ListingEvents &
    AccountEvents &
    ModerationEvents &
    ReaderEvents &
    ReviewEvents &
    SecurityEvents &
    WaitingEvents
>;

/** The name of an event. */
export type EventType = keyof DomainEvents;

/** An event, of one type or of any. */
export type DomainEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each } & DomainEvents[Each];
}[Type];
