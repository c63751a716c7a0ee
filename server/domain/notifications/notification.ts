import type { Settings } from '../accounts/account.js';

/** The choices about mail on the settings screen. */
export type MailSettings = Pick<Settings, 'emailNotifications' | 'orderUpdates' | 'newBookAlerts'>;

/** The choice that controls a kind of mail. */
export type MailSetting = 'ALWAYS' | 'ANY_MAIL' | 'ORDER_UPDATES' | 'NEW_BOOK_ALERTS';

/** True if a person with these settings gets mail of this kind (docs/marketplace.md, Notifications). */
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

/** Days before a rental is due on which its reader is reminded. */
export const REMINDER_DAYS = [3, 1] as const;
