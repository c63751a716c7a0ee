import type { Settings } from '../accounts/account.js';

/** The choices of the settings screen that speak of mail. */
export type MailSettings = Pick<Settings, 'emailNotifications' | 'orderUpdates' | 'newBookAlerts'>;

/** By which choice a person gets a kind of mail. */
export type MailSetting = 'ALWAYS' | 'ANY_MAIL' | 'ORDER_UPDATES' | 'NEW_BOOK_ALERTS';

/** Whether a person with these settings is to get mail of such a kind (docs/marketplace.md, Notifications). */
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

/** How many days before a rental is due its reader is reminded. */
export const REMINDER_DAYS = [3, 1] as const;
