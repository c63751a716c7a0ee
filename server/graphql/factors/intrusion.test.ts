import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAsVisitor, logIn, viewerOf } from '../../testing/people/accounts.js';
import {
  addApp,
  challengeOf,
  confirm,
  passSeconds,
  type AuthenticatorApp,
} from '../../testing/people/factors.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { Passkey } from '../../testing/people/passkey.js';
import { addPasskey, logInWithPasskey } from '../../testing/people/passkeys.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';

const NEW_PASSWORD = 'a new horse';

let marketplace: TestMarketplace;
let meera: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ rateLimits: true });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
  await deliverMail(marketplace);
});

const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

const report = (person: Person, input: { eventId?: string | undefined } = {}) =>
  mutate<{ mailSent: boolean | null }>(marketplace, person, 'reportIntrusion', 'mailSent', input);

async function eventsOf(person: Person) {
  const { securityEvents } = await marketplace.ask<{
    securityEvents: { id: string; kind: string; factorKind: string | null }[];
  }>('{ securityEvents { id kind factorKind } }', {}, person.token);
  return securityEvents;
}

async function factorsOf(person: Person) {
  const { secondFactors } = await marketplace.ask<{
    secondFactors: { factors: { kind: string }[]; recoveryCodesLeft: number };
  }>('{ secondFactors { factors { kind } recoveryCodesLeft } }', {}, person.token);
  return { kinds: secondFactors.factors.map(({ kind }) => kind), left: secondFactors.recoveryCodesLeft };
}

/** Sets a new password with the mailed link, and returns the text of the mail. */
async function reset(): Promise<string> {
  const text = (await deliverMail(marketplace)).findLast(({ to }) => to.address === meera.email)?.text ?? '';
  const token = /reset-password\/([\w-]{43})/.exec(text)?.[1];
  const twice = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect(await askAsVisitor(marketplace, 'resetPassword', { token, ...twice })).toEqual([]);
  return text;
}

