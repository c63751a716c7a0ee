import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretBox } from '../../secrets/secretBox.js';
import { listBook } from '../../testing/books/books.js';
import { tablesWith } from '../../testing/databases/tablesWith.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { rent } from '../../testing/orders/orders.js';
import { graphqlPayments } from '../../testing/payments.js';
import {
  openPayoutShop,
  paidPayouts,
  payoutsOf,
  pendingPayouts,
  runPayoutJob,
  sellAndDeliver,
  settlePayout,
  setUpiAddress,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { makeStaff } from '../../testing/people/staff.js';
import { signUpReader } from '../../testing/people/people.js';
import { RestClient } from '../../testing/restClient.js';

describe('The UPI address of a seller', () => {
  let shop: PayoutShop;
  beforeEach(async () => {
    shop = await openPayoutShop(7);
  });
  afterEach(() => shop.paying.close());

  const prepare = async () => {
    await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
    await shop.pass(7);
    await runPayoutJob(shop.paying);
  };
  const contact = async (token: string | undefined) => {
    const query = 'query ($id: ID!) { user(id: $id) { contact { upiAddress } } }';
    const { user } = await shop.paying.marketplace.ask<{ user: { contact: { upiAddress: string } } }>(
      query,
      { id: shop.seller.id },
      token,
    );
    return user.contact.upiAddress;
  };

  it('is in no table, and whole only for its owner and for those who pay', async () => {
    const { paying, seller, finance } = shop;
    const { marketplace } = paying;
    await prepare();
    expect(await tablesWith(marketplace.database, 'dev@okbank')).toEqual([]);
    expect(await pendingPayouts(paying, finance)).toMatchObject([{ upiAddress: 'dev@okbank' }]);
    expect(await contact(seller.token)).toBe('dev@okbank');
    await makeStaff(marketplace.ports, finance, 'SUPPORT');
    expect(await contact(finance.token)).toBe('de…@okbank');
    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get<Record<string, object[]>>('/api/v1/users/me/export', { as: seller });
    expect(body).toMatchObject({
      account: [{ upi_address_shown: 'de…@okbank' }],
      payouts: [{ upi_address_shown: 'de…@okbank' }],
    });
    expect(JSON.stringify([body, await deliverMail(marketplace)])).not.toContain('dev@okbank');
  });

  it('of a payout is forgotten but for its part once the payout has ended', async () => {
    const { paying, seller, finance } = shop;
    await prepare();
    const [pending] = await payoutsOf(paying, seller);
    const payoutId = pending?.id ?? '';
    expect(await settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference: 'UTR1' })).toBeNull();
    for (const payouts of [await payoutsOf(paying, seller), await paidPayouts(paying, finance)])
      expect(payouts).toMatchObject([{ id: payoutId, upiAddress: 'de…@okbank' }]);
    const sealed = 'SELECT sealed_upi_address IS NULL AS forgotten FROM payouts';
    expect(await paying.marketplace.database.query(sealed)).toEqual([{ forgotten: true }]);
  });

  it('that a lost key sealed stops its payout, and counts again once the owner has entered it', async () => {
    const { paying, seller } = shop;
    const { marketplace } = paying;
    const lost = secretBox(() => [randomBytes(32)]);
    await marketplace.database.query('UPDATE users SET sealed_upi_address = $1 WHERE id = $2', [
      lost.seal('dev@okbank', seller.id),
      seller.id,
    ]);
    await expect(prepare()).rejects.toThrow('OLD_SECRET_KEYS');
    expect(await payoutsOf(paying, seller)).toEqual([]);
    expect(await contact(seller.token)).toBeNull();
    await setUpiAddress(paying, seller, 'dev@okbank');
    await shop.pass(1);
    await runPayoutJob(paying);
    expect(await payoutsOf(paying, seller)).toMatchObject([{ upiAddress: 'dev@okbank' }]);
  });
});

it('An order whose seller has an address that cannot be opened is paid without it', async () => {
  const marketplace = await TestMarketplace.open();
  const [seller, buyer] = [await signUpReader(marketplace, 'Dev'), await signUpReader(marketplace, 'Meera')];
  const order = await rent(marketplace, buyer, await listBook(marketplace, seller), { months: 1 });
  const api = graphqlPayments(marketplace);
  await setUpiAddress({ marketplace } as PayoutShop['paying'], seller, 'dev@okbank');
  expect(await api.view(buyer, order)).toMatchObject({ upiAddress: 'dev@okbank' });
  await marketplace.database.query("UPDATE users SET sealed_upi_address = '\\x00' WHERE id = $1", [
    seller.id,
  ]);
  expect(await api.view(buyer, order)).toMatchObject({
    upiAddress: null,
    upiLink: null,
    steps: ['markPaid'],
  });
  await marketplace.close();
});
