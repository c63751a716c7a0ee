import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBook } from './books/books.js';
import { TestMarketplace } from './marketplace.js';
import { buy } from './orders/orders.js';
import { signUpPublisher, signUpReader, type Person } from './people/people.js';
import { RestClient, type Refused } from './restClient.js';
import { makeStaff, openSupportView } from './people/staff.js';

const MESSAGE = (ability: string) => `You are not allowed to do this. It requires the ability ${ability}.`;

let marketplace: TestMarketplace;
let rest: RestClient;
let reader: Person;
let orderId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  reader = await signUpReader(marketplace);
  const seller = await signUpPublisher(marketplace);
  const buyer = await signUpReader(marketplace);
  orderId = (await buy(marketplace, buyer, await listBook(marketplace, seller))).id;
});
afterAll(() => marketplace.close());

/** The REST calls that only staff may make, with the ability that each one requires. */
const CALLS_OF_STAFF = [
  ['GET', '/api/v1/complaints/open', 'complaints:read-any'],
  ['POST', '/api/v1/complaints/nothing/answer', 'complaints:handle'],
  ['POST', '/api/v1/complaints/nothing/settle', 'complaints:handle'],
  ['GET', '/api/v1/disputes', 'disputes:decide'],
  ['POST', '/api/v1/disputes/nothing/decide', 'disputes:decide'],
  ['GET', '/api/v1/chargebacks/nothing/evidence.pdf', 'money:read'],
] as const;

/** Makes a call of CALLS_OF_STAFF with an invalid body, because the ability must be checked before the body. */
const callOfStaff = (client: RestClient, method: string, path: string, as: Person) =>
  client.call<Refused>(method, path, { as, ...(method === 'POST' && { body: {} }) });

/** Sends a query as the reader. Returns the first GraphQL error. */
async function refusalOf(query: string, variables: object = {}) {
  const { errors } = await marketplace.graphql(query, variables, reader.token);
  return errors?.[0];
}

describe('without the ability', () => {
  it('a mutation is refused by its name, whatever its input', async () => {
    const mutation =
      'mutation ($input: RemoveListingInput!) { removeListing(input: $input) { userErrors { code message values { name value } } } }';
    const input = { bookId: 'nothing', reason: '' };
    expect(await marketplace.ask(mutation, { input }, reader.token)).toEqual({
      removeListing: {
        userErrors: [
          {
            code: 'FORBIDDEN',
            message: MESSAGE('listings:moderate'),
            values: [{ name: 'ability', value: 'listings:moderate' }],
          },
        ],
      },
    });
  });

  it('a query is refused by its name', async () => {
    expect(await refusalOf('{ moderationActions { nodes { id } } }')).toMatchObject({
      message: MESSAGE('moderation:read'),
      extensions: { code: 'FORBIDDEN', values: [{ name: 'ability', value: 'moderation:read' }] },
    });
  });

  it('a REST call is refused by its name', async () => {
    const form = new FormData();
    form.set('books', new Blob(['[]'], { type: 'application/json' }), 'books.json');
    const { status, body } = await rest.post<Refused>('/api/v1/books/bulk', { as: reader, form });
    expect([status, body]).toEqual([
      403,
      {
        status: 'error',
        code: 'FORBIDDEN',
        message: MESSAGE('listings:import'),
        values: { ability: 'listings:import' },
      },
    ]);
  });

  it.each(CALLS_OF_STAFF)('REST refuses %s %s to accounts without %s', async (method, path, ability) => {
    expect(await callOfStaff(rest, method, path, reader)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: MESSAGE(ability), values: { ability } },
    });
  });

  it('what is private is not found', async () => {
    const order = await marketplace.ask(
      'query ($id: ID!) { order(id: $id) { id } }',
      { id: orderId },
      reader.token,
    );
    expect(order).toEqual({ order: null });
    const { status, body } = await rest.get<Refused>(`/api/v1/orders/${orderId}`, { as: reader });
    expect([status, body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
  });
});

describe('what staff lack', () => {
  const VALUES = [{ name: 'ability', value: 'moderation:read' }];

  it('in a support view is named in both transports', async () => {
    const support = await signUpReader(marketplace);
    await makeStaff(marketplace.ports, support, 'SUPPORT');
    const view = await openSupportView(marketplace, support, reader);
    const { errors } = await marketplace.graphql('{ moderationActions { nodes { id } } }', {}, view.token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'IN_SUPPORT_VIEW', values: VALUES });
    const answer = await rest.get<Refused>('/api/v1/users/me/export', { as: view });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'IN_SUPPORT_VIEW', values: { ability: 'account:export' } },
    });
  });

  it('without a second factor is named to a query, a mutation and each REST call of staff', async () => {
    const strict = await TestMarketplace.open({ staffNeedsSecondFactor: true });
    const moderator = await signUpReader(strict);
    await makeStaff(strict.ports, moderator, 'MODERATOR');
    const { errors } = await strict.graphql('{ moderationActions { nodes { id } } }', {}, moderator.token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', values: VALUES });
    const mutation =
      'mutation ($input: RemoveListingInput!) { removeListing(input: $input) { userErrors { code values { value } } } }';
    const input = { bookId: 'nothing', reason: '' };
    const { removeListing } = await strict.ask<{ removeListing: object }>(
      mutation,
      { input },
      moderator.token,
    );
    expect(removeListing).toEqual({
      userErrors: [{ code: 'SECOND_FACTOR_REQUIRED', values: [{ value: 'listings:moderate' }] }],
    });
    await makeStaff(strict.ports, moderator, 'ADMINISTRATOR');
    const strictRest = await RestClient.of(strict);
    for (const [method, path, ability] of CALLS_OF_STAFF)
      expect([path, await callOfStaff(strictRest, method, path, moderator)]).toMatchObject([
        path,
        { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED', values: { ability } } },
      ]);
    await strict.close();
  });
});

describe('a visitor', () => {
  it('is asked to log in before the input is read, in both transports', async () => {
    const cart = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }';
    const input = { bookId: 'nothing', type: 'PURCHASE', quantity: 0 };
    const { errors } = await marketplace.graphql(cart, { input });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    for (const path of ['/api/v1/cart/add', '/api/v1/fulfillments/x/ship', '/api/v1/reviews/x/answer']) {
      const { status, body } = await rest.post<Refused>(path, { body: { quantity: 'many', rating: 3 } });
      expect([path, status, body.code]).toEqual([path, 401, 'UNAUTHENTICATED']);
    }
  });
});
