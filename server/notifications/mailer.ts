import type { LaidOutMail } from './layOut.js';

/** A mail with the id by which a receiver recognises it when it comes twice. */
export interface Mail extends LaidOutMail {
  /** Stable over retries; becomes the Message-ID. */
  id: string;
}

/** Takes mails to people. */
export interface Mailer {
  /** How many mails it takes at the same time. */
  readonly lanes: number;
  /**
   * Throws when it could not, so that the mail is tried again: a `BrokenConnection` when nobody refused the mail.
   * The signal makes it give up at once.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Throws when mail would not leave now, whatever it says. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The mail server could not be spoken to, or fell silent: the next mail would most likely fare the same. */
export class BrokenConnection extends Error {}
