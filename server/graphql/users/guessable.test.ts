import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAsVisitor } from '../../testing/people/accounts.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());

const ASHA = {
  email: 'asha.balakrishnan@panna.example',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  name: 'Asha Balakrishnan-Rao',
  phone: '98200 11223',
  address: '12 Marine Drive, Mumbai',
  zipcode: '400020',
};
const PRESS = {
  ...ASHA,
  publisherName: 'Banyan Tree Press',
  publicationAddress: '5 College Street, Kolkata',
  officeContact: '033 2241 1234',
};
const twice = (password: string) => ({ password, confirmPassword: password });
const signUp = (input: object) =>
  mutate<object>(marketplace, { id: '', email: '', token: '' }, 'signUpReader', '__typename', input);

const GUESSES = [
  ['a common one', 'password1'],
  ['a common one in capitals', 'QWERTY123'],
  ['the email address', 'asha.balakrishnan@panna.example'],
  ['what stands before the @', 'AshaBalakrishnan'],
  ['the name', 'asha balakrishnan rao'],
  ['one letter again and again', 'aaaaaaaa'],
  ['the name twice', 'Asha Balakrishnan-Rao Asha Balakrishnan-Rao'],
  ['a part of the name twice', 'balakrishnanBalakrishnan'],
  ['the name and a year', 'balakrishnan1990'],
  ['the product’s name and three digits', 'Panna123'],
  ['a row of keys', 'zxcvbnm,'],
  ['a date', '2026-01-15'],
  ['the same 200 characters long', 'abc'.repeat(66)],
];

describe('a password that anybody would try first', () => {
  it.each(GUESSES)('opens no account: %s', async (_, password) => {
    const { userErrors } = await signUp({ ...ASHA, ...twice(password) });
    expect(userErrors).toMatchObject([{ code: 'PASSWORD_TOO_COMMON', field: ['password'] }]);
    const body = { ...ASHA, ...twice(password) };
    const answer = await rest.post<Refused>('/api/user/signup', { body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'PASSWORD_TOO_COMMON', field: 'password' } });
  });

  it('opens no publisher’s account', async () => {
    const { name: _, ...form } = { ...PRESS, ...twice('Banyan Tree Press') };
    const answer = await rest.post<Refused>('/api/publisher/signup', { body: form });
    expect(answer.body).toMatchObject({ code: 'PASSWORD_TOO_COMMON', field: 'password' });
  });

  it('is no new one, and the mailed link stays good', async () => {
    const meera = await signUpReader(marketplace, 'Meera Deshpande');
    const guess = twice('meeradeshpande');
    const { userErrors } = await mutate<object>(marketplace, meera, 'changePassword', '__typename', {
      currentPassword: PASSWORD,
      ...guess,
    });
    expect(userErrors).toMatchObject([{ code: 'PASSWORD_TOO_COMMON', field: ['password'] }]);
    await askAsVisitor(marketplace, 'requestPasswordReset', { email: meera.email });
    const token = await resetTokenOf(meera);
    for (const password of [guess, twice('iloveyou1')]) {
      const codes = await askAsVisitor(marketplace, 'resetPassword', { token, ...password });
      expect(codes).toEqual(['PASSWORD_TOO_COMMON']);
    }
    expect(await askAsVisitor(marketplace, 'resetPassword', { token, ...twice('a new horse') })).toEqual([]);
  });
});

async function resetTokenOf({ email }: Person): Promise<string | undefined> {
  const mails = (await deliverMail(marketplace)).filter(({ to }) => to.address === email);
  return mails.map(({ text }) => /reset-password\/([\w-]{43})/.exec(text)?.[1]).find(Boolean);
}

describe('a name', () => {
  it.each([
    'Win at https://evil.example',
    'www.evil.example',
    'evil.tld/prize',
    'cheap-books.com',
    'ｅvil．com',
  ])('is no place for a web address: %s', async (name) => {
    const { userErrors } = await signUp({ ...ASHA, name });
    expect(userErrors).toMatchObject([{ code: 'NAME_HAS_LINK', field: ['name'] }]);
    for (const field of ['publisherName', 'companyName']) {
      const answer = await rest.post<Refused>('/api/publisher/signup', { body: { ...PRESS, [field]: name } });
      expect(answer).toMatchObject({ status: 422, body: { code: 'NAME_HAS_LINK', field } });
    }
  });

  it('may have initials and dots', async () => {
    for (const name of ['Dr. A.P.J. Abdul Kalam', 'S.Ramanujan', 'Rao & Sons Pvt. Ltd.']) {
      expect(await signUpReader(marketplace, name)).toMatchObject({ id: expect.any(String) });
    }
  });
});

it('a website does not pretend to be another', async () => {
  for (const website of [
    'https://panna.example@evil.example',
    'https://a:b@evil.example',
    'a:b@evil.example',
  ]) {
    const answer = await rest.post<Refused>('/api/publisher/signup', { body: { ...PRESS, website } });
    expect(answer.body).toMatchObject({ code: 'WEBSITE_INVALID', field: 'website' });
  }
});
