import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  abilitiesOf,
  STAFF_ABILITIES,
  SUPPORT_VIEW_ABILITIES,
  type Ability,
} from './abilities.js';
import { AccountKind } from './account.js';
import { roleOf, StaffRole } from './staff.js';

const names = Object.keys(ABILITIES) as Ability[];
const sets: [string, ReadonlySet<Ability>][] = [
  ...Object.values(AccountKind).map((kind): [string, ReadonlySet<Ability>] => [kind, abilitiesOf(kind)]),
  ...Object.entries(STAFF_ABILITIES).map(([kind, abilities]): [string, ReadonlySet<Ability>] => [
    `staff: ${kind}`,
    new Set<Ability>(abilities),
  ]),
];

describe('the table of abilities', () => {
  it('names each by noun and verb, and describes it as to the person who grants it', () => {
    for (const name of names) {
      expect(name).toMatch(/^[a-z]+:[a-z]+(-[a-z]+)?$/);
      expect(ABILITIES[name]).toMatch(/^[A-Z].*[a-z]$/);
    }
  });

  it.each(sets)('lets %s read whatever it may write', (_, abilities) => {
    const reads = [...abilities]
      .filter((name) => name.endsWith(':write'))
      .map((name) => name.replace(':write', ':read'))
      .filter((name) => name in ABILITIES);
    expect(reads.filter((name) => !abilities.has(name as Ability))).toEqual([]);
  });

  it('gives publishers what readers have, and the import', () => {
    const more = [...abilitiesOf('PUBLISHER')].filter((name) => !abilitiesOf('READER').has(name));
    expect(more).toEqual(['listings:import']);
    expect([...abilitiesOf('READER')].filter((name) => !abilitiesOf('PUBLISHER').has(name))).toEqual([]);
  });

  it('gives administrators everything that any staff may do, and nobody else any of it', () => {
    const ofStaff = Object.values(STAFF_ABILITIES).flat();
    const administrator = abilitiesOf('READER', ['ADMINISTRATOR']);
    expect(ofStaff.filter((name) => !administrator.has(name))).toEqual([]);
    for (const kind of Object.values(AccountKind))
      expect(ofStaff.filter((name) => abilitiesOf(kind).has(name))).toEqual([]);
  });

  it('adds what staff may do to what their account may do', () => {
    const both = abilitiesOf('PUBLISHER', ['MODERATOR', 'FINANCE']);
    expect(
      ['listings:import', 'reviews:moderate', 'money:read'].filter((name) => !both.has(name as Ability)),
    ).toEqual([]);
    expect(both.has('staff:grant')).toBe(false);
  });

  it('calls nobody but administrators by their role', () => {
    const called = Object.values(StaffRole).map((role) => roleOf({ kind: 'READER', staffRoles: [role] }));
    expect(called).toEqual(['ADMINISTRATOR', 'READER', 'READER', 'READER']);
  });

  it('lets a support view read what a reader reads, and change nothing', () => {
    const support = [...SUPPORT_VIEW_ABILITIES];
    expect(support.filter((name) => !name.endsWith(':read') || !abilitiesOf('READER').has(name))).toEqual([]);
    expect(support).not.toContain('security:read');
    expect(support).not.toContain('sales:read');
  });

  it('leaves to Panna what only its jobs do', () => {
    const anybody = new Set(sets.flatMap(([, abilities]) => [...abilities]));
    expect(names.filter((name) => !anybody.has(name))).toEqual([
      'mail:send',
      'disputes:expire',
      'approvals:expire',
      'orders:expire',
      'payments:follow',
      'payments:reconcile',
      'payouts:prepare',
      'payouts:send',
      'papers:issue',
      'waiting:tell',
      'secrets:reseal',
      'factors:reset',
      'views:end',
      'records:forget',
    ]);
  });
});
