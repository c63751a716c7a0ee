import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { isWanted, type MailSettings } from '../../domain/notifications/notification.js';
import { kindOf, NOTIFICATIONS } from './notifications.js';

const SECURITY: string[] = ['EMAIL_VERIFICATION', 'PASSWORD_RESET'];
const ORDERS: string[] = [
  'ORDER_PLACED',
  'ORDER_RECEIVED',
  'STATUS_CHANGED',
  'DISPUTE_CHANGED',
  'DEADLINE_SOON',
  'DUE_SOON',
  'OVERDUE',
  'RENTAL_SENT_BACK',
  'DEPOSIT_RETURNED',
];
const everything = { emailNotifications: true, orderUpdates: true, newBookAlerts: true };

const wantedOf = (topics: readonly string[], settings: MailSettings) =>
  topics.filter((topic) => isWanted(kindOf(topic).setting, settings));

describe('which mail a person wants', () => {
  const OTHERS: string[] = ['WELCOME', 'NEW_BOOKS'];
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
    expect(isWanted(kindOf('NEW_BOOKS').setting, { ...everything, newBookAlerts: false })).toBe(false);
  });
});

describe('the registry of notifications', () => {
  it('holds every kind, each under a name of its own', () => {
    const entries = readdirSync(new URL('./kinds', import.meta.url), { recursive: true, encoding: 'utf8' });
    const files = entries.filter((entry) => entry.endsWith('.ts'));
    expect(new Set(NOTIFICATIONS.map(({ name }) => name)).size).toBe(files.length);
    expect(NOTIFICATIONS).toHaveLength(files.length);
  });

  it('knows no other', () => {
    expect(() => kindOf('NONE')).toThrow('There is no notification NONE');
  });
});
