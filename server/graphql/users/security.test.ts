import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAsVisitor, logIn, sessionsOf, viewerOf } from '../../testing/people/accounts.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { PASSWORD, signUpReader, signUpUnverified, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let meera: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpUnverified(marketplace, 'Meera');
});

const MINUTE = 1 / 1440;
const NEW = { password: 'a new horse', confirmPassword: 'a new horse' };

/** Returns the tokens of the links in a person's mails, oldest first. */
async function mailedTokens({ email }: Person): Promise<string[]> {
  const mails = (await deliverMail(marketplace)).filter(({ to }) => to.address === email);
  return mails.map(({ text }) => /(?:verify-email|reset-password)\/([\w-]{43})/.exec(text)?.[1] ?? '');
}

/** Sends a mutation as this person. Returns the codes and fields of its refusals. */
async function refusals(person: Person, name: string, input: object) {
  const { userErrors } = await mutate<object>(marketplace, person, name, '__typename', input);
  return userErrors.map(({ code, field }) => [code, field]);
}

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which works once and ends every session', async () => {
    await deliverMail(marketplace);
    expect(await askAsVisitor(marketplace, 'requestPasswordReset', { email: meera.email })).toEqual([]);
    const [token] = await mailedTokens(meera);
    expect(await askAsVisitor(marketplace, 'resetPassword', { token, ...NEW })).toEqual([]);
    expect(await viewerOf(marketplace, meera)).toBeNull();
    expect((await logIn(marketplace, meera.email)).userErrors[0]?.code).toBe('WRONG_CREDENTIALS');
    expect((await logIn(marketplace, meera.email, NEW.password)).token).not.toBeNull();
    expect(await askAsVisitor(marketplace, 'resetPassword', { token, ...NEW })).toEqual(['LINK_INVALID']);
  });

  it('makes older links useless, and an hour all of them', async () => {
    await deliverMail(marketplace);
    await askAsVisitor(marketplace, 'requestPasswordReset', { email: meera.email });
    const [first] = await mailedTokens(meera);
    marketplace.clock.advanceDays(MINUTE);
    await askAsVisitor(marketplace, 'requestPasswordReset', { email: meera.email });
    const [second] = await mailedTokens(meera);
    expect(await askAsVisitor(marketplace, 'resetPassword', { token: second, ...NEW })).toEqual([]);
    expect(await askAsVisitor(marketplace, 'resetPassword', { token: first, ...NEW })).toEqual([
      'LINK_INVALID',
    ]);
    marketplace.clock.advanceDays(MINUTE);
    await askAsVisitor(marketplace, 'requestPasswordReset', { email: meera.email });
    const [third] = await mailedTokens(meera);
    marketplace.clock.advanceDays(1 / 24);
    expect(await askAsVisitor(marketplace, 'resetPassword', { token: third, ...NEW })).toEqual([
      'LINK_INVALID',
    ]);
  });

  it('does not tell who has an account', async () => {
    const email = 'nobody@panna.example';
    expect(await askAsVisitor(marketplace, 'requestPasswordReset', { email })).toEqual([]);
    expect(await askAsVisitor(marketplace, 'requestPasswordReset', { email: 'nonsense' })).toEqual([
      'EMAIL_INVALID',
    ]);
  });

  it('follows the rules for passwords, and a link for verifying does not open it', async () => {
    const [welcome] = await mailedTokens(meera);
    const short = { password: 'short', confirmPassword: 'other' };
    expect(await askAsVisitor(marketplace, 'resetPassword', { token: welcome, ...short })).toEqual([
      'PASSWORDS_DO_NOT_MATCH',
      'PASSWORD_TOO_SHORT',
    ]);
    for (const token of [welcome, 'nonsense']) {
      expect(await askAsVisitor(marketplace, 'resetPassword', { token, ...NEW })).toEqual(['LINK_INVALID']);
    }
  });
});

describe('an address', () => {
  it('is verified by the link of the welcome mail', async () => {
    const [token] = await mailedTokens(meera);
    expect((await viewerOf(marketplace, meera))?.contact.emailVerified).toBe(false);
    expect(await askAsVisitor(marketplace, 'verifyEmail', { token })).toEqual([]);
    expect((await viewerOf(marketplace, meera))?.contact.emailVerified).toBe(true);
    expect(await askAsVisitor(marketplace, 'verifyEmail', { token })).toEqual(['LINK_INVALID']);
  });

  it('gets another mail when asked for, until it is verified', async () => {
    const ask = () =>
      marketplace.ask('mutation { requestEmailVerification { userErrors { code } } }', {}, meera.token);
    const [first] = await mailedTokens(meera);
    await ask();
    const [second] = await mailedTokens(meera);
    expect(await askAsVisitor(marketplace, 'verifyEmail', { token: second })).toEqual([]);
    expect(first).not.toBe(second);
    await ask();
    expect(await mailedTokens(meera)).toEqual([]);
  });
});

describe('changing the password', () => {
  it('ends every session and gives this one a new token', async () => {
    const elsewhere = await logIn(marketplace, meera.email);
    const { token } = await mutate<{ token: string }>(marketplace, meera, 'changePassword', 'token', {
      currentPassword: PASSWORD,
      ...NEW,
    });
    expect(await viewerOf(marketplace, { token })).toMatchObject({ id: meera.id });
    expect(await viewerOf(marketplace, meera)).toBeNull();
    expect(await viewerOf(marketplace, { token: elsewhere.token ?? '' })).toBeNull();
    expect((await logIn(marketplace, meera.email, NEW.password)).token).not.toBeNull();
  });

  it('asks for the present one', async () => {
    const wrong = { currentPassword: 'a wrong horse', ...NEW };
    expect(await refusals(meera, 'changePassword', wrong)).toEqual([['WRONG_PASSWORD', ['currentPassword']]]);
    expect((await logIn(marketplace, meera.email)).token).not.toBeNull();
  });
});

describe('the sessions of an account', () => {
  it('are listed to its owner, who can end each of them', async () => {
    const { token } = await logIn(marketplace, meera.email);
    const phone = { ...meera, token: token ?? '' };
    const sessions = await sessionsOf(marketplace, meera);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    expect(await refusals(meera, 'endSession', { sessionId: other?.id })).toEqual([]);
    expect(await viewerOf(marketplace, phone)).toBeNull();
    expect(await sessionsOf(marketplace, meera)).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const dev = await signUpReader(marketplace, 'Dev');
    const [session] = await sessionsOf(marketplace, dev);
    expect(await refusals(meera, 'endSession', { sessionId: session?.id })).toEqual([
      ['SESSION_NOT_FOUND', ['sessionId']],
    ]);
    expect(await viewerOf(marketplace, dev)).not.toBeNull();
  });
});
