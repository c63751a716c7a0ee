import { afterAll, beforeAll, expect, it } from 'vitest';
import { GODAN, LIST_BOOK } from '../../testing/books/books.js';
import { bookForm, GODAN_DATA } from '../../testing/forms.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

const TEXT = 'no picture';
const PER_HOUR = 200;

let busy: TestMarketplace;
let rest: RestClient;
let seller: Person;
beforeAll(async () => {
  busy = await TestMarketplace.open({ rateLimits: true });
  rest = await RestClient.of(busy);
  seller = await signUpReader(busy);
});
afterAll(() => busy.close());

const byRest = (as: Person) =>
  rest.post<Refused>('/api/v1/books', { as, form: bookForm(GODAN_DATA, new Blob([TEXT])) });

it('an account uploads 200 covers an hour, by both ways together; others go on', async () => {
  for (let count = 0; count < PER_HOUR; count += 1) expect((await byRest(seller)).status).toBe(415);
  const refused = await byRest(seller);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  const file = { path: 'variables.input.cover', content: new TextEncoder().encode(TEXT), name: 'c.jpg' };
  const { data } = await busy.upload<{ listBook: { userErrors: { code: string }[] } }>(
    LIST_BOOK,
    { input: { ...GODAN, cover: null } },
    { ...file, type: 'image/jpeg' },
    seller.token,
  );
  expect(data.listBook.userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }]);
  expect((await byRest(await signUpReader(busy))).status).toBe(415);
});
