import { expect, it } from 'vitest';
import { principal } from '../../testing/people/principals.js';
import { canSeeContact, readsContactAsStaff } from './policies.js';

const reader = principal('user_reader');
const publisher = principal('user_publisher', 'PUBLISHER');
const visitor = null;

it('contact details are for their owner', () => {
  expect(canSeeContact(reader, reader.id)).toBe(true);
  expect(canSeeContact(publisher, reader.id)).toBe(false);
  expect(canSeeContact(visitor, reader.id)).toBe(false);
});

it('contact details of others are for support and administrators', () => {
  const staff = (['SUPPORT', 'ADMINISTRATOR', 'FINANCE', 'MODERATOR'] as const).map((role) =>
    principal('user_staff', 'READER', role),
  );
  expect(staff.map((who) => readsContactAsStaff(who, reader.id))).toEqual([true, true, false, false]);
  expect(readsContactAsStaff(staff[0] ?? null, 'user_staff')).toBe(false);
});