describe('a report of an intruder', () => {
  it('ends every session, however many mails the intruder asked for', async () => {
    const intruder = { ...meera, token: (await logIn(marketplace, meera.email)).token ?? '' };
    const ask = () =>
      marketplace.ask<{ requestEmailVerification: { userErrors: { code: string }[] } }>(
        'mutation { requestEmailVerification { userErrors { code } } }',
        {},
        intruder.token,
      );
    for (let count = 0; count < 5; count += 1) await ask();
    expect(codes((await ask()).requestEmailVerification)).toEqual(['TOO_MANY_ATTEMPTS']);
    expect(await report(meera)).toEqual({ mailSent: true, userErrors: [] });
    expect(await viewerOf(marketplace, intruder)).toBeNull();
    expect(await viewerOf(marketplace, meera)).toBeNull();
    await reset();
  });

  it('ends every session without a mail after five reports in an hour, and says so', async () => {
    const key = new Passkey(marketplace.url);
    await addPasskey(marketplace, meera, key);
    for (let count = 0; count < 5; count += 1) {
      const { token } = await logInWithPasskey(marketplace, key);
      expect((await report({ ...meera, token: token ?? '' })).mailSent).toBe(true);
    }
    await deliverMail(marketplace);
    const last = { ...meera, token: (await logInWithPasskey(marketplace, key)).token ?? '' };
    expect(await report(last)).toEqual({ mailSent: false, userErrors: [] });
    expect(await viewerOf(marketplace, last)).toBeNull();
    expect(await deliverMail(marketplace)).toEqual([]);
    // The limit is for reports only: a link for a new password can still be requested.
    await askAsVisitor(marketplace, 'requestPasswordReset', { email: meera.email });
    await reset();
  });

  it('blocks the password until another is set, and tells only those who know it', async () => {
    await report(meera);
    const refused = await logIn(marketplace, meera.email);
    expect([refused.token, codes(refused)]).toEqual([null, ['PASSWORD_RESET_REQUIRED']]);
    expect(refused.userErrors[0]?.message).toContain('Forgot your password?');
    expect(codes(await logIn(marketplace, meera.email, 'a wrong horse'))).toEqual(['WRONG_CREDENTIALS']);
    const rest = await fetch(`${marketplace.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: meera.email, password: PASSWORD }),
    });
    expect([rest.status, await rest.json()]).toMatchObject([403, { code: 'PASSWORD_RESET_REQUIRED' }]);
    await reset();
    expect((await logIn(marketplace, meera.email, NEW_PASSWORD)).token).not.toBeNull();
  });

  it('of somebody else’s event, or of none, is refused and ends nothing', async () => {
    const dev = await signUpReader(marketplace, 'Dev');
    const [foreign] = await eventsOf(dev);
    for (const eventId of [foreign?.id, 'nonsense'])
      expect(codes(await report(meera, { eventId }))).toEqual(['SECURITY_EVENT_NOT_FOUND']);
    expect(await viewerOf(marketplace, meera)).not.toBeNull();
  });
});

describe('a report that names an event', () => {
  let app: AuthenticatorApp;
  let recoveryCodes: string[] | null;
  let key: Passkey;
  let owner: Person;

  /** A thief adds a passkey in Meera's session. Meera then logs in elsewhere with her authenticator app. */
  beforeEach(async () => {
    ({ app, recoveryCodes } = await addApp(marketplace, meera));
    passSeconds(marketplace, 60);
    key = new Passkey(marketplace.url);
    await addPasskey(marketplace, meera, key);
    owner = await logInWithApp();
    await deliverMail(marketplace);
  });

  async function logInWithApp(password = PASSWORD): Promise<Person> {
    passSeconds(marketplace, 60);
    const challenge = await challengeOf(marketplace, meera.email, password);
    const { token } = await confirm(marketplace, { challenge, code: app.code() });
    return { ...meera, token: token ?? '' };
  }

  const additionOf = async (factor: string) =>
    (await eventsOf(owner)).find(({ kind, factorKind }) => kind === 'FACTOR_ADDED' && factorKind === factor)
      ?.id;

  it('removes the second factors added since then, and says so', async () => {
    const [first] = (await eventsOf(owner)).toReversed();
    expect(codes(await report(owner, { eventId: first?.id }))).toEqual([]);
    expect(codes(await logInWithPasskey(marketplace, key))).toEqual(['PASSKEY_UNKNOWN']);
    const told = await reset();
    expect(told).toContain('We removed 1 second step that was added since then.');
    expect(told).toContain('Recovery codes made since then no longer work.');
    // Meera proved her log-in with the app, so the report did not remove it.
    const back = await logInWithApp(NEW_PASSWORD);
    expect(await factorsOf(back)).toEqual({ kinds: ['AUTHENTICATOR'], left: 0 });
    const listed = (await eventsOf(back)).map(({ kind, factorKind }) => `${kind} ${factorKind}`);
    expect(listed).toEqual(expect.arrayContaining(['INTRUSION_REPORTED null', 'FACTOR_REMOVED PASSKEY']));
  });

  it('removes what was added in the session of the event as well, and keeps what is older', async () => {
    const earlier = { ...owner };
    owner = await logInWithApp();
    const second = new Passkey(marketplace.url);
    await addPasskey(marketplace, earlier, second);
    passSeconds(marketplace, 60);
    const third = new Passkey(marketplace.url);
    await addPasskey(marketplace, earlier, third);
    const events = await eventsOf(owner);
    expect(codes(await report(owner, { eventId: events[0]?.id }))).toEqual([]);
    for (const removed of [second, third])
      expect(codes(await logInWithPasskey(marketplace, removed))).toEqual(['PASSKEY_UNKNOWN']);
    expect((await logInWithPasskey(marketplace, key)).token).not.toBeNull();
  });

  it('keeps the factors without an event', async () => {
    await report(owner);
    const { token } = await logInWithPasskey(marketplace, key);
    const left = await factorsOf({ ...meera, token: token ?? '' });
    expect(left).toEqual({ kinds: ['AUTHENTICATOR', 'PASSKEY'], left: 10 });
  });

  it('removes every factor, if the reporting session proved none', async () => {
    const challenge = await challengeOf(marketplace, meera.email);
    const { token } = await confirm(marketplace, { challenge, recoveryCode: recoveryCodes?.[0] });
    const byCode = { ...meera, token: token ?? '' };
    expect(codes(await report(byCode, { eventId: await additionOf('AUTHENTICATOR') }))).toEqual([]);
    expect(await reset()).toContain('We removed 2 second steps that were added since then.');
    expect((await logIn(marketplace, meera.email, NEW_PASSWORD)).token).not.toBeNull();
  });
});
