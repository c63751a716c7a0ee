import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewerOf } from '../../testing/people/accounts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { PASSWORD, signUpPublisher, signUpReader } from '../../testing/people/people.js';

const SIGN_UP = `mutation ($input: SignUpReaderInput!) {
  signUpReader(input: $input) { user { id name role readersScore } token userErrors { code message field } }
}`;
const SIGN_UP_PUBLISHER = `mutation ($input: SignUpPublisherInput!) {
  signUpPublisher(input: $input) { user { name role publisher { publisherName website } } token
    userErrors { code message field } }
}`;
const LOG_IN = `mutation ($input: LogInInput!) {
  logIn(input: $input) { user { id } token userErrors { code message } }
}`;
const VIEWER = '{ viewer { id name contact { email phone address zipcode } } }';

const reader = {
  email: 'Mira@panna.example',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  name: 'Mira Nair',
  phone: '98200 11223',
  address: '12 Marine Drive, Mumbai',
  zipcode: '400020',
};
const publisher = {
  email: 'house@panna.example',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  publisherName: 'Navrang Prakashan',
  publicationAddress: '3 Ashram Road, Ahmedabad',
  officeContact: '079 2658 0000',
  zipcode: '380009',
};

interface Refused {
  user: null;
  token: null;
  userErrors: { code: string; message: string; field: string[] }[];
}

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

describe('signing up', () => {
  it('opens a reader account and a session at once', async () => {
    const { signUpReader: done } = await marketplace.ask<{
      signUpReader: { user: object; token: string; userErrors: [] };
    }>(SIGN_UP, { input: reader });
    expect(done.userErrors).toEqual([]);
    expect(done.user).toMatchObject({ name: 'Mira Nair', role: 'READER', readersScore: 0 });
    const { viewer } = await marketplace.ask<{ viewer: object }>(VIEWER, {}, done.token);
    expect(viewer).toMatchObject({ contact: { email: 'mira@panna.example', zipcode: '400020' } });
  });

  it('opens a publisher account under the publisher name', async () => {
    const { signUpPublisher: done } = await marketplace.ask<{ signUpPublisher: { user: object } }>(
      SIGN_UP_PUBLISHER,
      { input: { ...publisher, website: 'https://navrang.example' } },
    );
    expect(done.user).toEqual({
      name: 'Navrang Prakashan',
      role: 'PUBLISHER',
      publisher: { publisherName: 'Navrang Prakashan', website: 'https://navrang.example' },
    });
  });

  it('refuses an email that is taken, whatever its case, and creates nothing', async () => {
    await signUpOnce('taken@panna.example');
    const before = await marketplace.database.query('SELECT 1 FROM users');
    const { userErrors } = await signUpOnce('TAKEN@panna.example');
    expect(userErrors).toEqual([
      { code: 'EMAIL_TAKEN', message: 'An account with this email already exists', field: ['email'] },
    ]);
    expect(await marketplace.database.query('SELECT 1 FROM users')).toHaveLength(before.length);
  });

  it.each([
    ['email', { email: ' ' }, 'Email is required'],
    ['email', { email: 'no address' }, 'Please enter a valid email address'],
    ['password', { password: '', confirmPassword: '' }, 'Password is required'],
    ['confirmPassword', { confirmPassword: '' }, 'Please confirm your password'],
    ['confirmPassword', { confirmPassword: 'another one' }, 'Passwords do not match'],
    [
      'password',
      { password: 'short', confirmPassword: 'short' },
      'Password must be at least 8 characters long',
    ],
    ['publisherName', { publisherName: 'N' }, 'Publisher name must be at least 2 characters long'],
    ['officeContact', { officeContact: '\t' }, 'Office contact is required'],
    ['publicationAddress', { publicationAddress: '' }, 'Publication address is required'],
    ['zipcode', { zipcode: '12a45' }, 'Please enter a valid zipcode (5-6 digits)'],
  ])('tells a publisher what is wrong with %s: %j', async (field, change, message) => {
    const { signUpPublisher: refused } = await marketplace.ask<{ signUpPublisher: Refused }>(
      SIGN_UP_PUBLISHER,
      { input: { ...publisher, email: 'other@panna.example', ...change } },
    );
    expect(refused).toMatchObject({ user: null, token: null });
    expect(refused.userErrors[0]).toMatchObject({ message, field: [field] });
  });

  async function signUpOnce(email: string): Promise<Refused> {
    const { signUpReader: answer } = await marketplace.ask<{ signUpReader: Refused }>(SIGN_UP, {
      input: { ...reader, email },
    });
    return answer;
  }
});

