import { expect, type APIRequestContext } from '@playwright/test';
import { ask, listBook, newIsbn, signUp, type Person } from './people';
import type { Shop } from './accessibility/screen';

/**
 * A buyer with an order of one book, a rental of the only copy of another one, with a photo, another in the cart, and a bookmark; the seller of the book;
 * and somebody else who offers it, and has rented the only copy of a third one.
 */
export async function prepareShop(
  request: APIRequestContext,
): Promise<{ seller: Person; buyer: Person; shop: Shop }> {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const another = await signUp(request, 'Ravi Deshpande');
  const isbn = newIsbn();
  const bookId = await listBook(request, seller, { title: 'Under the Tamarind', isbn, copies: 3 });
  await addPhoto(request, seller, { type: 'AddBookPhoto', input: { bookId, caption: 'A torn corner' } });
  const rentedBookId = await listBook(request, seller, { title: 'The Ferry Home' });
  const rentalId = await rentedOut(request, { buyer, seller, bookId: rentedBookId });
  const takenBookId = await listBook(request, seller, { title: 'The Ferry Back' });
  await addToCart(request, another, takenBookId, { type: 'RENTAL', rental: { months: 1 } });
  await order(request, another);
  await ask(
    request,
    'mutation ($input: AddBookmarkInput!) { addBookmark(input: $input) { userErrors { message } } }',
    { input: { bookId } },
    buyer.token,
  );
  await addToCart(request, buyer, bookId);
  const { id: orderId } = await order(request, buyer);
  await addToCart(request, buyer, bookId);
  const editionId = await offerToo(request, another, isbn);
  return { seller, buyer, shop: { bookId, editionId, orderId, rentalId, rentedBookId, takenBookId } };
}

/** Somebody else offers the edition of this ISBN, too; answers its id. */
async function offerToo(request: APIRequestContext, another: Person, isbn: string): Promise<string> {
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
  { bookId, ...sides }: Sale,
): Promise<string> {
  await addToCart(request, sides.buyer, bookId);
  return (await delivered(request, sides)).id;
}

/** Rents a copy of a book out, with a photo by its seller when it came back; answers the id of the order. */
export async function rentedOut(request: APIRequestContext, { bookId, ...sides }: Sale): Promise<string> {
  await addToCart(request, sides.buyer, bookId, { type: 'RENTAL', rental: { months: 1 } });
  const { id, fulfillmentId } = await delivered(request, sides);
  const input = { fulfillmentId, stage: 'RETURN', caption: 'A page is missing' };
  await addPhoto(request, sides.seller, { type: 'AddOrderPhoto', input });
  return id;
}

/** Has somebody write about a book that was delivered to them, and about its seller, who answers both. */
export async function reviewBoth(request: APIRequestContext, { buyer, seller, bookId }: Sale): Promise<void> {
  const { book } = await ask<{ book: { seller: { id: string } } }>(
    request,
    'query ($bookId: ID!) { book(id: $bookId) { seller { id } } }',
    { bookId },
  );
  const about = {
    reviewBook: { bookId, stars: 4, text: 'Read it in one night.' },
    reviewSeller: { sellerId: book.seller.id, text: 'Packed with care.' },
  };
  for (const [step, input] of Object.entries(about)) {
    const type = step.replace(/^r/, 'R');
    const written = await ask<Record<string, { review: { id: string } }>>(
      request,
      `mutation ($input: ${type}Input!) { ${step}(input: $input) { review { id } } }`,
      { input },
      buyer.token,
    );
    await ask(
      request,
      'mutation ($input: AnswerReviewInput!) { answerReview(input: $input) { userErrors { message } } }',
      { input: { reviewId: written[step]?.review.id, text: 'Thank you, Meera.' } },
      seller.token,
    );
  }
}

/** Orders what is in the cart, and brings it. */
async function delivered(request: APIRequestContext, { buyer, seller }: Omit<Sale, 'bookId'>) {
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
  return { id, fulfillmentId };
}

/** The smallest PNG there is, of one red dot. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

type NewPhoto = { type: 'AddBookPhoto' | 'AddOrderPhoto'; input: object };

/** Adds a photo of hardly anything. */
async function addPhoto(request: APIRequestContext, { token }: Person, { type, input }: NewPhoto) {
  const field = type.replace(/^A/, 'a');
  const query = `mutation ($input: ${type}Input!) { ${field}(input: $input) { userErrors { message } } }`;
  const response = await request.post('/graphql', {
    multipart: {
      operations: JSON.stringify({ query, variables: { input: { ...input, photo: null } } }),
      map: JSON.stringify({ photo: ['variables.input.photo'] }),
      photo: { name: 'dot.png', mimeType: 'image/png', buffer: DOT },
    },
    headers: { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' },
  });
  expect(await response.json()).toEqual({ data: { [field]: { userErrors: [] } } });
}

function addToCart(
  request: APIRequestContext,
  buyer: Person,
  bookId: string,
  how: object = { type: 'PURCHASE' },
): Promise<unknown> {
  return ask(
    request,
    'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
    { input: { bookId, ...how } },
    buyer.token,
  );
}

/** Orders what is in the cart. */
async function order(request: APIRequestContext, buyer: Person) {
  type Order = { id: string; fulfillments: { id: string }[] };
  const { placeOrder } = await ask<{ placeOrder: { order: Order } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id fulfillments { id } } } }',
    { input: { idempotencyKey: crypto.randomUUID(), shippingAddress: ADDRESS } },
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
