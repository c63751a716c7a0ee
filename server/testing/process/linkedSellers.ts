import type { GraphQLClient } from '../graphqlClient.js';
import { mutate } from '../mutate.js';
import { BANK } from '../payments/payoutAccounts.js';
import { HOME } from '../people/addresses.js';
import { PASSWORD, signUpReader, type Person } from '../people/people.js';
import type { MortalServer } from './mortalServer.js';

/** In seconds. */
const TWO_DAYS = 172_800;

/** Signs up sellers whose accounts are linked at the payment provider for two days, so that transfers to them are made. */
export async function linkedSellers(
  server: MortalServer,
  client: GraphQLClient,
  howMany: number,
): Promise<Person[]> {
  const sellers: Person[] = [];
  for (let index = 0; index < howMany; index += 1) {
    const seller = await signUpReader(client, 'Dev');
    await mutate(client, seller, 'saveAddress', '__typename', HOME);
    await mutate(client, seller, 'confirmIdentity', '__typename', { password: PASSWORD });
    const account = { method: 'BANK_ACCOUNT', bankAccount: BANK, pan: 'ABCPE1234F' };
    await mutate(client, seller, 'updatePayoutAccount', '__typename', account);
    sellers.push(seller);
  }
  await server.database.query(
    "UPDATE users SET payout_changed_at = payout_changed_at - interval '2 days', email_verified_at = now()",
  );
  await server.enter('link-accounts');
  await server.until("SELECT count(*)::int AS count FROM linked_accounts WHERE status = 'ACTIVE'", howMany);
  await server.database.query("UPDATE linked_accounts SET active_since = active_since - interval '2 days'");
  for (const { product } of server.payments.route.accounts.values())
    if (product?.activated_at) product.activated_at -= TWO_DAYS;
  return sellers;
}
