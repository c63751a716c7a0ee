import type { APIRequestContext } from '@playwright/test';
import { ask, listBook, signUp, type Person } from './people';
import type { Shop } from './accessibility/screens';

/** A buyer with an order of one book, another in the cart, and a bookmark; and the seller of the book. */
export async function prepareShop(
  request: APIRequestContext,
): Promise<{ seller: Person; buyer: Person; shop: Shop }> {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: 'Under the Tamarind', copies: 3 });
  const addToCart = () =>
    ask(
      request,
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
      { input: { bookId, type: 'PURCHASE' } },
      buyer.token,
    );
  await ask(
    request,
    'mutation ($input: AddBookmarkInput!) { addBookmark(input: $input) { userErrors { message } } }',
    { input: { bookId } },
    buyer.token,
  );
  await addToCart();
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string } } }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
    { input: { idempotencyKey: buyer.email, shippingAddress: ADDRESS } },
    buyer.token,
  );
  await addToCart();
  return { seller, buyer, shop: { bookId, orderId: placeOrder.order.id } };
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
