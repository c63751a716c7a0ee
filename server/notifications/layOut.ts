import { unlinked } from '../domain/shared/webAddress.js';
import type { Frame, MailContent, MailRecipient, Site } from './mailParts.js';
import type { Speaker } from './speak.js';

/** A mail ready to be sent, but for its sender and its id. */
export interface LaidOutMail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

/** Lays the same content out as HTML and as text. */
export async function layOut(
  content: MailContent,
  recipient: MailRecipient,
  speaker: Speaker,
  site: Site,
): Promise<LaidOutMail> {
  // Not at the start of the server: it brings React along.
  const { htmlOf } = await import('./MailLayout.js');
  const name = recipient.emailVerified ? recipient.name : '';
  const frame: Frame = {
    language: speaker.tag,
    greeting: name ? speaker.text('greeting', { name: unlinked(name) }) : speaker.text('greetingUnnamed'),
    footer: speaker.text('footer', { product: site.name }),
  };
  const plain = withoutLinks(content);
  return {
    to: { name, address: recipient.email },
    subject: plain.subject,
    html: htmlOf({ content: plain, frame, site }),
    text: textOf(plain, frame, site),
  };
}

/**
 * Titles, names and reasons are other people's: none of it becomes a link, another line of the text or another header. The
 * only link is the one of the action.
 */
function withoutLinks({ subject, paragraphs, rows, action }: MailContent): MailContent {
  const plain = (text: string) => unlinked(text).replaceAll(/\s+/g, ' ');
  return {
    subject: plain(subject),
    paragraphs: paragraphs.map(plain),
    rows: rows.map(([what, value]) => [plain(what), plain(value)]),
    action,
  };
}

function textOf({ paragraphs, rows, action }: MailContent, frame: Frame, site: Site): string {
  const table = rows.map(([what, value]) => `  ${what}: ${value}`).join('\n');
  const parts = [frame.greeting, ...paragraphs, table, `${action.label}: ${action.url}`];
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \n${site.name} · ${site.url}\n${frame.footer}\n`;
}
