import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../testing/marketplace.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { RestClient, type Refused } from '../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let reader: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  reader = await signUpReader(marketplace);
});
afterAll(() => marketplace.close());

const WITH_JSON = [
  'POST /api/user/signup',
  'POST /api/publisher/signup',
  'POST /api/auth/login',
  'PATCH /api/user/profile',
  'PATCH /api/v1/users/settings',
  'POST /api/v1/cart/add',
  'PATCH /api/v1/cart/items/any',
  'POST /api/v1/orders',
  'POST /api/user/any/rate',
  'PATCH /api/v1/books/any',
  'POST /api/v1/fulfillments/any/ship',
  'POST /api/v1/fulfillments/any/send-back',
  'POST /api/v1/fulfillments/any/take-back',
  'POST /api/v1/fulfillments/any/cancel',
];
const WITH_FORMS = ['POST /api/v1/books', 'POST /api/v1/books/bulk', 'PUT /api/v1/books/any/cover'];

async function send(call: string, text: string, type: string) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await rest.call<Refused>(method, path, {
    as: reader,
    text,
    headers: { 'content-type': type },
  });
  return [answer.status, answer.body.code];
}

describe.each(WITH_JSON)('the body of %s', (call) => {
  it('is refused when it is no JSON', async () => {
    expect(await send(call, '{', 'application/json')).toEqual([400, 'MALFORMED_REQUEST']);
  });

  it.each(['[]', '"text"', '7', 'true', '{"__proto__":{}}'])('is refused when it is %s', async (text) => {
    expect([400, 422]).toContain((await send(call, text, 'application/json'))[0]);
  });

  it('is refused when it is of another kind', async () => {
    expect(await send(call, '<xml/>', 'application/xml')).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

describe.each([...WITH_JSON, ...WITH_FORMS])('the body of %s', (call) => {
  it('is refused when it has more than 10,000,000 bytes', async () => {
    const type = WITH_FORMS.includes(call) ? 'multipart/form-data; boundary=x' : 'application/json';
    expect(await send(call, `"${'x'.repeat(9_999_999)}"`, type)).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

it('a body of 10,000,000 bytes is read', async () => {
  const [status] = await send('PATCH /api/user/profile', `"${'x'.repeat(9_999_998)}"`, 'application/json');
  expect(status).toBe(422);
});
