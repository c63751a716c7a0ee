import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logIn, sessionsOf, viewerOf } from '../../testing/people/accounts.js';
import { addApp, challengeOf, confirm } from '../../testing/people/factors.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { Passkey } from '../../testing/people/passkey.js';
import { addPasskey } from '../../testing/people/passkeys.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let meera: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
});

it('the first second factor ends the other sessions, and the next ends none', async () => {
  const { token: elsewhere } = await logIn(marketplace, meera.email);
  await deliverMail(marketplace);
  const { app } = await addApp(marketplace, meera);
  expect(await viewerOf(marketplace, { token: elsewhere ?? '' })).toBeNull();
  expect((await sessionsOf(marketplace, meera)).map(({ current }) => current)).toEqual([true]);
  const [told] = await deliverMail(marketplace);
  expect(told?.text).toContain('All other devices have been logged out.');
  const challenge = await challengeOf(marketplace, meera.email);
  const { token: second } = await confirm(marketplace, { challenge, code: app.code() });
  await deliverMail(marketplace);
  await addApp(marketplace, meera);
  expect(await viewerOf(marketplace, { token: second ?? '' })).not.toBeNull();
  expect((await deliverMail(marketplace))[0]?.text).not.toContain('logged out');
});

it('a second factor without a name is left to be named in the language of its owner', async () => {
  await addApp(marketplace, meera);
  await addApp(marketplace, meera, ' ');
  await addPasskey(marketplace, meera, new Passkey(marketplace.url));
  const { secondFactors } = await marketplace.ask<{ secondFactors: { factors: { name: string | null }[] } }>(
    '{ secondFactors { factors { name } } }',
    {},
    meera.token,
  );
  expect(secondFactors.factors.map(({ name }) => name)).toEqual(['Phone', null, null]);
});
