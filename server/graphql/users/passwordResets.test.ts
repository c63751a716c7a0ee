import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askAsVisitor, logIn } from '../../testing/people/accounts.js';
import { deliverMail, findAddressees, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { requestPasswordReset } from '../../usecases/accounts/resetPassword.js';
import { openScope } from '../../usecases/openScope.js';
import type { Ports } from '../../usecases/scope.js';

let marketplace: TestMarketplace;
let ports: Ports;
let meera: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ rateLimits: true, change: (all) => (ports = all) });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
});

const ask = (email: string) => askAsVisitor(marketplace, 'requestPasswordReset', { email });
const askFrom = (address: string) =>
  requestPasswordReset(openScope(ports, { token: null, address, userAgent: null }), { email: meera.email });

it('the same is done for an address that nobody has', async () => {
  const counts = [];
  for (const email of [meera.email, 'nobody@panna.example', meera.email]) {
    const before = marketplace.database.statementCount;
    expect(await ask(email)).toEqual([]);
    counts.push(marketplace.database.statementCount - before);
  }
  expect(new Set(counts).size).toBe(1);
});

it('strangers who ask for somebody’s keep nobody from asking for their own, and a minute brings one mail', async () => {
  for (let stranger = 0; stranger < 30; stranger += 1) await askFrom(`198.51.100.${stranger}`);
  expect(await ask(meera.email)).toEqual([]);
  const mails = subjectsTo(await deliverMail(marketplace), meera);
  expect(mails.filter((subject) => subject === 'Choose a new password')).toHaveLength(1);
  marketplace.clock.advanceDays(1 / 1440);
  await ask(meera.email);
  expect(subjectsTo(await deliverMail(marketplace), meera)).toEqual(['Choose a new password']);
});

it('an eleventh in an hour from one address is refused', async () => {
  for (let count = 0; count < 10; count += 1) await askFrom('203.0.113.7');
  await expect(askFrom('203.0.113.7')).rejects.toThrow('Too many attempts');
  await askFrom('203.0.113.8');
});

it('what matters is written down, with neither address nor password', async () => {
  const { audited } = marketplace;
  audited.splice(0);
  await logIn(marketplace, meera.email, 'a wrong horse');
  await logIn(marketplace, 'nobody@panna.example', 'a wrong horse');
  await ask(meera.email);
  await findAddressees(marketplace);
  const mails = (await deliverMail(marketplace)).filter(({ to }) => to.address === meera.email);
  const token = mails.map(({ text }) => /reset-password\/([\w-]{43})/.exec(text)?.[1]).find(Boolean);
  const passwords = { password: 'a new horse', confirmPassword: 'a new horse' };
  expect(await askAsVisitor(marketplace, 'resetPassword', { token, ...passwords })).toEqual([]);
  const again = { ...meera, token: (await logIn(marketplace, meera.email, 'a new horse')).token ?? '' };
  const back = { currentPassword: 'a new horse', password: PASSWORD, confirmPassword: PASSWORD };
  const changed = await mutate<{ token: string }>(marketplace, again, 'changePassword', 'token', back);
  const { id: userId } = meera;
  await mutate(marketplace, { ...meera, token: changed.token }, 'closeAccount', '__typename', {
    currentPassword: PASSWORD,
  });
  expect(audited).toMatchObject([
    { event: 'LOG_IN_FAILED', userId, address: '127.0.0.1', requestId: expect.any(String) },
    { event: 'LOG_IN_FAILED', userId: null },
    { event: 'PASSWORD_RESET_REQUESTED', userId: null },
    { event: 'PASSWORD_RESET', userId },
    { event: 'PASSWORD_CHANGED', userId },
    { event: 'ACCOUNT_CLOSED', userId },
  ]);
  expect(JSON.stringify(audited)).not.toMatch(/panna\.example|horse/);
});
