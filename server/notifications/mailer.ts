import type { LaidOutMail } from './layOut.js';

/** A mail with an id that lets mail programs recognise duplicates. */
export interface Mail extends LaidOutMail {
  /** Identifies the mail in all attempts to send it. Becomes the Message-ID header. */
  id: string;
}

/** Sends mails, over SMTP or to files. */
export interface Mailer {
  /** Maximum number of mails sent at the same time. */
  readonly lanes: number;
  /**
   * Sends a mail. Throws an Error if the mail was not sent, so that the caller tries again. Throws a `BrokenConnection`
   * unless the fault lies with this mail. Aborting the signal ends the attempt at once.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Throws an Error if no mail can be sent at present. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The mail server could not be reached or stopped responding, so the next mail would probably fail as well. */
export class BrokenConnection extends Error {}
