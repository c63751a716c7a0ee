import type { AccountEvents } from './accountEvents.js';
import type { ApprovalEvents } from './approvalEvents.js';
import type { ComplaintEvents } from './complaintEvents.js';
import type { ListingEvents } from './listingEvents.js';
import type { ModerationEvents } from './moderationEvents.js';
import type { OnlinePaymentEvents } from './onlinePaymentEvents.js';
import type { OrderEvents } from './orderEvents.js';
import type { PayoutEvents } from './payoutEvents.js';
import type { ReaderEvents } from './readerEvents.js';
import type { ReviewEvents } from './reviewEvents.js';
import type { SecurityEvents } from './securityEvents.js';
import type { WaitingEvents } from './waitingEvents.js';

/** The values that JSON can represent without loss. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonSafe<Events extends { [Type in keyof Events]: { readonly [fact: string]: Json } }> = Events;

/**
 * All events of the marketplace. They contain ids instead of texts written by people, because events are stored for a
 * month and read by other parts of Panna. Subscribers read the texts by id.
 */
export type DomainEvents = JsonSafe<
  OrderEvents &
    OnlinePaymentEvents &
    PayoutEvents &
    ApprovalEvents &
    ComplaintEvents &
    ListingEvents &
    AccountEvents &
    ModerationEvents &
    ReaderEvents &
    ReviewEvents &
    SecurityEvents &
    WaitingEvents
>;

/** The name of an event, which determines its details. */
export type EventType = keyof DomainEvents;

/** An event of the given type; of any type by default. */
export type DomainEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each } & DomainEvents[Each];
}[Type];
