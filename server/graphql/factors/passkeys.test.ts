import { afterAll, assert, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../testing/people/accounts.js';
import { confirm } from '../../testing/people/factors.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { Passkey } from '../../testing/people/passkey.js';
import { addPasskey, challengeFor, enter } from '../../testing/people/passkeys.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let meera: Person;
let passkey: Passkey;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
  passkey = new Passkey(marketplace.url);
  assert.lengthOf((await add(meera, passkey)).recoveryCodes ?? [], 10);
});

const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

const add = (person: Person, key: Passkey) => addPasskey(marketplace, person, key, 'Laptop');

describe('a passkey', () => {
  it('is the second step of a log-in, once for each', async () => {
    const { secondFactor } = await logIn(marketplace, meera.email);
    expect(secondFactor?.methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const challenge = secondFactor?.challenge ?? '';
    expect(JSON.parse(secondFactor?.passkeyOptions ?? '')).toMatchObject({ challenge, rpId: '127.0.0.1' });
    const signed = passkey.sign(challenge);
    expect((await confirm(marketplace, { challenge, passkey: signed })).user).toEqual({ id: meera.id });
    expect(codes(await confirm(marketplace, { challenge, passkey: signed }))).toEqual(['CHALLENGE_EXPIRED']);
  });

  it('of somebody else, of another site, for another step or of no key opens nothing', async () => {
    const dev = await signUpReader(marketplace, 'Dev');
    const devs = new Passkey(marketplace.url);
    await add(dev, devs);
    const { secondFactor } = await logIn(marketplace, meera.email);
    const challenge = secondFactor?.challenge ?? '';
    const other = (await logIn(marketplace, meera.email)).secondFactor?.challenge ?? '';
    for (const wrong of [devs.sign(challenge), passkey.sign(other), '{"id":"x"}', 'nonsense'])
      expect(codes(await confirm(marketplace, { challenge, passkey: wrong }))[0]).toMatch(/^PASSKEY_/);
    const elsewhere = new Passkey('https://evil.example');
    expect(codes(await add(meera, elsewhere))).toEqual(['PASSKEY_REFUSED']);
    expect(codes(await add(meera, passkey))).toEqual(['PASSKEY_ALREADY_ADDED']);
  });

  it('logs in alone, if it has verified its owner', async () => {
    const challenge = await challengeFor(marketplace, 'startPasskeyLogIn');
    passkey.isVerifying = false;
    expect(codes(await enter(marketplace, challenge, passkey.sign(challenge)))).toEqual(['PASSKEY_REFUSED']);
    passkey.isVerifying = true;
    const signed = passkey.sign(challenge);
    expect((await enter(marketplace, challenge, signed)).user).toEqual({ id: meera.id });
    expect(codes(await enter(marketplace, challenge, signed))).toEqual(['CHALLENGE_EXPIRED']);
    const unknown = new Passkey(marketplace.url);
    const next = await challengeFor(marketplace, 'startPasskeyLogIn');
    expect(codes(await enter(marketplace, next, unknown.sign(next)))).toEqual(['PASSKEY_UNKNOWN']);
  });
});
