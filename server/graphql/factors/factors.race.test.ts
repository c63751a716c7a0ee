import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logIn, viewerOf } from '../../testing/people/accounts.js';
import { addApp, challengeOf, confirm } from '../../testing/people/factors.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { Passkey } from '../../testing/people/passkey.js';
import { addPasskey, logInWithPasskey } from '../../testing/people/passkeys.js';
import { signUpReader } from '../../testing/people/people.js';

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

const ROUNDS = 5;
const AT_ONCE = 8;

it('one code that is used many times at once starts one session', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const meera = await signUpReader(marketplace, 'Meera');
    const { app } = await addApp(marketplace, meera);
    const challenges = await Promise.all(
      Array.from({ length: AT_ONCE }, () => challengeOf(marketplace, meera.email)),
    );
    const code = app.code();
    const answers = await Promise.all(
      challenges.map((challenge) => confirm(marketplace, { challenge, code })),
    );
    const refused = answers.flatMap(({ userErrors }) => userErrors.map((each) => each.code));
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
    expect(refused).toEqual(Array.from({ length: AT_ONCE - 1 }, () => 'CODE_ALREADY_USED'));
  }
});

it('one step and one recovery code that are used many times at once start one session', async () => {
  const meera = await signUpReader(marketplace, 'Meera');
  const { recoveryCodes } = await addApp(marketplace, meera);
  const challenge = await challengeOf(marketplace, meera.email);
  const input = { challenge, recoveryCode: recoveryCodes?.[0] };
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => confirm(marketplace, input)));
  expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
});

it('no log-in under way outlives a report of an intruder, or the first factor of an account', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [reporting, adding] = await Promise.all([signUpReader(marketplace), signUpReader(marketplace)]);
    const logIns = [reporting, adding].flatMap(({ email }) =>
      Array.from({ length: AT_ONCE }, () => logIn(marketplace, email)),
    );
    // Comparing a password takes a while. When the first log-in succeeds, the others have compared the password as well
    // and are about to start their sessions.
    await Promise.race(logIns);
    const report = 'mutation { reportIntrusion { userErrors { code } } }';
    await Promise.all([marketplace.ask(report, {}, reporting.token), addApp(marketplace, adding)]);
    const tokens = (await Promise.all(logIns)).flatMap(({ token }) => token ?? []);
    const viewers = await Promise.all(tokens.map((token) => viewerOf(marketplace, { token })));
    expect(viewers.filter((viewer) => viewer !== null)).toEqual([]);
  }
});

it('a passkey that is removed while it logs in opens nothing', async () => {
  const [meera, key] = [await signUpReader(marketplace), new Passkey(marketplace.url)];
  await addPasskey(marketplace, meera, key);
  const logInUnderWay = await marketplace.database.transaction(async (tx) => {
    await tx.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [meera.id]);
    const answer = logInWithPasskey(marketplace, key);
    await untilOneWaits();
    await tx.query('DELETE FROM second_factors WHERE user_id = $1', [meera.id]);
    return { answer };
  });
  expect((await logInUnderWay.answer).userErrors.map(({ code }) => code)).toEqual(['PASSKEY_UNKNOWN']);
});

/** Waits until a lock blocks one of the marketplace's statements. */
async function untilOneWaits(): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await marketplace.database.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect(waiting.length).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 50 },
  );
}
