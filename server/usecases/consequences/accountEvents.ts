import type { AccountEvents } from '../../domain/events/accountEvents.js';
import { emailVerification } from '../notifications/kinds/emailVerification.js';
import { newDevice } from '../notifications/kinds/newDevice.js';
import { supportViewEnded } from '../notifications/kinds/supportViewEnded.js';
import { welcome } from '../notifications/kinds/welcome.js';
import type { EventRegistry } from '../recording.js';
import { screensOfSessions } from './screens.js';
import { keptAs } from './securityLines.js';
import { turnsAfterAccount } from './turns.js';
import { viewsAfterSession } from './views.js';

export const ACCOUNT_EVENTS: Pick<EventRegistry, keyof AccountEvents> = {
  AccountOpened: { description: 'Somebody opened an account.', mail: [welcome] },
  EmailVerificationRequested: {
    description: 'The owner of an account asked for another mail to verify its address.',
    mail: [emailVerification],
  },
  EmailVerified: { description: 'The owner of an account verified its email address.' },
  SessionStarted: {
    description: 'Somebody signed up, logged in, or got a new session with a new password.',
    mail: [newDevice],
  },
  SessionEnded: {
    description: 'The owner of an account logged out or ended a session.',
    topics: screensOfSessions,
    reactions: [keptAs('SESSION_ENDED'), viewsAfterSession],
  },
  ProfileChanged: { description: 'The owner of an account changed its phone number or address.' },
  AddressesChanged: { description: 'The owner of an account added, changed or removed a saved address.' },
  SettingsChanged: { description: 'The owner of an account changed its settings.' },
  PasswordChanged: {
    description: 'The owner of an account changed its password, which ended every session.',
    topics: screensOfSessions,
    audit: 'PASSWORD_CHANGED',
    reactions: [keptAs('PASSWORD_CHANGED'), viewsAfterSession],
  },
  PasswordReset: {
    description: 'A new password was set by a mailed link, which ended every session.',
    topics: screensOfSessions,
    audit: 'PASSWORD_RESET',
    reactions: [keptAs('PASSWORD_RESET'), viewsAfterSession],
  },
  AccountClosed: {
    description: 'The owner closed an account, which ended every session.',
    topics: screensOfSessions,
    audit: 'ACCOUNT_CLOSED',
    reactions: [turnsAfterAccount, viewsAfterSession],
  },
  RoleGranted: {
    description: 'The operator or an administrator made an account staff.',
    audit: 'ROLE_GRANTED',
  },
  RoleRevoked: {
    description: 'The operator or an administrator took a role of staff away from an account.',
    audit: 'ROLE_REVOKED',
    reactions: [viewsAfterSession],
  },
  SupportViewStarted: {
    description: 'A member of support began to see the site as an account sees it.',
    audit: 'SUPPORT_VIEW_STARTED',
  },
  SupportViewEnded: {
    description: 'A member of support no longer sees the site as an account sees it.',
    topics: screensOfSessions,
    mail: [supportViewEnded],
  },
};
