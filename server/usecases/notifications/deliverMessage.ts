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

export interface MailPorts extends Pick<Ports, 'database' | 'clock' | 'timeZone' | 'deadlineDays'> {
  mailer: Mailer;
  site: Site;
}

/**
 * Sends waiting messages to one person as one mail. Drops messages that are outdated or that the person no longer
 * wants; both are decided now, not when the message was queued. If sending fails, records the error and throws it, so
 * that the messages are retried.
 *
 * The mail is sent before it is recorded as sent, because the two cannot be one transaction. If the process dies in
 * between, the mail is sent once more under the same Message-ID.
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

/** Sends the mail and returns the ids of the messages in it. Sends nothing if no message is wanted. */
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
