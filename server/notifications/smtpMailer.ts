import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.js';

/** A mail server that does not answer within this time is tried again later. */
const TIMEOUT_MS = 30_000;

/** Sends through the mail server at this address (smtp:// or smtps://), from this sender. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>` });
    },
    async close() {
      transport.close();
    },
  };
}
