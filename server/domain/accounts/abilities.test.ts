import { describe, expect, it } from 'vitest';
import { ABILITIES, abilitiesOf, isStaff, STAFF_ABILITIES, type Ability } from './abilities.js';
import { Role } from './account.js';

const names = Object.keys(ABILITIES) as Ability[];
const sets: [string, ReadonlySet<Ability>][] = [
  ...Object.values(Role).map((role): [string, ReadonlySet<Ability>] => [role, abilitiesOf(role)]),
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
    expect(ofStaff.filter((name) => !abilitiesOf('ADMINISTRATOR').has(name))).toEqual([]);
    for (const role of ['READER', 'PUBLISHER'] as const) {
      expect(ofStaff.filter((name) => abilitiesOf(role).has(name))).toEqual([]);
      expect(isStaff(role)).toBe(false);
    }
    expect(isStaff('ADMINISTRATOR')).toBe(true);
  });

  it('leaves to Panna what only its jobs do', () => {
    const anybody = new Set(sets.flatMap(([, abilities]) => [...abilities]));
    expect(names.filter((name) => !anybody.has(name))).toEqual([
      'mail:send',
      'orders:expire',
      'waiting:tell',
      'factors:reset',
      'records:forget',
    ]);
  });
});
