import { isWanted } from '../../domain/notifications/notification.js';
import type { Site } from '../../notifications/mailParts.js';
import type { Mailer } from '../../notifications/mailer.js';
import {
  noteDropped,
  noteFailure,
  noteSent,
  type WaitingMessage,
} from '../../persistence/queries/accounts/notifications.js';
import type { Ports } from '../scope.js';
import { kindOf } from './notifications.js';

/** What delivering mail needs. */
export interface MailPorts extends Pick<Ports, 'database' | 'clock' | 'timeZone'> {
  mailer: Mailer;
  site: Site;
}

/**
 * Sends a waiting message, or drops it when its person does not want such mail or there is nothing left to tell: that is
 * looked up now, not when it was queued. Throws when that failed, after noting why, so that it is tried again.
 *
 * The mail is sent first and noted as sent afterwards. When the process dies between the two, the mail is sent once more
 * under the same Message-ID: SMTP has no way to do both at once.
 */
export async function deliverMessage(
  ports: MailPorts,
  message: WaitingMessage,
  signal?: AbortSignal,
): Promise<void> {
  const { database, clock } = ports;
  const wasSent = await send(ports, message, signal).catch(async (error: unknown) => {
    await noteFailure(database, message.id, String(error));
    throw error;
  });
  await (wasSent ? noteSent : noteDropped)(database, message.id, clock.now());
}

/** Answers whether there was something to send. */
async function send(ports: MailPorts, message: WaitingMessage, signal?: AbortSignal): Promise<boolean> {
  const { id, kind: name, about, recipient, settings } = message;
  const kind = kindOf(name);
  const mail = isWanted(kind.setting, settings) ? await kind.compose(ports, about, recipient) : null;
  if (mail) await ports.mailer.send({ id, ...mail }, signal);
  return mail !== null;
}
