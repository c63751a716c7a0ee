import { logIn } from './people/accounts.js';
import type { TestMarketplace } from './marketplace.js';
import type { Person } from './people/people.js';

/**
 * Advances the clock and logs these people in again, because their sessions expire. Throws if a log-in is refused.
 */
export async function daysLater(
  marketplace: TestMarketplace,
  days: number,
  people: readonly Person[],
): Promise<void> {
  marketplace.clock.advanceDays(days);
  for (const person of people) {
    const { token } = await logIn(marketplace, person.email);
    if (token === null) throw new Error(`${person.email} cannot log in any more`);
    person.token = token;
  }
}

/**
 * Moves the clock to `days` days after `day` (YYYY-MM-DD), or before it if `days` is negative. Logs these people in
 * again.
 */
export async function untilDaysAfter(
  marketplace: TestMarketplace,
  day: string,
  days: number,
  people: readonly Person[],
): Promise<void> {
  const today = marketplace.today();
  const between = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  await daysLater(marketplace, between + days, people);
}
