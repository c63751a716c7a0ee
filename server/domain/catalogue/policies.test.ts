import { describe, expect, it } from 'vitest';
import { powerless, principal } from '../../testing/people/principals.js';
import { canEdit, canRestore, canSeeUnlisted } from './policies.js';

const reader = principal('user_reader');
const publisher = principal('user_publisher', 'PUBLISHER');
const administrator = principal('user_administrator', 'READER', 'ADMINISTRATOR');
const visitor = null;

describe('listings', () => {
  it('what was removed is restored by administrators only, and nothing else is', () => {
    expect([reader, publisher, administrator, visitor].map((who) => canRestore(who, true))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(canRestore(administrator, false)).toBe(false);
  });

  it('off the market are seen by their seller and by moderators, and edited by their seller', () => {
    const book = { sellerId: publisher.id };
    const everybody = [publisher, reader, administrator, visitor, powerless(publisher.id)];
    expect(everybody.map((who) => canSeeUnlisted(who, book))).toEqual([true, false, true, false, false]);
    expect(everybody.map((who) => canEdit(who, book))).toEqual([true, false, false, false, false]);
  });
});
