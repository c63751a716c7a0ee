import type { APIRequestContext } from '@playwright/test';
import { ask, listBook, newIsbn, signUp, type Person } from './people';
import type { Shop } from './accessibility/screens';

/** A buyer with an order of one book, another in the cart, and a bookmark; the seller of the book, and who else offers it. */
export async function prepareShop(
  request: APIRequestContext,
): Promise<{ seller: Person; buyer: Person; shop: Shop }> {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const isbn = newIsbn();
  const bookId = await listBook(request, seller, { title: 'Under the Tamarind', isbn, copies: 3 });
  await ask(
    request,
    'mutation ($input: AddBookmarkInput!) { addBookmark(input: $input) { userErrors { message } } }',
    { input: { bookId } },
    buyer.token,
  );
  await addToCart(request, buyer, bookId);
  const { id: orderId } = await order(request, buyer);
  await addToCart(request, buyer, bookId);
  const editionId = await offerToo(request, isbn);
  return { seller, buyer, shop: { bookId, editionId, orderId } };
}

/** Somebody else offers the edition of this ISBN, too; answers its id. */
async function offerToo(request: APIRequestContext, isbn: string): Promise<string> {
  const another = await signUp(request, 'Ravi Deshpande');
  const bookId = await listBook(request, another, { title: 'Under the Tamarind', isbn, salePrice: '120' });
  const { book } = await ask<{ book: { edition: { id: string } } }>(
    request,
    'query ($bookId: ID!) { book(id: $bookId) { edition { id } } }',
    { bookId },
  );
  return book.edition.id;
}

type Sale = { buyer: Person; seller: Person; bookId: string };

/** Brings a copy of a book to somebody; answers the id of the order. */
export async function deliveredOrder(
  request: APIRequestContext,
  { buyer, seller, bookId }: Sale,
): Promise<string> {
  await addToCart(request, buyer, bookId);
  const { id, fulfillments } = await order(request, buyer);
  const fulfillmentId = fulfillments[0]?.id;
  const take = (step: string, input: string, { token }: Person) =>
    ask(
      request,
      `mutation ($input: ${input}!) { ${step}(input: $input) { userErrors { message } } }`,
      { input: { fulfillmentId } },
      token,
    );
  await take('confirmFulfillment', 'ConfirmFulfillmentInput', seller);
  await take('shipFulfillment', 'ShipFulfillmentInput', seller);
  await take('markDelivered', 'MarkDeliveredInput', buyer);
  return id;
}

function addToCart(request: APIRequestContext, buyer: Person, bookId: string): Promise<unknown> {
  return ask(
    request,
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
    { input: { bookId, type: 'PURCHASE' } },
    buyer.token,
  );
}

/** Orders what is in the cart. */
async function order(request: APIRequestContext, buyer: Person) {
  type Order = { id: string; fulfillments: { id: string }[] };
  const { placeOrder } = await ask<{ placeOrder: { order: Order } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id fulfillments { id } } } }',
    { input: { idempotencyKey: buyer.email, shippingAddress: ADDRESS } },
    buyer.token,
  );
  return placeOrder.order;
}

const ADDRESS = { street: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400020' };

/** Logs somebody of the demo data in; answers the token. */
export async function logInToDemo(request: APIRequestContext, email: string): Promise<string> {
  const { logIn } = await ask<{ logIn: { token: string } }>(
    request,
    'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
    { input: { email, password: 'panna-demo' } },
  );
  return logIn.token;
}
