import { describe, expect, it } from 'vitest';
import { isWanted, type MailSettings, type NotificationTopic } from './notification.js';

const SECURITY: NotificationTopic[] = ['EMAIL_VERIFICATION', 'PASSWORD_RESET'];
const ORDERS: NotificationTopic[] = [
  'ORDER_PLACED',
  'ORDER_RECEIVED',
  'STATUS_CHANGED',
  'DUE_SOON',
  'OVERDUE',
  'DEPOSIT_RETURNED',
];
const everything = { emailNotifications: true, orderUpdates: true, newBookAlerts: true };

const wantedOf = (topics: readonly NotificationTopic[], settings: MailSettings) =>
  topics.filter((topic) => isWanted(topic, settings));

describe('which mail a person wants', () => {
  const OTHERS: NotificationTopic[] = ['WELCOME', 'NEW_BOOKS'];
  const all = [...SECURITY, ...ORDERS, ...OTHERS];

  it('is all of it when every switch is on', () => {
    expect(wantedOf(all, everything)).toEqual(all);
  });

  it('is password reset and verification only when mail is off, whatever the other switches say', () => {
    expect(wantedOf(all, { ...everything, emailNotifications: false })).toEqual(SECURITY);
  });

  it('leaves out the changes of orders when order updates are off, and nothing else', () => {
    expect(wantedOf(all, { ...everything, orderUpdates: false })).toEqual([...SECURITY, ...OTHERS]);
  });

  it('leaves out the digest of new books unless its switch is on', () => {
    expect(isWanted('NEW_BOOKS', { ...everything, newBookAlerts: false })).toBe(false);
  });
});
