import type { EventType } from '../domain/events/event.js';
import { auditOf } from './consequences/auditLines.js';
import {
  screensOfCart,
  screensOfNewOrder,
  screensOfOrder,
  screensOfSessions,
  screensOfShop,
  screensOfSuspended,
} from './consequences/liveTopics.js';
import type { Subscriber } from './consequences/subscriber.js';
import {
  endOfWaiting,
  screensOfWaiting,
  turnsAfterAccount,
  turnsAfterEnd,
  turnsAfterStep,
  turnsOfBook,
} from './consequences/waiting.js';

/** What follows from each event, beside the mail that tells of it (notifications/notifications.ts). */
export const SUBSCRIBERS: { readonly [Type in EventType]: readonly Subscriber<Type>[] } = {
  CartChanged: [screensOfCart],
  OrderPlaced: [screensOfNewOrder, endOfWaiting],
  FulfillmentStepTaken: [screensOfOrder, turnsAfterStep],
  RentalExtended: [screensOfOrder],
  OrderPhotoAdded: [screensOfOrder],
  SellerRated: [screensOfOrder],

  BooksListed: [],
  ListingChanged: [screensOfShop, turnsOfBook],

  AccountOpened: [],
  EmailVerificationRequested: [],
  EmailVerified: [],
  SessionEnded: [screensOfSessions],
  PasswordChanged: [screensOfSessions, auditOf('PASSWORD_CHANGED')],
  PasswordReset: [screensOfSessions, auditOf('PASSWORD_RESET')],
  AccountClosed: [screensOfSessions, auditOf('ACCOUNT_CLOSED'), turnsAfterAccount],
  RoleGranted: [auditOf('ROLE_GRANTED')],
  RoleRevoked: [auditOf('ROLE_REVOKED')],

  ListingReported: [],
  ReportDismissed: [],
  ListingRemoved: [screensOfShop, turnsOfBook],
  ListingRestored: [screensOfShop],
  EditionSplit: [],
  EditionsJoined: [],
  AccountSuspended: [screensOfSuspended, turnsAfterAccount],
  AccountReinstated: [],

  ReviewWritten: [screensOfShop],
  ReviewEdited: [],
  ReviewAnswered: [screensOfShop],
  ReviewReported: [],
  ReviewReportDismissed: [],
  ReviewRemoved: [],
  ReviewRestored: [],

  WaitingListJoined: [screensOfWaiting],
  WaitingReaderTold: [screensOfWaiting],
  WaitingEnded: [screensOfWaiting, turnsAfterEnd],
};
