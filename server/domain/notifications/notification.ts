import type { Settings } from '../accounts/account.js';

/** The settings of an account that turn mails on or off. */
export type MailSettings = Pick<Settings, 'emailNotifications' | 'orderUpdates' | 'newBookAlerts'>;

/** The setting that controls a kind of mail. */
export type MailSetting = 'ALWAYS' | 'ANY_MAIL' | 'ORDER_UPDATES' | 'NEW_BOOK_ALERTS';

/**
 * True if an account with these settings receives mails that `setting` controls (docs/marketplace.md, Notifications).
 */
export function isWanted(setting: MailSetting, settings: MailSettings): boolean {
  const { emailNotifications, orderUpdates, newBookAlerts } = settings;
  const wanted: Record<MailSetting, boolean> = {
    ALWAYS: true,
    ANY_MAIL: emailNotifications,
    ORDER_UPDATES: emailNotifications && orderUpdates,
    NEW_BOOK_ALERTS: emailNotifications && newBookAlerts,
  };
  return wanted[setting];
}

/** Days before the due date on which buyers of rentals are reminded. */
export const REMINDER_DAYS = [3, 1] as const;
