import type { Mail, Mailer } from '../../notifications/mailer.js';
import { waitingMessages } from '../../persistence/queries/accounts/notifications.js';
import type { Jobs } from '../../queue/jobQueue.js';
import { deliverTogether } from '../../usecases/notifications/deliverMessage.js';
import { messageByAddress } from '../../usecases/notifications/messageByAddress.js';
import type { TestMarketplace } from '../marketplace.js';

export const SITE = { name: 'Panna', url: 'https://panna.example' };

/** Records mails instead of sending them. */
export class RecordingMailer implements Mailer {
  readonly mails: Mail[] = [];
  readonly lanes = 1;

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}
}

/** Returns the ports for jobs of this marketplace. */
export function jobPorts({ ports }: TestMarketplace) {
  return ports;
}

/**
 * Runs the queued `message-by-address` jobs. Each puts a message into the outbox if an account has its email address.
 */
export async function findAddressees(marketplace: TestMarketplace): Promise<void> {
  const jobs = await marketplace.database.query<{ data: Jobs['message-by-address'] }>(
    "WITH taken AS (DELETE FROM queue.job WHERE name = 'message-by-address' RETURNING data) SELECT data FROM taken",
  );
  for (const { data } of jobs) await messageByAddress(jobPorts(marketplace), data);
}

/** Delivers all waiting messages in the order of the outbox. Returns all mails that the mailer has sent so far. */
export async function deliverMail(
  marketplace: TestMarketplace,
  mailer = new RecordingMailer(),
): Promise<Mail[]> {
  await findAddressees(marketplace);
  const waiting = await marketplace.database.query<{ id: string }>('SELECT id FROM outbox_messages');
  const ports = { ...jobPorts(marketplace), mailer, site: SITE };
  const messages = await waitingMessages(
    marketplace.database,
    waiting.map(({ id }) => id),
    marketplace.clock.now(),
  );
  for (const message of messages) await deliverTogether(ports, [message]);
  return mailer.mails;
}

/** Returns the subjects of the mails to a person. */
export function subjectsTo(mails: readonly Mail[], { email }: { email: string }): string[] {
  return mails.filter(({ to }) => to.address === email).map(({ subject }) => subject);
}

/** Returns the token of the link in the newest mail to a person. */
export async function mailedToken(
  marketplace: TestMarketplace,
  { email }: { email: string },
): Promise<string | undefined> {
  const mails = await deliverMail(marketplace);
  const text = mails.findLast(({ to }) => to.address === email)?.text ?? '';
  return /\/(?:verify-email|reset-password)\/([\w-]{43})/.exec(text)?.[1];
}
