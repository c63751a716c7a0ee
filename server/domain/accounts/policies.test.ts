import { expect, it } from 'vitest';
import { principal } from '../../testing/principals.js';
import { canSeeContact } from './policies.js';

const reader = principal('user_reader');
const publisher = principal('user_publisher', 'PUBLISHER');
const visitor = null;

it('contact details are for their owner', () => {
  expect(canSeeContact(reader, reader.id)).toBe(true);
  expect(canSeeContact(publisher, reader.id)).toBe(false);
  expect(canSeeContact(visitor, reader.id)).toBe(false);
});
