import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from './config.js';
import { isLoopback, type MailPageOptions } from './http/mailPage.js';
import { fileMailer } from './notifications/fileMailer.js';
import type { Mailer } from './notifications/mailer.js';
import { smtpMailer } from './notifications/smtpMailer.js';

const mailFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'mail');

/**
 * Returns a mailer that sends through the configured mail server. Without a mail server, it writes mails to files.
 */
export function createMailer(config: Pick<Config, 'dataDir' | 'smtpUrl' | 'mailFrom'>): Mailer {
  return config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : fileMailer(mailFolderOf(config));
}

/**
 * Returns the options of the page that shows mails written to files, with a new key at each start. Returns null if a
 * mail server is configured. Also returns null if a public URL is set or other machines can reach the server, because
 * the mails contain links that open accounts.
 */
export function mailsToShow(
  config: Pick<Config, 'dataDir' | 'smtpUrl' | 'host' | 'publicUrl'>,
): MailPageOptions | null {
  if (config.smtpUrl || config.publicUrl || !isLoopback(config.host)) return null;
  return { folder: mailFolderOf(config), key: randomBytes(18).toString('base64url') };
}
