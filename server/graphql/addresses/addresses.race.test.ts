import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_ADDRESSES } from '../../domain/addresses/savedAddress.js';
import { HOME } from '../../testing/people/addresses.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let asha: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  asha = await signUpReader(marketplace, 'Asha');
});
afterAll(() => marketplace.close());

const send = (mutation: string, input: object) =>
  mutate<{ savedAddress: { id: string } | null }>(marketplace, asha, mutation, 'savedAddress { id }', input);

async function saved(): Promise<{ id: string; isDefault: boolean }[]> {
  const query = '{ savedAddresses { id isDefault } }';
  const { savedAddresses } = await marketplace.ask<{ savedAddresses: { id: string; isDefault: boolean }[] }>(
    query,
    {},
    asha.token,
  );
  return savedAddresses;
}

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
it('addresses that are saved at once are each saved once, twenty at most, and one is the default', async () => {
  const same = await Promise.all(Array.from({ length: 10 }, () => send('saveAddress', HOME)));
  expect(new Set(same.map(({ savedAddress }) => savedAddress?.id)).size).toBe(1);
  const burst = Array.from({ length: MOST_ADDRESSES + 5 }, (_, number) =>
    send('saveAddress', { ...HOME, street: `House ${number}`, isDefault: true }),
  );
  const refused = (await Promise.all(burst)).flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
  expect(refused).toEqual(Array.from({ length: 6 }, () => 'ADDRESS_LIMIT'));
  const held = await saved();
  expect(held.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  await Promise.all(held.map(({ id }) => send('setDefaultAddress', { id })));
  expect((await saved()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});
