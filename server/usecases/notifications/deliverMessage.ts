import { isWanted } from '../../domain/notification.js';
import { composeMail } from '../../notifications/composeMail.js';
import type { Site } from '../../notifications/mailParts.js';
import type { Mailer } from '../../notifications/mailer.js';
import { OutboxMessageEntity } from '../../persistence/entities/notifications.js';
import { noteFailure, waitingMessage, type WaitingMessage } from '../../persistence/queries/notifications.js';
import type { Ports } from '../scope.js';
import { findFacts } from './findFacts.js';

/** What delivering mail needs. */
export interface MailPorts extends Pick<Ports, 'database' | 'clock'> {
  mailer: Mailer;
  site: Site;
}

/**
 * Sends a waiting message, or drops it when its person does not want such mail or there is nothing left to tell: that is
 * looked up now, not when it was queued. Throws when the mailer did, after noting why, so that it is tried again.
 *
 * The mail is sent first and noted as sent afterwards. When the process dies between the two, the mail is sent once more
 * under the same Message-ID: SMTP has no way to do both at once.
 */
export async function deliverMessage(ports: MailPorts, messageId: string): Promise<void> {
  const { database, mailer, site } = ports;
  const message = await waitingMessage(database, messageId);
  if (!message) return;
  const facts = await factsToTell(ports, message);
  if (!facts) return settle(ports, messageId, 'droppedAt');
  try {
    await mailer.send({ id: messageId, ...composeMail(facts, message.recipient, site) });
  } catch (error) {
    await noteFailure(database, messageId, String(error));
    throw error;
  }
  await settle(ports, messageId, 'sentAt');
}

async function factsToTell(ports: MailPorts, message: WaitingMessage) {
  return isWanted(message.notification.topic, message.settings) ? findFacts(ports, message) : null;
}

async function settle(
  { database, clock }: MailPorts,
  id: string,
  field: 'sentAt' | 'droppedAt',
): Promise<void> {
  await database.transaction((tx) => tx.update(OutboxMessageEntity, { id }, { [field]: clock.now() }));
}
