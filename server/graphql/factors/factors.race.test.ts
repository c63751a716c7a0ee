import { afterAll, beforeAll, expect, it } from 'vitest';
import { addApp, challengeOf, confirm } from '../../testing/factors.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader } from '../../testing/people.js';

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
