import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../testing/mail/mail.js';
import { mutate } from '../../testing/mutate.js';
import { take, type Order } from '../../testing/orders/orders.js';
import { openBlockShop, rentBlocked } from '../../testing/payments/blocked.js';
import { bankDecides, chargeBack } from '../../testing/payments/chargebacks.js';
import { runPaymentJobs } from '../../testing/payments/paying.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';
import { rentOnline } from '../../testing/payments/rentedOnline.js';

// The deposit is 200 rupees. All of it is kept if the copy is lost.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openBlockShop();
});
afterEach(() => shop.paying.close());

const minute = () => shop.paying.marketplace.clock.advanceMinutes(1);

async function payDirectly(order: Order): Promise<void> {
  const input = { fulfillmentId: order.fulfillments[0]?.id ?? '' };
  const { userErrors } = await mutate<object>(
    shop.paying.marketplace,
    shop.seller,
    'confirmPayment',
    'fulfillment { id }',
    input,
  );
  expect(userErrors).toEqual([]);
}

async function loseCopies(order: Order): Promise<void> {
  minute();
  await take(shop.paying.marketplace, shop.buyer, 'declareLost', order.fulfillments[0]?.id ?? '');
  await runPaymentJobs(shop.paying);
}

/** Reports the lost copies as found, and returns the text of the mail to the buyer. */
async function mailAfterFound(order: Order): Promise<string> {
  const { marketplace } = shop.paying;
  await deliverMail(marketplace);
  minute();
  const fulfillmentId = order.fulfillments[0]?.id ?? '';
  expect((await take(marketplace, shop.seller, 'reportFound', fulfillmentId)).userErrors).toEqual([]);
  const mails = (await deliverMail(marketplace)).filter(({ to }) => to.address === shop.buyer.email);
  return mails[0]?.text ?? '';
}

const CASES = [
  {
    language: 'EN',
    online: 'The ₹200.00 kept for them is being refunded to you.',
    direct: 'The seller will pay you back the ₹200.00 kept for them.',
    unpaid: 'What was kept for them is no longer due.',
    blocked: 'The ₹200.00 taken for them from the blocked deposit is being refunded to you.',
  },
  {
    language: 'HI',
    online: 'इनके लिए रोके गए ₹200.00 आपको लौटाए जा रहे हैं।',
    direct: 'इनके लिए रोके गए ₹200.00 विक्रेता आपको लौटाएँगे।',
    unpaid: 'इनके लिए रोकी गई रक़म अब नहीं देनी है।',
    blocked: 'इनके लिए ब्लॉक की गई जमा राशि में से जो ₹200.00 लिए गए थे, वे आपको लौटाए जा रहे हैं।',
  },
  {
    language: 'GU',
    online: 'તેમના માટે રોકેલા ₹200.00 તમને પાછા અપાઈ રહ્યા છે.',
    direct: 'તેમના માટે રોકેલા ₹200.00 વેચનાર તમને પાછા ચૂકવશે.',
    unpaid: 'તેમના માટે રોકેલી રકમ હવે ચૂકવવાની નથી.',
    blocked: 'તેમના માટે બ્લૉક કરેલી ડિપોઝિટમાંથી લેવાયેલા ₹200.00 તમને પાછા અપાઈ રહ્યા છે.',
  },
];

describe.each(CASES)('The mail about copies that were found, in $language', (texts) => {
  beforeEach(async () => {
    const { marketplace } = shop.paying;
    await mutate(marketplace, shop.buyer, 'updateSettings', 'settings { language }', {
      language: texts.language,
    });
  });

  it('names what is refunded online', async () => {
    const order = await rentOnline(shop);
    await loseCopies(order);
    expect(await mailAfterFound(order)).toContain(texts.online);
  });

  it('names what the seller pays back', async () => {
    const order = await rentOnline(shop, { payOnline: false });
    await payDirectly(order);
    await loseCopies(order);
    expect(await mailAfterFound(order)).toContain(texts.direct);
  });

  it('says that nothing is due if the buyer has paid nothing', async () => {
    const order = await rentOnline(shop, { payOnline: false });
    await loseCopies(order);
    expect(await mailAfterFound(order)).toContain(texts.unpaid);
  });

  it('names what is refunded of a blocked deposit', async () => {
    const order = await rentBlocked(shop);
    await loseCopies(order);
    expect(await mailAfterFound(order)).toContain(texts.blocked);
  });
});

it('Copies that are found after a lost chargeback give back what the bank has not', async () => {
  const order = await rentOnline(shop);
  await bankDecides(shop.paying, await chargeBack(shop.paying, order), 'lost');
  await loseCopies(order);
  expect(await mailAfterFound(order)).toContain('What was kept for them is no longer due.');
});
