import type { Settings } from '../accounts/account.js';
import type { ReachedStatus } from '../orders/orderStatus.js';

/** Something to tell a person by mail. It names what it is about; the facts are looked up when it is sent. */
export type Notification =
  | { topic: 'WELCOME' }
  | { topic: 'EMAIL_VERIFICATION' }
  | { topic: 'PASSWORD_RESET' }
  | { topic: 'LOG_IN_ATTEMPTS' }
  | { topic: 'ORDER_PLACED'; orderId: string }
  | { topic: 'ORDER_RECEIVED'; fulfillmentId: string }
  | { topic: 'STATUS_CHANGED'; fulfillmentId: string; status: ReachedStatus }
  | { topic: 'DUE_SOON'; orderItemId: string; dueOn: string; days: number }
  | { topic: 'OVERDUE'; orderItemId: string; dueOn: string }
  | { topic: 'RENTAL_EXTENDED'; orderItemId: string; dueOn: string }
  | { topic: 'DEPOSIT_RETURNED'; fulfillmentId: string }
  | { topic: 'NEW_BOOKS'; day: string };
export type NotificationTopic = Notification['topic'];

/** The choices of the settings screen that speak of mail. */
export type MailSettings = Pick<Settings, 'emailNotifications' | 'orderUpdates' | 'newBookAlerts'>;

type Switch = 'ALWAYS' | 'ANY_MAIL' | 'ORDER_UPDATES' | 'NEW_BOOK_ALERTS';

const SWITCH: Record<NotificationTopic, Switch> = {
  WELCOME: 'ANY_MAIL',
  EMAIL_VERIFICATION: 'ALWAYS',
  PASSWORD_RESET: 'ALWAYS',
  LOG_IN_ATTEMPTS: 'ALWAYS',
  ORDER_PLACED: 'ORDER_UPDATES',
  ORDER_RECEIVED: 'ORDER_UPDATES',
  STATUS_CHANGED: 'ORDER_UPDATES',
  DUE_SOON: 'ORDER_UPDATES',
  OVERDUE: 'ORDER_UPDATES',
  RENTAL_EXTENDED: 'ORDER_UPDATES',
  DEPOSIT_RETURNED: 'ORDER_UPDATES',
  NEW_BOOKS: 'NEW_BOOK_ALERTS',
};

/** Whether a person with these settings is to get such mail (docs/marketplace.md, Notifications). */
export function isWanted(topic: NotificationTopic, settings: MailSettings): boolean {
  const { emailNotifications, orderUpdates, newBookAlerts } = settings;
  const wanted: Record<Switch, boolean> = {
    ALWAYS: true,
    ANY_MAIL: emailNotifications,
    ORDER_UPDATES: emailNotifications && orderUpdates,
    NEW_BOOK_ALERTS: emailNotifications && newBookAlerts,
  };
  return wanted[SWITCH[topic]];
}

/** How many days before a rental is due its reader is reminded. */
export const REMINDER_DAYS = [3, 1] as const;
