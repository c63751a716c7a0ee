import { describe, expect, it } from 'vitest';
import { isWanted, type NotificationTopic } from './notification.js';

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

describe('which mail a person wants', () => {
  it('is all of it when every switch is on', () => {
    for (const topic of [...SECURITY, ...ORDERS, 'WELCOME', 'NEW_BOOKS'] as const) {
      expect(isWanted(topic, everything), topic).toBe(true);
    }
  });

  it('is password reset and verification only when mail is off, whatever the other switches say', () => {
    const noMail = { ...everything, emailNotifications: false };
    for (const topic of SECURITY) expect(isWanted(topic, noMail), topic).toBe(true);
    for (const topic of [...ORDERS, 'WELCOME', 'NEW_BOOKS'] as const) {
      expect(isWanted(topic, noMail), topic).toBe(false);
    }
  });

  it('leaves out the changes of orders when order updates are off, and nothing else', () => {
    const noOrders = { ...everything, orderUpdates: false };
    for (const topic of ORDERS) expect(isWanted(topic, noOrders), topic).toBe(false);
    for (const topic of [...SECURITY, 'WELCOME', 'NEW_BOOKS'] as const) {
      expect(isWanted(topic, noOrders), topic).toBe(true);
    }
  });

  it('leaves out the digest of new books unless its switch is on', () => {
    expect(isWanted('NEW_BOOKS', { ...everything, newBookAlerts: false })).toBe(false);
  });
});
