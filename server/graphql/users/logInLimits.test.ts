import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ports } from '../../usecases/scope.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let limits: Ports['rateLimits'];
let meera: Person;
beforeAll(async () => {
  const change = (ports: Ports) => ({ ...ports, rateLimits: (limits = ports.rateLimits) });
  marketplace = await TestMarketplace.open({ rateLimits: true, change });
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
});

const LOG_IN = `mutation ($input: LogInInput!) {
  logIn(input: $input) { token userErrors { code values { name value } } }
}`;

/** Logs in over GraphQL. Returns the refusal, the cookies and the headers. */
async function logIn(password = PASSWORD, cookie = '') {
  const response = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: LOG_IN, variables: { input: { email: meera.email, password } } }),
  });
  const { data } = (await response.json()) as {
    data: { logIn: { userErrors: { code: string; values: object[] }[] } };
  };
  return { refusal: data.logIn.userErrors[0] ?? null, headers: response.headers };
}

const deviceIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('panna_device=')) ?? '';

/** Counts wrong passwords for the account, as if strangers at many addresses had tried them. */
async function strangersTry(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await limits.take('wrongPasswordOfAccount', meera.email);
}

const TOO_MANY = { code: 'TOO_MANY_ATTEMPTS' };

describe('of many log-ins at once', () => {
  it('no more wrong passwords are looked at than the limit allows', async () => {
    const before = marketplace.database.statementCount;
    const guesses = await Promise.all(Array.from({ length: 50 }, () => logIn('a wrong horse')));
    // Only the ten attempts within the limit read the stored password.
    expect(marketplace.database.statementCount - before).toBe(10);
    const codes = guesses.map(({ refusal }) => refusal?.code);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(40);
  });

  it('no more wrong passwords of a signed-in viewer are looked at', async () => {
    const close = () =>
      mutate<object>(marketplace, meera, 'closeAccount', '__typename', { currentPassword: 'no' });
    const before = marketplace.database.statementCount;
    const guesses = await Promise.all(Array.from({ length: 25 }, close));
    // Each attempt reads the session. Only the ten attempts within the limit read the stored password.
    expect(marketplace.database.statementCount - before).toBe(25 + 10);
    const codes = guesses.map(({ userErrors }) => userErrors[0]?.code);
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(10);
  });

  it('right ones leave nothing behind that counts', async () => {
    for (let count = 0; count < 15; count += 1) expect((await logIn()).refusal).toBeNull();
  });
});

describe('after a hundred wrong passwords from everywhere', () => {
  it('only a device that is known lets the owner in, and they are told once', async () => {
    const device = deviceIn((await logIn()).headers);
    await strangersTry(100);
    await deliverMail(marketplace);
    expect((await logIn()).refusal).toMatchObject(TOO_MANY);
    expect((await logIn()).refusal).toMatchObject(TOO_MANY);
    expect((await logIn(PASSWORD, device)).refusal).toBeNull();
    const subjects = subjectsTo(await deliverMail(marketplace), meera);
    expect(subjects).toEqual(['Many wrong passwords for your account']);
  });

  it('is the same through the documented paths', async () => {
    const body = { email: meera.email, password: PASSWORD };
    const first = await rest.post<object>('/api/auth/login', { body });
    await strangersTry(100);
    const refused = await rest.post<Refused>('/api/auth/login', { body });
    expect(refused).toMatchObject({ status: 429, body: TOO_MANY });
    const cookie = deviceIn(first.headers);
    const origin = marketplace.url;
    const known = await rest.post<object>('/api/auth/login', { body, headers: { cookie, origin } });
    expect(known.status).toBe(200);
  });

  it('is no matter of another account’s device, nor of one from before a change of the password', async () => {
    const device = deviceIn((await logIn()).headers);
    const changed = { currentPassword: PASSWORD, password: 'a new horse', confirmPassword: 'a new horse' };
    await mutate(marketplace, meera, 'changePassword', '__typename', changed);
    await strangersTry(100);
    expect((await logIn('a new horse', device)).refusal).toMatchObject(TOO_MANY);
    meera = await signUpReader(marketplace, 'Other');
    await strangersTry(100);
    expect((await logIn(PASSWORD, device)).refusal).toMatchObject(TOO_MANY);
  });
});

describe('the headers of an answer', () => {
  it('say which limits were met and, once exceeded, when to come back', async () => {
    const { headers } = await logIn('a wrong horse');
    expect(headers.get('ratelimit-policy')).toContain('"wrongPassword";q=10;w=900');
    expect(headers.get('ratelimit')).toMatch(/"wrongPassword";r=9;t=\d+/);
    expect(headers.get('retry-after')).toBeNull();
    for (let count = 0; count < 9; count += 1) await limits.take('wrongPassword', `${meera.email} 127.0.0.1`);
    const refused = await logIn('a wrong horse');
    const seconds = refused.headers.get('retry-after');
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(refused.refusal).toEqual({ ...TOO_MANY, values: [{ name: 'seconds', value: seconds }] });
    const body = { email: meera.email, password: PASSWORD };
    const overRest = await rest.post<Refused>('/api/auth/login', { body });
    expect(overRest.status).toBe(429);
    expect(overRest.headers.get('ratelimit')).toContain('"wrongPassword";r=0');
    expect(Number(overRest.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
