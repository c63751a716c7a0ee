import type { Language } from '../domain/accounts/account.js';
import type { Speaker } from './speak.js';

/** The marketplace that sends the mail: its name, and the base URL of its links, without a slash at the end. */
export interface Site {
  name: string;
  url: string;
}

/** The content of one message, before it is laid out as HTML and as plain text. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** Rows of a table: a label and a value. */
  rows: [string, string][];
  /** Label and address of the mail's button. */
  action: { label: string; url: string };
}

/** The texts before and after the content of a mail, in the recipient's language. */
export interface Frame {
  /** Value of the lang attribute. */
  language: string;
  greeting: string;
  footer: string;
}

export interface MailRecipient {
  email: string;
  name: string;
  language: Language;
  /** If false, the address may belong to a stranger, so the mail contains no names. */
  emailVerified: boolean;
  /** False if the mail goes to an email address of the operator, which has no settings. */
  hasAccount: boolean;
}

/** Returns the button that opens an order. */
export function orderLink(
  orderId: string,
  { text }: Pick<Speaker, 'text'>,
  site: Site,
): MailContent['action'] {
  return { label: text('viewOrder'), url: `${site.url}/orders/${orderId}` };
}

/**
 * Returns the order number that people see: the last six characters of the id, in capitals (docs/marketplace.md,
 * Screens).
 */
export function orderNumber(orderId: string): string {
  return orderId.slice(-6).toUpperCase();
}

/** Puts a text by another person in quotation marks. */
export function quoted(text: string): string {
  return `“${text}”`;
}
