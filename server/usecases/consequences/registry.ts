import type { EventRegistry } from '../recording.js';
import { ACCOUNT_EVENTS } from './accountEvents.js';
import { APPROVAL_EVENTS } from './approvalEvents.js';
import { COMPLAINT_EVENTS } from './complaintEvents.js';
import { LISTING_EVENTS } from './listingEvents.js';
import { MODERATION_EVENTS } from './moderationEvents.js';
import { ONLINE_PAYMENT_EVENTS } from './onlinePaymentEvents.js';
import { ORDER_EVENTS } from './orderEvents.js';
import { PAYOUT_EVENTS } from './payoutEvents.js';
import { READER_EVENTS } from './readerEvents.js';
import { REVIEW_EVENTS } from './reviewEvents.js';
import { SECURITY_EVENTS } from './securityEvents.js';
import { WAITING_EVENTS } from './waitingEvents.js';

/** The registry of all event types, with their descriptions and consequences. */
export const EVENTS: EventRegistry = {
  ...ORDER_EVENTS,
  ...ONLINE_PAYMENT_EVENTS,
  ...PAYOUT_EVENTS,
  ...APPROVAL_EVENTS,
  ...COMPLAINT_EVENTS,
  ...LISTING_EVENTS,
  ...ACCOUNT_EVENTS,
  ...MODERATION_EVENTS,
  ...READER_EVENTS,
  ...REVIEW_EVENTS,
  ...SECURITY_EVENTS,
  ...WAITING_EVENTS,
};
