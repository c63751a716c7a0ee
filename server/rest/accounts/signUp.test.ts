import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { PASSWORD } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

interface Session {
  status: string;
  message: string;
  token: string;
  user: { _id: string; id: string; email: string; role: string };
}

let marketplace: TestMarketplace;
let rest: RestClient;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());

let people = 0;
const reader = () => ({
  email: `Meera${(people += 1)}@panna.example`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  name: 'Meera',
  phone: '98200 11223',
  address: '12 Marine Drive, Mumbai',
  zipcode: '400020',
  role: 'user',
});
const publisher = () => ({
  email: `press${(people += 1)}@panna.example`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  publisherName: 'Banyan Tree Press',
  publicationAddress: '5 College Street, Kolkata',
  officeContact: '033 2241 1234',
  zipcode: '700073',
  role: 'publisher',
});

const signUp = <Body = Session>(body: object, who = 'user') =>
  rest.post<Body>(`/api/${who}/signup`, { body });

describe('POST /api/user/signup', () => {
  it('opens a reader’s account and signs it in, by token and by cookie', async () => {
    const person = reader();
    const { status, headers, body } = await signUp(person);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'success',
      user: {
        email: person.email.toLowerCase(),
        name: 'Meera',
        role: 'user',
        readersScore: 0,
        totalRatings: 0,
      },
    });
    expect(body.user.id).toBe(body.user._id);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`panna_session=${body.token}`);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it('takes a body with a publisherName as a publisher’s', async () => {
    expect((await signUp(publisher())).body.user).toMatchObject({
      role: 'publisher',
      publisherName: 'Banyan Tree Press',
    });
  });

  it.each([
    [{ email: '' }, 'Email is required', 'email'],
    [{ email: 'meera' }, 'Please enter a valid email address', 'email'],
    [{ name: ' ' }, 'Name is required', 'name'],
    [{ password: '' }, 'Password is required', 'password'],
    [{ confirmPassword: '' }, 'Please confirm your password', 'confirmPassword'],
    [{ confirmPassword: 'another one' }, 'Passwords do not match', 'confirmPassword'],
    [
      { password: 'short', confirmPassword: 'short' },
      'Password must be at least 8 characters long',
      'password',
    ],
    [{ phone: '' }, 'Phone is required', 'phone'],
    [{ address: undefined }, 'Address is required', 'address'],
    [{ zipcode: '12a45' }, 'Please enter a valid zipcode (5-6 digits)', 'zipcode'],
  ])('refuses %o', async (change, message, field) => {
    expect(await signUp<Refused>({ ...reader(), ...change })).toMatchObject({
      status: 422,
      body: { message, field },
    });
  });

  it('refuses an address that has an account, in any case', async () => {
    const person = reader();
    await signUp(person);
    expect(await signUp<Refused>({ ...person, email: person.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', field: 'email' },
    });
  });
});

describe('POST /api/publisher/signup', () => {
  it('opens a publisher’s account', async () => {
    const { status, body } = await signUp({ ...publisher(), website: 'banyan.example' }, 'publisher');
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      role: 'publisher',
      name: 'Banyan Tree Press',
      officeContact: '033 2241 1234',
      website: 'https://banyan.example',
    });
  });

  it('says what is wrong in the documented order, the first first', async () => {
    const wrong = [
      [{}, 'Email is required'],
      [{ email: 'a@b.example' }, 'Password is required'],
      [{ password: 'short' }, 'Please confirm your password'],
      [{ confirmPassword: 'other' }, 'Passwords do not match'],
      [{ confirmPassword: 'short' }, 'Password must be at least 8 characters long'],
      [
        { password: PASSWORD, confirmPassword: PASSWORD, publisherName: 'B' },
        'Publisher name must be at least 2 characters long',
      ],
      [{ publisherName: 'Banyan' }, 'Office contact is required'],
      [{ officeContact: '033' }, 'Publication address is required'],
      [{ publicationAddress: 'Kolkata' }, 'Please enter a valid zipcode (5-6 digits)'],
    ] as const;
    let form = {};
    for (const [change, message] of wrong) {
      form = { ...form, ...change };
      expect(await signUp<Refused>(form, 'publisher')).toMatchObject({ status: 422, body: { message } });
    }
    expect((await signUp({ ...form, zipcode: '700073' }, 'publisher')).status).toBe(201);
  });
});

it('limits sign-ups from one address, and says when to come back', async () => {
  const busy = await TestMarketplace.open({ rateLimits: true });
  try {
    const client = await RestClient.of(busy);
    const attempt = () => client.post<Refused>('/api/user/signup', { body: { ...reader(), phone: '0' } });
    const answers = [];
    for (let count = 0; count < 101; count += 1) answers.push(await attempt());
    expect(answers.slice(0, 100).every(({ status }) => status === 201)).toBe(true);
    expect(answers[100]).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(Number(answers[100]?.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await busy.close();
  }
});
