import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAsVisitor, logIn, sessionsOf, viewerOf } from '../../testing/people/accounts.js';
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
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let meera: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
});

const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

/** Sends a mutation without input. Returns the codes of its refusals. */
async function refusalsOf(person: Person, name: string): Promise<string[]> {
  const data = await marketplace.ask<Record<string, { userErrors: { code: string }[] }>>(
    `mutation { ${name} { userErrors { code } } }`,
    {},
    person.token,
  );
  return codes(data[name] ?? { userErrors: [] });
}

async function factorsOf(person: Person) {
  const { secondFactors } = await marketplace.ask<{
    secondFactors: { factors: { id: string; kind: string; name: string }[]; recoveryCodesLeft: number };
  }>('{ secondFactors { factors { id kind name } recoveryCodesLeft } }', {}, person.token);
  return secondFactors;
}

const remove = (person: Person, factorId: string) =>
  mutate<object>(marketplace, person, 'removeSecondFactor', '__typename', { factorId });

describe('logging in with an authenticator app', () => {
  let app: AuthenticatorApp;
  let recoveryCodes: string[];
  beforeEach(async () => {
    const added = await addApp(marketplace, meera);
    app = added.app;
    recoveryCodes = added.recoveryCodes ?? [];
  });

  it('takes two steps, of which the first opens nothing', async () => {
    const { token, user, secondFactor } = await logIn(marketplace, meera.email);
    expect([token, user]).toEqual([null, null]);
    expect(secondFactor).toMatchObject({ methods: ['AUTHENTICATOR', 'RECOVERY_CODE'], passkeyOptions: null });
    const done = await confirm(marketplace, { challenge: secondFactor?.challenge, code: app.code() });
    expect(done.user).toEqual({ id: meera.id });
    expect(await viewerOf(marketplace, { token: done.token ?? '' })).toMatchObject({ id: meera.id });
  });

  it('refuses a wrong code, which leaves the step as it was', async () => {
    const challenge = await challengeOf(marketplace, meera.email);
    const before = await sessionsOf(marketplace, meera);
    expect(codes(await confirm(marketplace, { challenge, code: '12345' }))).toEqual(['CODE_INVALID']);
    expect(codes(await confirm(marketplace, { challenge, code: app.code(900) }))).toEqual(['WRONG_CODE']);
    expect(codes(await confirm(marketplace, { challenge }))).toEqual(['PROOF_REQUIRED']);
    expect(await sessionsOf(marketplace, meera)).toEqual(before);
    expect((await confirm(marketplace, { challenge, code: app.code() })).token).not.toBeNull();
  });

  it('takes each code once, also for another log-in', async () => {
    const [one, other] = [
      await challengeOf(marketplace, meera.email),
      await challengeOf(marketplace, meera.email),
    ];
    const code = app.code();
    expect((await confirm(marketplace, { challenge: one, code })).token).not.toBeNull();
    expect(codes(await confirm(marketplace, { challenge: other, code }))).toEqual(['CODE_ALREADY_USED']);
    expect(codes(await confirm(marketplace, { challenge: one, code: app.code(30) }))).toEqual([
      'CHALLENGE_EXPIRED',
    ]);
    expect((await confirm(marketplace, { challenge: other, code: app.code(30) })).token).not.toBeNull();
  });

  it('forgives half a minute, and says of a whole one that the clock is wrong', async () => {
    const challenge = await challengeOf(marketplace, meera.email);
    const { userErrors } = await confirm(marketplace, { challenge, code: app.code(60) });
    expect(userErrors).toMatchObject([{ code: 'CODE_OF_ANOTHER_TIME', field: ['code'] }]);
    expect(userErrors[0]?.message).toContain('check the clock');
    expect((await confirm(marketplace, { challenge, code: app.code(-30) })).token).toBeNull();
    expect((await confirm(marketplace, { challenge, code: app.code(30) })).token).not.toBeNull();
  });

  it('expires after ten minutes, and with the password', async () => {
    const late = await challengeOf(marketplace, meera.email);
    passSeconds(marketplace, 600);
    expect(codes(await confirm(marketplace, { challenge: late, code: app.code() }))).toEqual([
      'CHALLENGE_EXPIRED',
    ]);
    await deliverMail(marketplace);
    const halfway = await challengeOf(marketplace, meera.email);
    await askAsVisitor(marketplace, 'requestPasswordReset', { email: meera.email });
    const mails = await deliverMail(marketplace);
    const token = /reset-password\/([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
    const NEW = { password: 'a new horse', confirmPassword: 'a new horse' };
    expect(await askAsVisitor(marketplace, 'resetPassword', { token, ...NEW })).toEqual([]);
    expect(codes(await confirm(marketplace, { challenge: halfway, code: app.code() }))).toEqual([
      'CHALLENGE_EXPIRED',
    ]);
    expect((await logIn(marketplace, meera.email, NEW.password)).secondFactor).not.toBeNull();
  });

  it('takes each of ten recovery codes once in place of it, and tells the owner', async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    await deliverMail(marketplace);
    const recoveryCode = recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ');
    const one = await challengeOf(marketplace, meera.email);
    expect(codes(await confirm(marketplace, { challenge: one, recoveryCode: 'AAAA-AAAA' }))).toEqual([
      'WRONG_RECOVERY_CODE',
    ]);
    expect((await confirm(marketplace, { challenge: one, recoveryCode })).token).not.toBeNull();
    const again = await challengeOf(marketplace, meera.email);
    expect(codes(await confirm(marketplace, { challenge: again, recoveryCode }))).toEqual([
      'WRONG_RECOVERY_CODE',
    ]);
    expect((await factorsOf(meera)).recoveryCodesLeft).toBe(9);
    const mail = (await deliverMail(marketplace)).find(({ subject }) => subject.includes('recovery code'));
    expect(mail?.text).toContain('9 recovery codes are left.');
  });

  it('keeps no secret and no recovery code readable', async () => {
    const [stored] = await marketplace.database.query<{ everything: string }>(
      `SELECT (SELECT string_agg(f::text, '') FROM second_factors f) ||
              (SELECT string_agg(c::text, '') FROM recovery_codes c) AS everything`,
    );
    expect(stored?.everything).not.toContain(app.secret);
    expect(stored?.everything).not.toContain(Buffer.from(app.secret).toString('hex'));
    expect(stored?.everything).not.toContain(recoveryCodes[0]);
  });
});

describe('what changes the ways to log in', () => {
  it('asks again after ten minutes: for the password, and for the factor once there is one', async () => {
    passSeconds(marketplace, 600);
    expect(await refusalsOf(meera, 'startAuthenticator')).toEqual(['CONFIRMATION_REQUIRED']);
    const confirmIdentity = (input: object) =>
      mutate<object>(marketplace, meera, 'confirmIdentity', 'confirmedUntil', input);
    expect(codes(await confirmIdentity({ password: 'a wrong horse' }))).toEqual(['WRONG_PASSWORD']);
    expect(codes(await confirmIdentity({ password: PASSWORD }))).toEqual([]);
    const { app } = await addApp(marketplace, meera);
    passSeconds(marketplace, 600);
    const change = { currentPassword: PASSWORD, password: 'a new horse', confirmPassword: 'a new horse' };
    expect(codes(await mutate<object>(marketplace, meera, 'changePassword', '__typename', change))).toEqual([
      'CONFIRMATION_REQUIRED',
    ]);
    const close = { currentPassword: PASSWORD };
    expect(codes(await mutate<object>(marketplace, meera, 'closeAccount', '__typename', close))).toEqual([
      'CONFIRMATION_REQUIRED',
    ]);
    expect(codes(await confirmIdentity({ password: PASSWORD }))).toEqual(['CONFIRMATION_REQUIRED']);
    const { startConfirmation } = await marketplace.ask<{
      startConfirmation: { secondFactor: { challenge: string } };
    }>('mutation { startConfirmation { secondFactor { challenge } userErrors { code } } }', {}, meera.token);
    const { challenge } = startConfirmation.secondFactor;
    expect(codes(await confirmIdentity({ challenge, code: app.code() }))).toEqual([]);
    expect(codes(await mutate<object>(marketplace, meera, 'changePassword', '__typename', change))).toEqual(
      [],
    );
  });

  it('removes a factor, and with the last one the recovery codes', async () => {
    await addApp(marketplace, meera);
    const { recoveryCodes } = await addApp(marketplace, meera);
    expect(recoveryCodes).toBeNull();
    const [first, second] = (await factorsOf(meera)).factors;
    const dev = await signUpReader(marketplace, 'Dev');
    expect(codes(await remove(dev, first?.id ?? ''))).toEqual(['FACTOR_NOT_FOUND']);
    expect(codes(await remove(meera, first?.id ?? ''))).toEqual([]);
    expect(await factorsOf(meera)).toMatchObject({ factors: [{ id: second?.id }], recoveryCodesLeft: 10 });
    expect(await refusalsOf(meera, 'makeRecoveryCodes')).toEqual([]);
    await remove(meera, second?.id ?? '');
    expect(await factorsOf(meera)).toEqual({ factors: [], recoveryCodesLeft: 0 });
    expect(await refusalsOf(meera, 'makeRecoveryCodes')).toEqual(['NO_SECOND_FACTOR']);
    expect((await logIn(marketplace, meera.email)).token).not.toBeNull();
  });

  it('goes with the account: what is exported and what is forgotten', async () => {
    await addApp(marketplace, meera);
    const exported = await fetch(`${marketplace.url}/api/v1/users/me/export`, {
      headers: { authorization: `Bearer ${meera.token}` },
    });
    const body = JSON.stringify(await exported.json());
    expect(body).toContain('"secondFactors"');
    expect(body).toContain('FACTOR_ADDED');
    expect(
      codes(
        await mutate<object>(marketplace, meera, 'closeAccount', '__typename', { currentPassword: PASSWORD }),
      ),
    ).toEqual([]);
    for (const table of ['second_factors', 'recovery_codes', 'factor_challenges', 'security_events']) {
      const left = await marketplace.database.query(`SELECT FROM ${table} WHERE user_id = $1`, [meera.id]);
      expect(left).toEqual([]);
    }
  });
});
