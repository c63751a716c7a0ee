import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../testing/people/accounts.js';
import { LiveConnection } from '../testing/liveClient.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { mutate } from '../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../testing/people/people.js';
import { RestClient, type Refused } from '../testing/restClient.js';
import { makeAdministrator } from '../testing/people/staff.js';

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

const PUBLIC = '{ books(first: 1) { totalCount } }';
const LOG_OUT = 'mutation { logOut { userErrors { code } } }';

/** The ways in which a session ends. After each of them, the session's token must be refused. */
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
  await makeAdministrator(marketplace.ports, administrator.email);
  await mutate(marketplace, administrator, 'suspendAccount', '', {
    userId,
    reason: 'Sells what is not there',
  });
}

async function askByGraphql(headers: Record<string, string>, query: string, named?: string) {
  const operationName = named && query.includes(`mutation ${named}`) ? named : undefined;
  const response = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, operationName }),
  });
  const { data, errors } = (await response.json()) as {
    data?: object;
    errors?: { extensions: { code: string } }[];
  };
  return { status: response.status, headers: response.headers, data, code: errors?.[0]?.extensions.code };
}

const LOGGING_IN = 'logIn(input: { email: "a@b.example", password: "x" }) { userErrors { code } }';
const FRAGMENT = `fragment Session on Mutation { __typename ... on Mutation { ${LOGGING_IN} } }`;

const SOMEBODY = 'email: "x", password: "x", confirmPassword: "x", zipcode: "x"';

/** Operations that open a session or need none. They accept an invalid bearer token. */
const WITHOUT_SESSION = [
  `mutation { ${LOGGING_IN} }`,
  `mutation { ...Session } ${FRAGMENT}`,
  `mutation { signUpReader(input: { ${SOMEBODY}, name: "x", phone: "x", address: "x" }) { userErrors { code } } }`,
  `mutation { signUpPublisher(input: { ${SOMEBODY}, publisherName: "x", publicationAddress: "x", officeContact: "x" }) { userErrors { code } } }`,
  'mutation { requestPasswordReset(input: { email: "a@b.example" }) { userErrors { code } } }',
  'mutation { resetPassword(input: { token: "x", password: "x", confirmPassword: "x" }) { userErrors { code } } }',
  'mutation { verifyEmail(input: { token: "x" }) { userErrors { code } } }',
  'mutation { confirmSecondFactor(input: { challenge: "x" }) { userErrors { code } } }',
  'mutation { startPasskeyLogIn { userErrors { code } } }',
  'mutation { logInWithPasskey(input: { challenge: "x", response: "{}" }) { userErrors { code } } }',
  '{ marketplace { timeZone } placeOfPinCode(zipcode: "400020") { city } }',
  `query Books ${PUBLIC} mutation LogIn { ${LOGGING_IN} }`,
];

/** Operations that require a valid bearer token if one is sent. */
const MIXED = [
  `mutation { ${LOGGING_IN} logOut { userErrors { code } } }`,
  `mutation { ...Session logOut @skip(if: true) { userErrors { code } } } ${FRAGMENT}`,
  LOG_OUT,
  '{ __typename }',
  '{ __schema { queryType { name } } }',
];

describe('a bearer token that opens no session', () => {
  const challenge = 'Bearer error="invalid_token"';

  async function expectRefused(authorization: string): Promise<void> {
    for (const query of [PUBLIC, ...MIXED]) {
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

  it.each(['Bearer nonsense', 'bearer', 'Bearer a b'])('is refused: %s', expectRefused);

  it.each(ENDS)('is refused when it is %s', async (_, end) => {
    const person = await signUpReader(marketplace);
    await end(person);
    await expectRefused(`Bearer ${person.token}`);
  });

  it('is ignored by operations that open a session or need none', async () => {
    const { email } = await signUpReader(marketplace);
    const authorization = 'Bearer nonsense';
    for (const query of WITHOUT_SESSION) {
      const { status, code } = await askByGraphql({ authorization }, query, 'LogIn');
      expect([query, status, code]).toEqual([query, 200, undefined]);
    }
    const headers = { authorization };
    const body = { email, password: PASSWORD };
    expect(await rest.post('/api/auth/login', { headers, body })).toMatchObject({ status: 200 });
    expect(await rest.get('/api/v1/health-check', { headers })).toMatchObject({ status: 200 });
    for (const path of ['/api/user/signup', '/api/publisher/signup'])
      expect(await rest.post(path, { headers, body })).toMatchObject({ status: 422 });
  });

  it('gives way to the token of a new session', async () => {
    const { email, id } = await signUpReader(marketplace);
    const { data } = await askByGraphql(
      { authorization: 'Bearer nonsense' },
      `mutation { logIn(input: { email: "${email}", password: "${PASSWORD}" }) { user { id contact { email } } } }`,
    );
    expect(data).toEqual({ logIn: { user: { id, contact: { email } } } });
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

  it('is refused in the content type of GraphQL if the client accepts it', async () => {
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

describe('the lookup of the session', () => {
  it('takes one statement per request, and none for visitors', async () => {
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
