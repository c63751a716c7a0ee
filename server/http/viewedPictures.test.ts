import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../testing/books/books.js';
import { changeListing } from '../testing/books/listings.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { buy } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { grantByCommand } from '../usecases/staff/grantStaffRole.js';

let marketplace: TestMarketplace;
let asha: Person;
let support: Person;
let bookId: string;
/** The cookies in the browser of the support staff, by name. */
let cookies: Map<string, string>;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  const seller = await signUpReader(marketplace);
  asha = await signUpReader(marketplace);
  support = await signUpReader(marketplace, 'Sana');
  await grantByCommand(marketplace.ports, support.email, 'SUPPORT');
  bookId = await listBook(marketplace, seller, { copies: 5 });
  await buy(marketplace, asha, bookId);
  // From now on, only a few people can see the book and its cover. The buyer is one of them.
  await changeListing(marketplace, seller, 'takeOffBook', { bookId });
});
afterAll(() => marketplace.close());
beforeEach(() => {
  cookies = new Map([['panna_session', support.token]]);
});

/** Sends a request with the stored cookies and stores the cookies of the response, as a browser does. */
async function browse(path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map((each) => each.join('=')).join('; ');
  const headers = { cookie, 'content-type': 'application/json', ...init.headers };
  const response = await fetch(marketplace.url + path, { ...init, headers });
  for (const set of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
  return response;
}

async function mutate(token: string, query: string): Promise<{ token?: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await browse('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data } = (await response.json()) as { data: { payload: { token?: string } } };
  return data.payload;
}

const cover = async () => (await browse(`/covers/drawn/${bookId}.svg`)).status;

async function startView(): Promise<string> {
  const input = `{ email: "${asha.email}", reason: "Her order" }`;
  const { token = '' } = await mutate(
    support.token,
    `mutation { payload: startSupportView(input: ${input}) { token } }`,
  );
  return token;
}
const endView = (token: string) =>
  mutate(token, 'mutation { payload: endSupportView { userErrors { code } } }');

it('a support view shows the pictures that its account may see, and each is in the audit log', async () => {
  expect(await cover()).toBe(404);
  const token = await startView();
  expect(await cover()).toBe(200);
  const [seen] = await marketplace.database.query<{ detail: string }>(
    'SELECT detail FROM staff_actions WHERE user_id = $1 ORDER BY occurred_at DESC, id DESC LIMIT 1',
    [asha.id],
  );
  expect(seen?.detail).toContain(`/covers/drawn/${bookId}.svg`);
  await endView(token);
  expect([cookies.has('panna_view'), await cover()]).toEqual([false, 404]);
});

it('its cookie opens nothing once the view is over, and no more than pictures before', async () => {
  const token = await startView();
  const view = cookies.get('panna_view') ?? '';
  cookies.delete('panna_session');
  expect(await cover()).toBe(200);
  expect((await browse('/api/v1/users/me')).status).toBe(401);
  await endView(token);
  cookies.set('panna_view', view);
  expect(await cover()).toBe(404);
});

it('a log-out ends the view of the browser as well', async () => {
  await startView();
  expect(cookies.has('panna_view')).toBe(true);
  await browse('/api/auth/logout', { method: 'POST', body: '{}' });
  expect([...cookies.keys()]).toEqual([]);
});
