import type { LaidOutMail } from './layOut.js';

/** A mail with the id by which a receiver recognises it when it comes twice. */
export interface Mail extends LaidOutMail {
  /** Stable over retries; becomes the Message-ID. */
  id: string;
}

/** Takes mails to people. Throws when it could not, so that the mail is tried again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
