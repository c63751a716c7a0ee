import type { Language } from '../domain/accounts/account.js';
import { unlinked } from '../domain/shared/webAddress.js';
import type { Frame, MailContent, MailRecipient, Site } from './mailParts.js';
import { speakerOf, type Speaker } from './speak.js';

/** A mail that is ready to be sent, without its sender and id. */
export interface LaidOutMail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

/** Contents of one mail: one message, or several of the same thread. */
type Contents = readonly [MailContent, ...MailContent[]];

const speakers = new Map<Language, Speaker>();

/**
 * Returns the formatter for the texts that all mails share, such as the greeting. Creates one formatter for each
 * language.
 */
function speakerOfFrame(language: Language): Speaker {
  const speaker = speakers.get(language) ?? speakerOf(language, { EN: {}, HI: {}, GU: {} });
  speakers.set(language, speaker);
  return speaker;
}

/** Lays out the same contents as HTML and as plain text. */
export async function layOut(contents: Contents, recipient: MailRecipient, site: Site): Promise<LaidOutMail> {
  // Imported on first use, because loading React would delay the start of the server.
  const { htmlOf } = await import('./MailLayout.js');
  const { tag, text } = speakerOfFrame(recipient.language);
  const name = recipient.emailVerified ? recipient.name : '';
  const frame: Frame = {
    language: tag,
    greeting: name ? text('greeting', { name: unlinked(name) }) : text('greetingUnnamed'),
    footer: text(recipient.hasAccount ? 'footer' : 'footerByAddress', { product: site.name }),
  };
  const parts = contents.map(withoutLinks);
  const [only, ...more] = parts;
  const subject = only && more.length === 0 ? only.subject : text('gathered', { count: parts.length });
  return {
    to: { name, address: recipient.email },
    subject,
    html: htmlOf({ subject, parts, frame, site }),
    text: textOf(parts, frame, site),
  };
}

/**
 * Prevents texts by other people, such as titles, names and reasons, from becoming links, extra lines or mail
 * headers. Only the actions remain links.
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

function textOf(parts: readonly MailContent[], frame: Frame, site: Site): string {
  const told = parts.flatMap(({ subject, paragraphs, rows, action }) => [
    ...(parts.length > 1 ? [subject] : []),
    ...paragraphs,
    rows.map(([what, value]) => `  ${what}: ${value}`).join('\n'),
    `${action.label}: ${action.url}`,
  ]);
  const all = [frame.greeting, ...told].filter(Boolean).join('\n\n');
  return `${all}\n\n-- \n${site.name} · ${site.url}\n${frame.footer}\n`;
}
