import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../testing/accounts.js';
import { LiveConnection } from '../testing/liveClient.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { mutate } from '../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../testing/people.js';
import { RestClient, type Refused } from '../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
const open: LiveConnection[] = [];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const LOG_OUT = 'mutation { logOut { userErrors { code } } }';

/** The ways in which a session ends. */
const ENDS: [string, (person: Person) => Promise<unknown>][] = [
  ['logged out', ({ token }) => marketplace.ask(LOG_OUT, {}, token)],
  [
    'ended in another one',
    async ({ email, token }) => {
      const { token: elsewhere } = await logIn(marketplace, email);
      const { sessions } = await marketplace.ask<{ sessions: { id: string; current: boolean }[] }>(
        '{ sessions { id current } }',
        {},
        token,
      );
      const sessionId = sessions.find(({ current }) => current)?.id;
      await mutate(marketplace, { id: '', email, token: elsewhere ?? '' }, 'endSession', '', { sessionId });
    },
  ],
  [
    'of which the password was changed',
    (person) =>
      mutate(marketplace, person, 'changePassword', 'token', {
        currentPassword: PASSWORD,
        password: 'another secret',
        confirmPassword: 'another secret',
      }),
  ],
  [
    'of a closed account',
    (person) => mutate(marketplace, person, 'closeAccount', '', { currentPassword: PASSWORD }),
  ],
  ['of a suspended account', suspend],
];

async function suspend({ id: userId }: Person): Promise<void> {
  const administrator = await signUpReader(marketplace);
  await marketplace.database.query("UPDATE users SET role = 'ADMINISTRATOR' WHERE id = $1", [
    administrator.id,
  ]);
  await mutate(marketplace, administrator, 'suspendAccount', '', {
    userId,
    reason: 'Sells what is not there',
  });
}

async function askByGraphql(headers: Record<string, string>, query: string) {
  const response = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as {
    data?: object;
    errors?: { extensions: { code: string } }[];
  };
  return { status: response.status, headers: response.headers, data, code: errors?.[0]?.extensions.code };
}

const PUBLIC = '{ books(first: 1) { totalCount } }';
const ANY_LOG_IN =
  'mutation { logIn(input: { email: "a@b.example", password: "x" }) { userErrors { code } } }';

describe('a bearer token that opens no session', () => {
  const challenge = 'Bearer error="invalid_token"';

  async function expectRefused(authorization: string): Promise<void> {
    for (const query of [PUBLIC, ANY_LOG_IN]) {
      const { status, code, data, headers } = await askByGraphql({ authorization }, query);
      expect([status, code, data]).toEqual([401, 'INVALID_TOKEN', undefined]);
      expect(headers.get('www-authenticate')).toBe(challenge);
    }
    for (const path of ['/api/v1/books', '/api/v1/users/me', '/api/auth/test-auth']) {
      const answer = await rest.get<Refused>(path, { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { status: 'error', code: 'INVALID_TOKEN' } });
      expect(answer.headers.get('www-authenticate')).toBe(challenge);
    }
  }

  it.each(['Bearer nonsense', 'bearer', 'Bearer a b'])('is refused on every call: %s', expectRefused);

  it.each(ENDS)('is refused when it is %s', async (_, end) => {
    const person = await signUpReader(marketplace);
    await end(person);
    await expectRefused(`Bearer ${person.token}`);
  });

  it('is refused when it has expired', async () => {
    const { token } = await signUpReader(marketplace);
    marketplace.clock.advanceDays(31);
    await expectRefused(`Bearer ${token}`);
  });

  it('is refused to a subscription, too', async () => {
    const connection = new LiveConnection(marketplace, { token: 'nonsense' });
    open.push(connection);
    const { errors } = await connection.subscribe('subscription { cartChanged { itemCount } }').next();
    expect(errors?.[0]?.extensions?.code).toBe('INVALID_TOKEN');
  });

  it('is refused in the content type of GraphQL to who asks for it', async () => {
    const accept = 'application/graphql-response+json,application/json;q=0.9';
    const { headers } = await askByGraphql({ accept, authorization: 'Bearer nonsense' }, PUBLIC);
    expect(headers.get('content-type')).toContain('application/graphql-response+json');
  });
});

describe('the cookie of a session that has ended', () => {
  it('is taken away, and its browser is a visitor', async () => {
    const { token } = await signUpReader(marketplace);
    await marketplace.ask(LOG_OUT, {}, token);
    const cookie = `panna_session=${token}`;
    const byGraphql = await askByGraphql({ cookie }, '{ viewer { id } books(first: 1) { totalCount } }');
    expect([byGraphql.status, byGraphql.data]).toMatchObject([200, { viewer: null }]);
    expect(byGraphql.headers.get('set-cookie')).toMatch(/^panna_session=;/);
    const byRest = await rest.get('/api/v1/books', { headers: { cookie } });
    expect([byRest.status, byRest.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/^panna_session=;/),
    ]);
  });
});

describe('to look at the session', () => {
  it('takes one statement however often it is asked, and none of a visitor', async () => {
    const { token } = await signUpReader(marketplace);
    const statements = async (query: string, headers = {}) => {
      const before = marketplace.database.statementCount;
      expect((await askByGraphql(headers, query)).status).toBe(200);
      return marketplace.database.statementCount - before;
    };
    const authorization = `Bearer ${token}`;
    expect(await statements('{ __typename }')).toBe(0);
    expect(await statements('{ __typename }', { authorization })).toBe(1);
    const own = '{ viewer { id } settings { theme } }';
    expect(await statements(own, { authorization })).toBe(
      (await statements('{ viewer { id } }', { authorization })) + 1,
    );
  });
});

describe('an open subscription', () => {
  it.each(ENDS)('completes within a second when its session is %s', async (_, end) => {
    const person = await signUpReader(marketplace);
    const connection = new LiveConnection(marketplace, person);
    open.push(connection);
    const watching = connection.subscribe('subscription { cartChanged { itemCount } }');
    await watching.next();
    const completed = (async () => {
      for (;;) await watching.next();
    })().catch((error: unknown) => [String(error), Date.now()] as const);
    await end(person);
    const ended = Date.now();
    const [reason, at] = await completed;
    expect(reason).toContain('The subscription has ended');
    expect(at - ended).toBeLessThan(1000);
  });
});
