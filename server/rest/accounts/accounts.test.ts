import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { PASSWORD, signUpReader } from '../../testing/people.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

/** What these tests read of the answers. */
interface Answer {
  token: string;
  data: { user: { _id: string; phone: string }; settings: object };
  openapi: string;
  paths: object;
}

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${marketplace.url}${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie'),
    body: (await response.json()) as Answer,
  };
}

it('logs in over REST who signed up over GraphQL, with a token and a cookie', async () => {
  const { id, email } = await signUpReader(marketplace);
  const { status, cookie, body } = await call('POST', '/api/auth/login', { email, password: PASSWORD });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'success', user: { _id: id, email, role: 'user', readersScore: 0 } });
  const me = await call('GET', '/api/v1/users/me', undefined, { authorization: `Bearer ${body.token}` });
  expect(me.body.data.user._id).toBe(id);
  const byCookie = await call('GET', '/api/auth/test-auth', undefined, {
    cookie: cookie?.split(';')[0] ?? '',
  });
  expect(byCookie.body).toMatchObject({ authenticated: true, method: 'cookie', userId: id });
});

it('changes the profile and the settings', async () => {
  const { token } = await signUpReader(marketplace);
  const bearer = { authorization: `Bearer ${token}` };
  const profile = await call('PATCH', '/api/user/profile', { phone: '11111 22222' }, bearer);
  expect(profile.body.data.user.phone).toBe('11111 22222');
  const settings = await call('PATCH', '/api/v1/users/settings', { theme: 'dark', language: 'gu' }, bearer);
  expect(settings.body.data.settings).toMatchObject({ theme: 'dark', language: 'gu', currency: 'INR' });
});

it('refuses in the documented envelope', async () => {
  expect(
    await call('POST', '/api/auth/login', { email: 'nobody@panna.example', password: 'x' }),
  ).toMatchObject({
    status: 401,
    body: { status: 'error', code: 'WRONG_CREDENTIALS' },
  });
  expect(await call('GET', '/api/user/profile')).toMatchObject({ status: 401, body: { status: 'error' } });
  expect(await call('POST', '/api/publisher/signup', { email: ' ' })).toMatchObject({
    status: 422,
    body: { status: 'error', message: 'Email is required', field: 'email' },
  });
  expect(await call('GET', '/api/nowhere')).toMatchObject({ status: 404, body: { status: 'error' } });
});

it('refuses a form of another site that rides on the cookie', async () => {
  const response = await fetch(`${marketplace.url}/api/auth/logout`, {
    method: 'POST',
    headers: { cookie: 'panna_session=x', origin: 'https://elsewhere.example' },
  });
  expect(response.status).toBe(403);
});

it('describes itself', async () => {
  const { body } = await call('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths)).toContain('/api/auth/login');
});
