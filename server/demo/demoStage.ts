import type { AccountKind } from '../domain/accounts/account.js';
import { accountPrincipal } from '../domain/accounts/principal.js';
import { signUpPublisher } from '../usecases/accounts/signUpPublisher.js';
import { signUpReader } from '../usecases/accounts/signUpReader.js';
import { updateProfile } from '../usecases/accounts/updateProfile.js';
import type { Ports, Scope } from '../usecases/scope.js';
import { DEMO_PASSWORD, DEMO_PUBLISHERS, DEMO_READERS, type DemoPersonKey } from './demoPeople.js';

const DAY_MS = 86_400_000;
const caller = { token: null, address: 'demo', userAgent: null };

/**
 * The accounts of the demo people. Their scopes have a clock that is set back, so that use-cases can run on past
 * days.
 */
export class DemoStage {
  private readonly people = new Map<DemoPersonKey, { id: string; kind: AccountKind }>();

  private constructor(private readonly ports: Ports) {}

  /** Signs up all demo people and saves their UPI addresses. */
  static async open(ports: Ports): Promise<DemoStage> {
    const stage = new DemoStage(ports);
    const passwords = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    for (const { key, joinedDaysAgo, ...publisher } of DEMO_PUBLISHERS) {
      const { userId } = await signUpPublisher(stage.visitorOf(joinedDaysAgo), {
        ...publisher,
        ...passwords,
      });
      stage.people.set(key, { id: userId, kind: 'PUBLISHER' });
    }
    for (const { key, joinedDaysAgo, ...reader } of DEMO_READERS) {
      const { userId } = await signUpReader(stage.visitorOf(joinedDaysAgo), { ...reader, ...passwords });
      stage.people.set(key, { id: userId, kind: 'READER' });
    }
    // The handle belongs to no bank, so the demo people cannot be paid.
    for (const { key, joinedDaysAgo } of [...DEMO_PUBLISHERS, ...DEMO_READERS]) {
      await updateProfile(stage.scopeOf(key, joinedDaysAgo), { upiAddress: `${key}@pannademo` });
    }
    return stage;
  }

  idOf(key: DemoPersonKey): string {
    return this.person(key).id;
  }

  /** Returns the scope of a person, with the clock set back by this many days. */
  scopeOf(key: DemoPersonKey, daysAgo: number): Scope {
    const person = accountPrincipal(this.person(key), { kind: 'DEMO' });
    return { ...this.visitorOf(daysAgo), principal: async () => person };
  }

  /** Returns the scope of a visitor, with the clock set back by this many days. */
  private visitorOf(daysAgo: number): Scope {
    const then = new Date(this.ports.clock.now().getTime() - daysAgo * DAY_MS);
    return { ...this.ports, clock: { now: () => then }, caller, principal: async () => null };
  }

  private person(key: DemoPersonKey): { id: string; kind: AccountKind } {
    const person = this.people.get(key);
    if (!person) throw new Error(`The demo data speaks of ${key}, who has no account`);
    return person;
  }
}
