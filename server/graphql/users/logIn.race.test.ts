import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../testing/people/accounts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader } from '../../testing/people/people.js';

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('a log-in while the account changes', () => {
  let marketplace: TestMarketplace;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
  });
  afterAll(() => marketplace.close());

  const isWaiting = async () => {
    const waiting = await marketplace.database.query(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    return waiting.length > 0;
  };

  it.each([
    ["password_hash = 'another'", 'the password is changed'],
    ['closed_at = now()', 'it is closed'],
    ['suspended_at = now()', 'it is suspended'],
  ])('waits for a change that is under way (%s), and opens nothing when %s', async (change) => {
    const meera = await signUpReader(marketplace, 'Meera');
    const { database } = marketplace;
    const answer = await database.transaction(async (tx) => {
      await tx.query(`UPDATE users SET ${change} WHERE id = $1`, [meera.id]);
      const answers: unknown[] = [];
      const asked = logIn(marketplace, meera.email).finally(() => answers.push(null));
      while (answers.length === 0 && !(await isWaiting()));
      await tx.query('DELETE FROM sessions WHERE user_id = $1', [meera.id]);
      return { asked };
    });
    expect((await answer.asked).userErrors.map(({ code }) => code)).toEqual(['WRONG_CREDENTIALS']);
    expect(await database.query('SELECT FROM sessions WHERE user_id = $1', [meera.id])).toEqual([]);
  });
});
