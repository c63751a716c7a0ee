import type { Language } from '../domain/accounts/account.js';
import type { Speaker } from './speak.js';

/** The marketplace that writes: its name, and the address that links begin with (no slash at the end). */
export interface Site {
  name: string;
  url: string;
}

/** What one mail says, before it is laid out as HTML and as text. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Two columns: what, and how much. */
  rows: [string, string][];
  /** The one thing to do. */
  action: { label: string; url: string };
}

/** What stands around the content of every mail. */
export interface Frame {
  /** The tag for the lang attribute. */
  language: string;
  greeting: string;
  footer: string;
}

/** Whom a mail is for. */
export interface MailRecipient {
  email: string;
  name: string;
  language: Language;
  /** An address that is not may be a stranger's: such mails name nobody. */
  emailVerified: boolean;
}

/** The way to an order. */
export function orderLink(
  orderId: string,
  { text }: Pick<Speaker, 'text'>,
  site: Site,
): MailContent['action'] {
  return { label: text('viewOrder'), url: `${site.url}/orders/${orderId}` };
}

/** Orders are shown by the last six characters of their id (docs/marketplace.md, Screens). */
export function orderNumber(orderId: string): string {
  return orderId.slice(-6).toUpperCase();
}

/** What somebody else wrote. */
export function quoted(text: string): string {
  return `“${text}”`;
}
