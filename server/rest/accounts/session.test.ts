import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy } from '../../testing/orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';
import { makeStaff, openSupportView } from '../../testing/people/staff.js';

interface Session {
  status: string;
  message: string;
  token: string;
  user: { _id: string };
}
interface Diagnosis {
  authenticated: boolean;
  method: string;
  userId: string | null;
}

let marketplace: TestMarketplace;
let rest: RestClient;
let meera: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
});

const logIn = <Body = Session>(password = PASSWORD, email = meera.email) =>
  rest.post<Body>('/api/auth/login', { body: { email, password } });
const diagnose = async (headers: Record<string, string>) =>
  (await rest.get<Diagnosis>('/api/auth/test-auth', { headers })).body;

describe('POST /api/auth/login', () => {
  it('answers status, message, user and a token, and sets a cookie that scripts cannot read', async () => {
    const { status, headers, body } = await logIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', message: 'Logged in', user: { _id: meera.id } });
    expect(headers.get('set-cookie')).toMatch(/^panna_session=[\w-]{43}; .*HttpOnly; SameSite=Lax/i);
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('does not say whether the address or the password was wrong', async () => {
    const [wrong, unknown] = [
      await logIn<Refused>('not it'),
      await logIn<Refused>(PASSWORD, 'no@panna.example'),
    ];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.code).toBe('WRONG_CREDENTIALS');
  });

  it('asks for what is missing', async () => {
    expect(await logIn<Refused>('')).toMatchObject({
      status: 422,
      body: { message: 'Password is required' },
    });
    expect(await logIn<Refused>(PASSWORD, ' ')).toMatchObject({
      status: 422,
      body: { message: 'Email is required' },
    });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${marketplace.url}/api/auth/login`, {
      method: 'POST',
      headers,
      body: '{"email"',
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'MALFORMED_REQUEST' }]);
  });
});

describe('GET /api/auth/test-auth', () => {
  it('says who asks, and by what', async () => {
    const { headers, body } = await logIn();
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    const known = { authenticated: true, userId: meera.id, role: 'user' };
    expect(await diagnose({ authorization: `Bearer ${body.token}` })).toMatchObject({
      ...known,
      method: 'bearer',
    });
    expect(await diagnose({ cookie })).toMatchObject({ ...known, method: 'cookie' });
    expect(await diagnose({})).toMatchObject({ authenticated: false, method: 'none', userId: null });
  });
});

describe('POST /api/auth/logout', () => {
  it('ends the session, and takes the cookie away', async () => {
    const { body } = await logIn();
    const session = { authorization: `Bearer ${body.token}` };
    const { status, headers } = await rest.post('/api/auth/logout', { headers: session });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^panna_session=;/);
    expect(await diagnose(session)).toMatchObject({ code: 'INVALID_TOKEN' });
  });
});

describe('a request that rides on the cookie', () => {
  const send = async (headers: Record<string, string>, body?: string) => {
    const { headers: answered } = await logIn();
    const cookie = answered.get('set-cookie')?.split(';')[0] ?? '';
    const response = await fetch(`${marketplace.url}/api/auth/logout`, {
      method: 'POST',
      headers: { cookie, ...headers },
      body,
    });
    return { status: response.status, body: (await response.json()) as Refused };
  };

  it('is refused when the form of another site may have sent it', async () => {
    const forms = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
    const requests = forms.flatMap((form): Record<string, string>[] => [
      { 'content-type': form, origin: 'https://elsewhere.example' },
      { 'content-type': form, origin: 'null' },
      { 'content-type': form },
    ]);
    for (const headers of requests) {
      expect(await send(headers, 'a=b')).toMatchObject({
        status: 403,
        body: { code: 'CROSS_SITE_REQUEST', message: 'Requests from other websites are not accepted' },
      });
    }
  });

  it('is taken from this site, and as JSON', async () => {
    expect((await send({ origin: marketplace.url })).status).toBe(200);
    expect((await send({ 'content-type': 'application/json' }, '{}')).status).toBe(200);
  });
});

describe('the viewer’s account', () => {
  it.each(['/api/v1/users/me', '/api/user/profile'])('is answered at %s', async (path) => {
    const { body } = await rest.get<Data<{ user: object }>>(path, { as: meera });
    expect(body.data.user).toMatchObject({
      _id: meera.id,
      name: 'Meera',
      email: meera.email,
      phone: '98200 11223',
      address: '12 Marine Drive, Mumbai',
      zipcode: '400020',
      readersScore: 0,
      totalRatings: 0,
    });
    expect(await rest.get<Refused>(path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  it('takes another phone and address, and no other change', async () => {
    const change = {
      phone: '11111 22222',
      name: 'Somebody else',
      email: 'x@y.example',
      role: 'administrator',
    };
    const { status, body } = await rest.patch<Data<{ user: object }>>('/api/user/profile', {
      as: meera,
      body: change,
    });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data.user).toMatchObject({
      phone: '11111 22222',
      name: 'Meera',
      email: meera.email,
      role: 'user',
    });
  });

  it('keeps its phone when the new one is blank', async () => {
    const answer = await rest.patch<Refused>('/api/user/profile', { as: meera, body: { phone: ' ' } });
    expect(answer).toMatchObject({ status: 422, body: { message: 'Phone is required', field: 'phone' } });
    expect(await rest.patch<Refused>('/api/user/profile', { body: { phone: '1' } })).toMatchObject({
      status: 401,
    });
  });

  it('is taken away with money, timeline, reports and mails', async () => {
    const seller = await signUpReader(marketplace, 'Dev');
    const bookId = await listBook(marketplace, seller);
    await buy(marketplace, meera, bookId);
    await mutate(marketplace, meera, 'reportBook', '__typename', { bookId, reason: 'OTHER', note: 'Torn' });
    const { body } = await rest.get<Record<string, object[]>>('/api/v1/users/me/export', { as: meera });
    expect(body).toMatchObject({
      ledgerEntries: [{ kind: 'CHARGE' }],
      timeline: [{ to_status: 'PENDING' }],
      reports: [{ book_id: bookId, note: 'Torn' }],
      mails: [{ topic: 'WELCOME' }, { topic: 'ORDER_PLACED' }],
      devices: [{}],
    });
  });

  it('says what staff did to the account and saw of it, without who they are', async () => {
    const support = await signUpReader(marketplace, 'Sana Kazi');
    await makeStaff(marketplace.ports, support, 'SUPPORT');
    const view = await openSupportView(marketplace, support, meera);
    await rest.get('/api/v1/cart', { as: view });
    const { body } = await rest.get<Record<string, object[]>>('/api/v1/users/me/export', { as: meera });
    expect(body).toMatchObject({
      supportViews: [{ reason: 'She cannot find her order', ended_at: null }],
      staffActions: [{ action: 'START_SUPPORT_VIEW' }, { action: 'SEE_PAGE', detail: 'GET /api/v1/cart' }],
    });
    const { supportViews, staffActions } = body;
    for (const secret of [support.id, '127.0.0.1', 'token'])
      expect(JSON.stringify({ supportViews, staffActions })).not.toContain(secret);
  });

  it('can be taken away as a file', async () => {
    const { headers, body } = await rest.get<{ account: object[] }>('/api/v1/users/me/export', { as: meera });
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(body.account).toMatchObject([{ id: meera.id, email: meera.email }]);
    expect(JSON.stringify(body)).not.toContain('password');
    expect(await rest.get<Refused>('/api/v1/users/me/export')).toMatchObject({ status: 401 });
  });
});

describe('the settings', () => {
  const path = '/api/v1/users/settings';
  const DEFAULTS = {
    emailNotifications: true,
    orderUpdates: true,
    newBookAlerts: false,
    theme: 'light',
    language: 'en',
    currency: 'INR',
  };

  it('have the documented defaults, and keep what is left out of a change', async () => {
    type Settings = Data<{ settings: object }>;
    expect((await rest.get<Settings>(path, { as: meera })).body.data.settings).toEqual(DEFAULTS);
    const change = { theme: 'system', language: 'gu', newBookAlerts: true };
    await rest.patch(path, { as: meera, body: change });
    expect((await rest.get<Settings>(path, { as: meera })).body.data.settings).toEqual({
      ...DEFAULTS,
      ...change,
    });
  });

  it.each([[{ theme: 'blue' }], [{ language: 'fr' }], [{ currency: 'GBP' }], [{ orderUpdates: 'yes' }]])(
    'refuse %o',
    async (body) => {
      const answer = await rest.patch<Refused>(path, { as: meera, body });
      expect(answer).toMatchObject({ status: 422, body: { field: Object.keys(body)[0] } });
    },
  );

  it('are nobody else’s', async () => {
    expect(await rest.get<Refused>(path)).toMatchObject({ status: 401 });
    expect(await rest.patch<Refused>(path, { body: { theme: 'dark' } })).toMatchObject({ status: 401 });
  });
});
