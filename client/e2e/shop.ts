import { expect, type APIRequestContext } from '@playwright/test';
import { ask, listBook, newIsbn, signUp, type Person } from './people';
import type { Shop } from './accessibility/screen';

/**
 * Signs up a seller, a buyer and a second seller. The buyer has an order, a rental of the only copy of another book,
 * a cart and a bookmark. The second seller offers the ordered title too and has rented the only copy of a third book.
 * The ordered book and the rental have photos.
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

/** Lists a book with this ISBN as another seller, and returns the id of the edition. */
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

/** Orders a book and marks it as delivered. Returns the id of the order. */
export async function deliveredOrder(
  request: APIRequestContext,
  { bookId, ...sides }: Sale,
): Promise<string> {
  await addToCart(request, sides.buyer, bookId);
  return (await delivered(request, sides)).id;
}

/** Rents a book, marks it as delivered, and adds a photo by the seller. Returns the id of the order. */
export async function rentedOut(request: APIRequestContext, { bookId, ...sides }: Sale): Promise<string> {
  await addToCart(request, sides.buyer, bookId, { type: 'RENTAL', rental: { months: 1 } });
  const { id, fulfillmentId } = await delivered(request, sides);
  const input = { fulfillmentId, stage: 'RETURN', caption: 'A page is missing' };
  await addPhoto(request, sides.seller, { type: 'AddOrderPhoto', input });
  return id;
}

/** Reviews a delivered book and its seller; the seller replies to both. Returns the ids of the reviews. */
export async function reviewBoth(request: APIRequestContext, sale: Sale): Promise<string[]> {
  const { buyer, seller, bookId } = sale;
  const { book } = await ask<{ book: { seller: { id: string } } }>(
    request,
    'query ($bookId: ID!) { book(id: $bookId) { seller { id } } }',
    { bookId },
  );
  const reviewIds = [
    await reviewBook(request, buyer, bookId),
    await write(request, buyer, 'ReviewSeller', { sellerId: book.seller.id, text: 'Packed with care.' }),
  ];
  for (const reviewId of reviewIds)
    await write(request, seller, 'AnswerReview', { reviewId, text: 'Thank you, Meera.' });
  return reviewIds;
}

/** Reviews a delivered book and returns the id of the review. */
export function reviewBook(request: APIRequestContext, buyer: Person, bookId: string): Promise<string> {
  return write(request, buyer, 'ReviewBook', { bookId, stars: 4, text: 'Read it in one night.' });
}

/** Writes a review or a reply and returns the id of the review. */
async function write(
  request: APIRequestContext,
  { token }: Person,
  type: 'ReviewBook' | 'ReviewSeller' | 'AnswerReview',
  input: object,
): Promise<string> {
  const step = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  const query = `mutation ($input: ${type}Input!) { ${step}(input: $input) { review { id } } }`;
  const written = await ask<Record<string, { review: { id: string } }>>(request, query, { input }, token);
  return written[step]?.review.id ?? '';
}

/** Reports reviews to the moderators. If the reporter wrote the reviews, this reports the replies to them instead. */
export async function reportAll(
  request: APIRequestContext,
  { token }: Person,
  reviewIds: readonly string[],
): Promise<void> {
  const query =
    'mutation ($input: ReportReviewInput!) { reportReview(input: $input) { userErrors { message } } }';
  for (const reviewId of reviewIds)
    await ask(request, query, { input: { reviewId, reason: 'OFFENSIVE' } }, token);
}

/** Orders the contents of the cart and marks them as delivered. Returns the ids of the order and its fulfillment. */
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

/** A PNG of one red pixel. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

type NewPhoto = { type: 'AddBookPhoto' | 'AddOrderPhoto'; input: object };

/** Uploads a photo of one pixel to a listing or a rental. */
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

export function addToCart(
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

/** Orders the contents of the cart. Returns the ids of the order and its fulfillments. */
export async function order(request: APIRequestContext, buyer: Person) {
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

/** Logs in to an account of the demo data and returns the token. */
export async function logInToDemo(request: APIRequestContext, email: string): Promise<string> {
  const { logIn } = await ask<{ logIn: { token: string } }>(
    request,
    'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
    { input: { email, password: 'panna-demo' } },
  );
  return logIn.token;
}
