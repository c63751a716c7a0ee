import { isWanted } from '../../domain/notifications/notification.js';
import { layOut } from '../../notifications/layOut.js';
import type { MailContent, Site } from '../../notifications/mailParts.js';
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
 * Sends waiting messages to one person as one mail, or drops those that the person does not want or that have nothing left to
 * tell: that is looked up now, not when they were queued. Throws when that failed, after noting why, so that it is tried
 * again.
 *
 * The mail is sent first and noted as sent afterwards. When the process dies between the two, the mail is sent once more
 * under the same Message-ID: SMTP has no way to do both at once.
 */
export async function deliverTogether(
  ports: MailPorts,
  messages: readonly [WaitingMessage, ...WaitingMessage[]],
  signal?: AbortSignal,
): Promise<void> {
  const { database, clock } = ports;
  const ids = messages.map(({ id }) => id);
  const sent = await send(ports, messages, signal).catch(async (error: unknown) => {
    await noteFailure(database, ids, String(error));
    throw error;
  });
  const dropped = ids.filter((id) => !sent.includes(id));
  if (sent.length > 0) await noteSent(database, sent, clock.now());
  if (dropped.length > 0) await noteDropped(database, dropped, clock.now());
}

/** Returns the ids of the messages that the mail told of; none if there was nothing to send. */
async function send(
  ports: MailPorts,
  messages: readonly [WaitingMessage, ...WaitingMessage[]],
  signal?: AbortSignal,
): Promise<string[]> {
  const parts: { id: string; content: MailContent }[] = [];
  for (const { id, kind: name, about, recipient, settings } of messages) {
    const kind = kindOf(name);
    const content = isWanted(kind.setting, settings) ? await kind.compose(ports, about, recipient) : null;
    if (content) parts.push({ id, content });
  }
  const [first, ...others] = parts;
  if (!first) return [];
  const contents = [first.content, ...others.map(({ content }) => content)] as const;
  const mail = await layOut(contents, messages[0].recipient, ports.site);
  await ports.mailer.send({ id: first.id, ...mail }, signal);
  return parts.map(({ id }) => id);
}
