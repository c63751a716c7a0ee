import type { SecurityEvents } from '../../domain/events/securityEvents.js';
import { factorAdded } from '../notifications/kinds/factorAdded.js';
import { factorRemoved } from '../notifications/kinds/factorRemoved.js';
import { intrusionReported } from '../notifications/kinds/intrusionReported.js';
import { recoveryCodeUsed } from '../notifications/kinds/recoveryCodeUsed.js';
import type { EventRegistry } from '../recording.js';
import { screensOfSessions } from './screens.js';
import { keptAs, keptRemovals } from './securityLines.js';
import { viewsAfterSession } from './views.js';

/** Descriptions and consequences of the events about second factors and reported intrusions. */
export const SECURITY_EVENTS: Pick<EventRegistry, keyof SecurityEvents> = {
  SecondFactorAdded: {
    description:
      'The owner of an account added an authenticator app or a passkey. The first one ended the other sessions.',
    topics: (event) => (event.isFirst ? screensOfSessions(event) : []),
    audit: 'SECOND_FACTOR_ADDED',
    mail: [factorAdded],
    reactions: [keptAs('FACTOR_ADDED'), viewsAfterSession],
  },
  SecondFactorRemoved: {
    description: 'The owner of an account removed an authenticator app or a passkey.',
    audit: 'SECOND_FACTOR_REMOVED',
    mail: [factorRemoved],
    reactions: [keptAs('FACTOR_REMOVED')],
  },
  SecondFactorsReset: {
    description: 'The operator removed all second factors of an account, which ended every session.',
    topics: screensOfSessions,
    audit: 'SECOND_FACTORS_RESET',
    reactions: [keptAs('FACTOR_REMOVED'), viewsAfterSession],
  },
  RecoveryCodesMade: {
    description: 'The owner of an account made new recovery codes, which replaced the earlier ones.',
    reactions: [keptAs('RECOVERY_CODES_MADE')],
  },
  RecoveryCodeUsed: {
    description: 'A recovery code was used in place of a second factor.',
    audit: 'RECOVERY_CODE_USED',
    mail: [recoveryCodeUsed],
    reactions: [keptAs('RECOVERY_CODE_USED')],
  },
  IntrusionReported: {
    description:
      'The owner of an account reported an intruder, which ended every session, blocked the password, and removed ' +
      'second factors added since.',
    topics: screensOfSessions,
    audit: 'INTRUSION_REPORTED',
    mail: [intrusionReported],
    reactions: [keptRemovals, keptAs('INTRUSION_REPORTED'), viewsAfterSession],
  },
};
