import type { Mail, Mailer } from '../notifications/mailer.js';
import { pgBossQueue } from '../queue/pgBossQueue.js';
import { deliverMessage } from '../usecases/notifications/deliverMessage.js';
import { queuedOutbox } from '../usecases/notifications/outbox.js';
import type { TestMarketplace } from './marketplace.js';

export const SITE = { name: 'Panna', url: 'https://panna.example' };

/** Keeps what it is given. */
export class RecordingMailer implements Mailer {
  readonly mails: Mail[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  async close(): Promise<void> {}
}

/** What a job of this marketplace is given. */
export function jobPorts({ database, clock }: TestMarketplace) {
  return { database, clock, outbox: queuedOutbox(pgBossQueue(database)) };
}

/** Delivers every waiting message in the order in which they were put into the outbox; answers what was mailed. */
export async function deliverMail(
  marketplace: TestMarketplace,
  mailer = new RecordingMailer(),
): Promise<Mail[]> {
  const waiting = await marketplace.database.query<{ id: string }>(
    'SELECT id FROM outbox_messages WHERE sent_at IS NULL AND dropped_at IS NULL ORDER BY created_at, id',
  );
  const ports = { ...jobPorts(marketplace), mailer, site: SITE };
  for (const { id } of waiting) await deliverMessage(ports, id);
  return mailer.mails;
}

/** The subjects of the mails to a person. */
export function subjectsTo(mails: readonly Mail[], { email }: { email: string }): string[] {
  return mails.filter(({ to }) => to.address === email).map(({ subject }) => subject);
}
