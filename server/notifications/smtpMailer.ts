import { createTransport } from 'nodemailer';
import { BrokenConnection, type Mailer } from './mailer.js';

/** Milliseconds that the mail server may take to respond. After that the mail fails and is retried later. */
const TIMEOUT_MS = 30_000;
/**
 * Default number of connections, the same as Postfix's limit for one destination. The address can set another number
 * (`?maxConnections=3`). The mail server responds four times for each mail. If each response takes 50 ms, a connection
 * sends five mails a second.
 */
const CONNECTIONS = 20;

/** Returns a mailer that sends through the mail server at this address (smtp:// or smtps://), from this sender. */
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

/**
 * True if the fault lies with this mail: the server refused it, or it could not be composed. Other mails can still be
 * sent.
 */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  // With code 421 the server closes the connection, so the mail itself was not refused.
  return responseCode !== 421 && ['EENVELOPE', 'EMESSAGE', 'ESTREAM'].includes(code ?? '');
}
