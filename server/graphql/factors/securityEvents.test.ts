import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAsVisitor, logIn, viewerOf } from '../../testing/people/accounts.js';
import { addApp, challengeOf, confirm, passSeconds } from '../../testing/people/factors.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { makeAdministrator } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let meera: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
  await deliverMail(marketplace);
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Logs in from a browser. Returns the cookie that identifies the device. */
async function logInFrom(userAgent: string, cookie = ''): Promise<string> {
  const response = await fetch(`${marketplace.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, cookie },
    body: JSON.stringify({ email: meera.email, password: PASSWORD }),
  });
  const device = response.headers.getSetCookie().find((each) => each.startsWith('panna_device='));
  return device?.split(';')[0] ?? '';
}

async function eventsOf(person: Person) {
  const { securityEvents } = await marketplace.ask<{
    securityEvents: { kind: string; userAgent: string; network: string; isNewDevice: boolean }[];
  }>('{ securityEvents { kind userAgent network isNewDevice occurredAt } }', {}, person.token);
  return securityEvents;
}

describe('a log-in on a device that was not used before', () => {
  it('is told by mail once, with the device as it is called', async () => {
    const cookie = await logInFrom(FIREFOX);
    const [mail, ...others] = await deliverMail(marketplace);
    expect(others).toEqual([]);
    expect([mail?.to.address, mail?.subject]).toEqual([
      meera.email,
      'New device logged in to your Panna account',
    ]);
    expect(mail?.text).toContain('Firefox on Windows');
    expect(mail?.text).toContain('127.0.0.1');
    await logInFrom(FIREFOX, cookie);
    expect(await deliverMail(marketplace)).toEqual([]);
  });

  it('is told once a day of a program that keeps no cookies', async () => {
    await logInFrom('a-program/1');
    await logInFrom('a-program/1');
    expect(await deliverMail(marketplace)).toHaveLength(1);
    marketplace.clock.advanceDays(1);
    await logInFrom('a-program/1');
    expect(await deliverMail(marketplace)).toHaveLength(1);
  });

  it('repeats nothing that somebody else wrote', async () => {
    await logInFrom('Visit-evil.example/1 (please) Windows');
    const [mail] = await deliverMail(marketplace);
    expect(mail?.text).not.toContain('evil');
    expect(mail?.text).toContain('Unknown device');
  });
});

describe('the security events of an account', () => {
  it('tell what happened, from where, the newest first', async () => {
    const { app } = await addApp(marketplace, meera);
    passSeconds(marketplace, 1);
    const challenge = await challengeOf(marketplace, meera.email);
    await confirm(marketplace, { challenge, code: app.code(900) });
    passSeconds(marketplace, 1);
    await confirm(marketplace, { challenge, code: app.code() });
    const events = await eventsOf(meera);
    expect(events.map(({ kind }) => kind)).toEqual([
      'LOGGED_IN',
      'FACTOR_REFUSED',
      'FACTOR_ADDED',
      'LOGGED_IN',
    ]);
    expect(events.map(({ isNewDevice }) => isNewDevice)).toEqual([true, false, false, false]);
    expect(events[0]).toMatchObject({ network: '127.0.0.1', userAgent: 'node' });
    const dev = await signUpReader(marketplace, 'Dev');
    expect((await eventsOf(dev)).map(({ kind }) => kind)).toEqual(['LOGGED_IN']);
  });

  it('end every session when the owner says that it was somebody else, and lead to a new password', async () => {
    const { token: elsewhere } = await logIn(marketplace, meera.email);
    await deliverMail(marketplace);
    const { reportIntrusion } = await marketplace.ask<{ reportIntrusion: { userErrors: object[] } }>(
      'mutation { reportIntrusion { userErrors { code } } }',
      {},
      meera.token,
    );
    expect(reportIntrusion.userErrors).toEqual([]);
    expect(await viewerOf(marketplace, meera)).toBeNull();
    expect(await viewerOf(marketplace, { token: elsewhere ?? '' })).toBeNull();
    const [mail] = await deliverMail(marketplace);
    const token = /reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const NEW = { password: 'a new horse', confirmPassword: 'a new horse' };
    expect(await askAsVisitor(marketplace, 'resetPassword', { token, ...NEW })).toEqual([]);
    const { token: back } = await logIn(marketplace, meera.email, NEW.password);
    const kinds = (await eventsOf({ ...meera, token: back ?? '' })).map(({ kind }) => kind);
    expect(kinds).toContain('INTRUSION_REPORTED');
    expect(kinds).toContain('PASSWORD_RESET');
  });
});

describe('staff', () => {
  it('can do nothing as such without a second factor where it is required', async () => {
    const strict = await TestMarketplace.open({ staffNeedsSecondFactor: true });
    const admin = await signUpReader(strict, 'Admin');
    await makeAdministrator(strict.ports, admin.email);
    const suspend = () =>
      mutate<object>(strict, admin, 'suspendAccount', '__typename', { userId: meera.id, reason: 'A test' });
    expect((await suspend()).userErrors.map(({ code }) => code)).toEqual(['SECOND_FACTOR_REQUIRED']);
    const { token: withoutFactor } = await logIn(strict, admin.email);
    await addApp(strict, admin);
    // The session that the password alone had started has ended, because no second factor was proved in it.
    expect(await viewerOf(strict, { token: withoutFactor ?? '' })).toBeNull();
    expect((await suspend()).userErrors.map(({ code }) => code)).toEqual(['USER_NOT_FOUND']);
    await strict.close();
  });
});
