import escapeHtml from 'escape-html';
import { unlinked } from '../domain/shared/webAddress.js';
import type { MailContent, MailRecipient, Site } from './mailParts.js';
import type { Speaker } from './speak.js';

/** A mail ready to be sent, but for its sender and its id. */
export interface LaidOutMail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
}

/** Lays the same content out as HTML and as text. */
export function layOut(
  content: MailContent,
  recipient: MailRecipient,
  speaker: Speaker,
  site: Site,
): LaidOutMail {
  const name = recipient.emailVerified ? recipient.name : '';
  const frame = {
    greeting: name ? speaker.text('greeting', { name: unlinked(name) }) : speaker.text('greetingUnnamed'),
    footer: speaker.text('footer', { product: site.name }),
  };
  const plain = withoutLinks(content);
  return {
    to: { name, address: recipient.email },
    subject: plain.subject,
    html: htmlOf(plain, frame, speaker.tag, site),
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

interface Frame {
  greeting: string;
  footer: string;
}

function textOf({ paragraphs, rows, action }: MailContent, frame: Frame, site: Site): string {
  const table = rows.map(([what, value]) => `  ${what}: ${value}`).join('\n');
  const parts = [frame.greeting, ...paragraphs, table, `${action.label}: ${action.url}`];
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \n${site.name} · ${site.url}\n${frame.footer}\n`;
}

const BODY =
  'margin:0;padding:24px 12px;background:#f5f5f5;color:#212121;font:16px/1.6 -apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
// A word without an end stays in the mail: fixed columns, since mail programs know less of the web than browsers.
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const CARD = 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;' + BREAKS;
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1976d2;color:#ffffff;text-decoration:none;font-weight:600';
const CELL = 'padding:8px 0;border-bottom:1px solid #e0e0e0';

function htmlOf(content: MailContent, frame: Frame, tag: string, site: Site): string {
  const { subject, paragraphs, rows, action } = content;
  const table = rows.map(([what, value]) => row(what, value)).join('');
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title></head>
<body style='${BODY}'><div style="${CARD}">
<p style="margin:0 0 24px;color:#1976d2;font-weight:700">${escapeHtml(site.name)}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
<p>${escapeHtml(frame.greeting)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${table && `<table role="presentation" style="width:100%;table-layout:fixed;border-collapse:collapse;margin:16px 0">${table}</table>`}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>
<p style="margin:24px 0 0;color:#616161;font-size:13px">${escapeHtml(frame.footer)}</p>
</div></body></html>
`;
}

function row(what: string, value: string): string {
  return `<tr><td style="${CELL}">${escapeHtml(what)}</td><td style="${CELL};text-align:right">${escapeHtml(value)}</td></tr>`;
}
