import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { show } from './accessibility/screens';
import { arrive, ask, listBook, mailPage, signUp } from './people';

const WORD = 'w'.repeat(200);
const ADDRESS = { street: '12 Marine Drive', city: 'Mumbai', state: 'Maharashtra', zipcode: '400020' };

test.use({ viewport: { width: 360, height: 740 } });
test.skip(({ isMobile }) => !isMobile, 'of one width, a small phone’s, wherever it runs');

/**
 * Returns the HTML of elements whose long words overflow the page or their card. If the page scrolls sideways, adds the width
 * of the page.
 */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const out: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.includes('wwwwwwww')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = text.parentElement?.closest('section, article, li, [role=dialog]');
      const right = Math.min(width, box?.getBoundingClientRect().right ?? width);
      const clipped = getComputedStyle(text.parentElement ?? document.body).overflow !== 'visible';
      if (!clipped && range.getBoundingClientRect().right > right + 1)
        out.push(text.parentElement?.outerHTML ?? '');
    }
    const scrolls = document.documentElement.scrollWidth > width;
    return scrolls ? [...out, `the page is ${document.documentElement.scrollWidth} wide`] : out;
  });

async function prepare(request: APIRequestContext) {
  const seller = await signUp(request, 'Kamala Nair');
  const buyer = await signUp(request, 'Meera Shah');
  const bookId = await listBook(request, seller, { title: WORD, author: WORD, description: WORD, copies: 3 });
  const addToCart = () =>
    ask(
      request,
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { message } } }',
      { input: { bookId, type: 'PURCHASE' } },
      buyer.token,
    );
  await addToCart();
  const { placeOrder } = await ask<{
    placeOrder: { order: { id: string; fulfillments: { id: string }[] } };
  }>(
    request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id fulfillments { id } } } }',
    { input: { idempotencyKey: buyer.email, shippingAddress: ADDRESS } },
    buyer.token,
  );
  const [fulfillment] = placeOrder.order.fulfillments;
  await ask(
    request,
    'mutation ($input: CancelFulfillmentInput!) { cancelFulfillment(input: $input) { userErrors { message } } }',
    { input: { fulfillmentId: fulfillment?.id, reason: WORD } },
    seller.token,
  );
  await addToCart();
  return { seller, buyer, bookId, orderId: placeOrder.order.id };
}

test('a word of 200 letters stays in its box, on screens and in mails', async ({ page, request }) => {
  const { seller, buyer, bookId, orderId } = await prepare(request);
  const staysInOn = async (path: string) => {
    await show(page, path);
    await expect(page.getByRole('main').getByText(/w{50}/).first()).toBeAttached();
    expect(await stickingOut(page), path).toEqual([]);
  };
  await arrive(page, buyer, '/');
  await staysInOn(`/books/${bookId}`);
  await staysInOn(`/books?search=${WORD.slice(0, 100)}`);
  await staysInOn('/cart');
  await staysInOn('/checkout');
  await staysInOn(`/orders/${orderId}`);
  await staysInOn('/transactions');
  await arrive(page, seller, '/');
  await staysInOn(`/orders/${orderId}`);
  await staysInOn('/dashboard?view=listings');
  await staysInOn('/dashboard?view=sales');
  await openMail(page, buyer.email);
  expect(await stickingOut(page), 'the mails').toEqual([]);
  await page.locator('details[open]').getByRole('link', { name: 'As HTML' }).click();
  await expect(page.getByText(/w{50}/).first()).toBeAttached();
  expect(await stickingOut(page), 'a mail').toEqual([]);
});

/** Opens the mail to this address that contains WORD. Retries until a job has sent it. */
async function openMail(page: Page, email: string): Promise<void> {
  const mail = page.locator('details').filter({ hasText: email }).filter({ hasText: WORD }).first();
  await expect(async () => {
    await page.goto(mailPage());
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  await mail.locator('summary').click();
}