describe('logging in and out', () => {
  it('opens a session for the right password and ends it on request', async () => {
    const { id, email } = await signUpReader(marketplace);
    const { logIn } = await marketplace.ask<{ logIn: { user: { id: string }; token: string } }>(LOG_IN, {
      input: { email: email.toUpperCase(), password: PASSWORD },
    });
    expect(logIn.user.id).toBe(id);
    await marketplace.ask('mutation { logOut { userErrors { code } } }', {}, logIn.token);
    expect(await viewerOf(marketplace, logIn)).toBeNull();
  });

  it('says no more than that the email or the password is wrong', async () => {
    const { email } = await signUpReader(marketplace);
    const wrong = await marketplace.ask(LOG_IN, { input: { email, password: 'not this one' } });
    const unknown = await marketplace.ask(LOG_IN, {
      input: { email: 'nobody@panna.example', password: PASSWORD },
    });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ logIn: { token: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] } });
  });

  it('keeps neither the password nor the token in the database', async () => {
    const { id, token } = await signUpReader(marketplace);
    const [stored] = await marketplace.database.query<{ text: string }>(
      `SELECT u::text || string_agg(s::text, '') AS text FROM users u JOIN sessions s ON s.user_id = u.id
       WHERE u.id = $1 GROUP BY u.*`,
      [id],
    );
    expect(stored?.text).toContain('$argon2id$');
    expect(stored?.text).not.toContain(PASSWORD);
    expect(stored?.text).not.toContain(token);
  });

  it('sets the session as a cookie that scripts cannot read', async () => {
    const { email } = await signUpReader(marketplace);
    const response = await fetch(`${marketplace.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: LOG_IN, variables: { input: { email, password: PASSWORD } } }),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const withCookie = await fetch(`${marketplace.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie.split(';', 1)[0] ?? '' },
      body: JSON.stringify({ query: VIEWER }),
    });
    expect(await withCookie.json()).toMatchObject({ data: { viewer: { contact: { email } } } });
  });
});

describe('the profile', () => {
  const UPDATE = `mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) { user { contact { phone address } } userErrors { code field } }
  }`;

  it('changes phone and address and nothing when one of them is blank', async () => {
    const { token } = await signUpReader(marketplace);
    const changed = await marketplace.ask(UPDATE, { input: { phone: '11111 22222' } }, token);
    expect(changed).toMatchObject({
      updateProfile: { user: { contact: { phone: '11111 22222', address: '12 Marine Drive, Mumbai' } } },
    });
    const refused = await marketplace.ask(UPDATE, { input: { phone: '33333 44444', address: '  ' } }, token);
    expect(refused).toEqual({
      updateProfile: { user: null, userErrors: [{ code: 'ADDRESS_REQUIRED', field: ['address'] }] },
    });
    const { viewer } = await marketplace.ask<{ viewer: object }>(VIEWER, {}, token);
    expect(viewer).toMatchObject({ contact: { phone: '11111 22222' } });
  });

  it('needs a session', async () => {
    const { errors } = await marketplace.graphql(UPDATE, { input: { phone: '1' } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('hides the contact of others', async () => {
    const seller = await signUpPublisher(marketplace);
    const { token } = await signUpReader(marketplace);
    const query = `query ($id: ID!) { user(id: $id) { name contact { email } publisher { officeContact } } }`;
    expect(await marketplace.ask(query, { id: seller.id }, token)).toEqual({
      user: { name: 'Banyan Tree Press', contact: null, publisher: { officeContact: null } },
    });
  });
});

describe('too many attempts', () => {
  it('refuses the eleventh wrong password for one account, and only for that one', async () => {
    const strict = await TestMarketplace.open({ rateLimits: true });
    try {
      const victim = await signUpReader(strict);
      const other = await signUpReader(strict);
      const guess = (email: string, password: string) =>
        strict.ask<{ logIn: { token: string; userErrors: { code: string }[] } }>(LOG_IN, {
          input: { email, password },
        });
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await guess(victim.email, 'wrong guess')).logIn.userErrors[0]?.code).toBe(
          'WRONG_CREDENTIALS',
        );
      }
      expect((await guess(victim.email, PASSWORD)).logIn.userErrors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
      expect((await guess(other.email, PASSWORD)).logIn.token).toBeTruthy();
    } finally {
      await strict.close();
    }
  });
});
