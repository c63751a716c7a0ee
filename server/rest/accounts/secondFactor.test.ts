import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApp, passSeconds, type AuthenticatorApp } from '../../testing/people/factors.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let meera: Person;
let app: AuthenticatorApp;
beforeAll(async () => {
  marketplace = await TestMarketplace.open({ rateLimits: true });
  rest = await RestClient.of(marketplace);
  meera = await signUpReader(marketplace, 'Meera');
  ({ app } = await addApp(marketplace, meera));
});
afterAll(() => marketplace.close());

interface LoggedIn {
  token: string | null;
  user: { _id: string } | null;
  secondFactor?: { challenge: string; methods: string[] };
}

const logIn = (email: string) =>
  rest.post<LoggedIn>('/api/auth/login', { body: { email, password: PASSWORD } });

describe('POST /api/auth/login', () => {
  it('answers accounts without a second factor as it always did', async () => {
    const { email } = await signUpReader(marketplace);
    const { status, body } = await logIn(email);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['message', 'status', 'token', 'user']);
  });

  it('asks others for the second step, and gives no cookie before it', async () => {
    const { status, headers, body } = await logIn(meera.email);
    expect([status, body.token, body.user]).toEqual([200, null, null]);
    expect(headers.getSetCookie()).toEqual([]);
    const second = await rest.post<LoggedIn>('/api/auth/second-factor', {
      body: { challenge: body.secondFactor?.challenge, code: app.code() },
    });
    expect(second.status).toBe(200);
    expect(second.body.user?._id).toBe(meera.id);
    expect(second.headers.getSetCookie().join()).toContain('panna_session=');
  });
});

describe('POST /api/auth/second-factor', () => {
  it('refuses a code that was used before, and starts no session', async () => {
    const asha = await signUpReader(marketplace, 'Asha');
    const { app: phone } = await addApp(marketplace, asha);
    const confirm = async () => {
      const { body } = await logIn(asha.email);
      return rest.post<LoggedIn & Refused>('/api/auth/second-factor', {
        body: { challenge: body.secondFactor?.challenge, code: phone.code() },
      });
    };
    expect(await confirm()).toMatchObject({ status: 200, body: { user: { _id: asha.id } } });
    const again = await confirm();
    expect(again).toMatchObject({ status: 401, body: { code: 'CODE_ALREADY_USED', field: 'code' } });
    expect(again.headers.getSetCookie().join()).not.toContain('panna_session=');
    passSeconds(marketplace, 30);
    expect(await confirm()).toMatchObject({ status: 200 });
  });

  it('refuses in words, and after ten wrong codes for a while', async () => {
    const { body } = await logIn(meera.email);
    const confirm = (code: string) =>
      rest.post<Refused>('/api/auth/second-factor', {
        body: { challenge: body.secondFactor?.challenge, code },
      });
    const late = await confirm(app.code(90));
    expect([late.status, late.body.code, late.body.field]).toEqual([401, 'CODE_OF_ANOTHER_TIME', 'code']);
    expect(late.body.message).toContain('check the clock');
    for (let count = 1; count < 10; count += 1) {
      expect((await confirm(app.code(900))).body.code).toBe('WRONG_CODE');
    }
    const tooMany = await confirm(app.code());
    expect([tooMany.status, tooMany.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });
});
