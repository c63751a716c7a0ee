import type { EventType } from '../domain/events/event.js';
import { mailOfVerification, mailOfWelcome } from './consequences/accountMail.js';
import { auditOf } from './consequences/auditLines.js';
import {
  screensOfCart,
  screensOfNewOrder,
  screensOfOrder,
  screensOfSessions,
  screensOfShop,
  screensOfSuspended,
} from './consequences/liveTopics.js';
import { mailOfDeposit, mailOfExtension, mailOfNewOrder, mailOfStep } from './consequences/orderMail.js';
import type { Subscriber } from './consequences/subscriber.js';

/** What follows from each event. Mail to one person leaves in the order of these lines. */
export const SUBSCRIBERS: { readonly [Type in EventType]: readonly Subscriber<Type>[] } = {
  CartChanged: [screensOfCart],
  OrderPlaced: [mailOfNewOrder, screensOfNewOrder],
  FulfillmentStepTaken: [mailOfStep, mailOfDeposit, screensOfOrder],
  RentalExtended: [mailOfExtension, screensOfOrder],
  SellerRated: [screensOfOrder],

  BooksListed: [],
  ListingChanged: [screensOfShop],

  AccountOpened: [mailOfWelcome],
  EmailVerificationRequested: [mailOfVerification],
  EmailVerified: [],
  SessionEnded: [screensOfSessions],
  PasswordChanged: [screensOfSessions, auditOf('PASSWORD_CHANGED')],
  PasswordReset: [screensOfSessions, auditOf('PASSWORD_RESET')],
  AccountClosed: [screensOfSessions, auditOf('ACCOUNT_CLOSED')],
  RoleGranted: [auditOf('ROLE_GRANTED')],
  RoleRevoked: [auditOf('ROLE_REVOKED')],

  ListingReported: [],
  ReportDismissed: [],
  ListingRemoved: [screensOfShop],
  ListingRestored: [screensOfShop],
  AccountSuspended: [screensOfSuspended],
  AccountReinstated: [],
};
