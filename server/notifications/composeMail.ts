import { layOut, type LaidOutMail } from './layOut.js';
import { contentOf } from './mailContent.js';
import type { MailFacts, MailRecipient } from './mailFacts.js';
import type { Site } from './mailParts.js';
import { speakerOf } from './speak.js';

/** Writes a mail in the recipient's language, as HTML and as text. */
export function composeMail(facts: MailFacts, recipient: MailRecipient, site: Site): LaidOutMail {
  const speaker = speakerOf(recipient.language);
  return layOut(contentOf(facts, speaker, site), recipient, speaker, site);
}
