import { createTransport } from 'nodemailer';
import { BrokenConnection, type Mailer } from './mailer.js';

/** A mail server that does not answer within this time is tried again later. */
const TIMEOUT_MS = 30_000;
/**
 * As many as Postfix opens to one destination. A mail takes four answers of the mail server, so one that answers after
 * 50 ms takes five mails a second on each connection. The address may say otherwise (`?maxConnections=3`).
 */
const CONNECTIONS = 20;

/** Sends through the mail server at this address (smtp:// or smtps://), from this sender. */
export function smtpMailer(url: string, from: string, timeoutMs = TIMEOUT_MS): Mailer {
  const lanes = Number(new URL(url).searchParams.get('maxConnections')) || CONNECTIONS;
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: lanes,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from },
  );
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    lanes,
    async send({ id, ...mail }, signal) {
      try {
        await transport.sendMail({ ...mail, messageId: `<${id}@${domain}>`, signal });
      } catch (error) {
        throw isRefusal(error) ? error : new BrokenConnection(String(error), { cause: error });
      }
    },
    async check() {
      await transport.verify();
    },
    async close() {
      transport.close();
    },
  };
}

/** Whether it is this mail that could not be sent: its server said no to it, or it could not be written. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  // 421 closes the connection, whatever it answers.
  return responseCode !== 421 && ['EENVELOPE', 'EMESSAGE', 'ESTREAM'].includes(code ?? '');
}
