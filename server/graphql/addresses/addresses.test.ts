import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOME } from '../../testing/people/addresses.js';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { ADDRESS, buy } from '../../testing/orders/orders.js';
import { PASSWORD, signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let asha: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
beforeEach(async () => {
  asha = await signUpReader(marketplace, 'Asha Rao');
});
afterAll(() => marketplace.close());

interface Saved {
  id: string;
  label: string | null;
  street: string;
  isDefault: boolean;
}

const FIELDS = 'id label receiver phone street city state zipcode country isDefault';

const send = (mutation: string, input: object, person = asha) =>
  mutate<{ savedAddress: Saved | null }>(marketplace, person, mutation, `savedAddress { ${FIELDS} }`, input);
const remove = (id: string, person = asha) =>
  mutate<{ removedId: string | null }>(marketplace, person, 'removeAddress', 'removedId', { id });
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

async function save(input: object, person = asha): Promise<Saved> {
  const { savedAddress, userErrors } = await send('saveAddress', input, person);
  if (!savedAddress) throw new Error(JSON.stringify(userErrors));
  return savedAddress;
}

async function saved({ token } = asha): Promise<Saved[]> {
  const query = `{ savedAddresses { ${FIELDS} } }`;
  return (await marketplace.ask<{ savedAddresses: Saved[] }>(query, {}, token)).savedAddresses;
}

/** Returns the street of each saved address, in order, and true for the default address. */
const listed = async () => (await saved()).map(({ street, isDefault }) => [street, isDefault]);

async function checkoutAddress({ token } = asha): Promise<object> {
  const query = '{ checkoutAddress { receiver phone street city state zipcode country } }';
  return (await marketplace.ask<{ checkoutAddress: object }>(query, {}, token)).checkoutAddress;
}

describe('the saved addresses of an account', () => {
  it('have one default: the first, until another is chosen, and the newest after the default is gone', async () => {
    const home = await save(HOME);
    expect(home).toMatchObject({ ...HOME, phone: '9820011223', country: 'India', isDefault: true });
    const office = await save({ ...HOME, street: 'Office', label: null });
    await save({ ...HOME, street: 'Parents' });
    expect(await listed()).toEqual([
      ['12 Marine Drive', true],
      ['Parents', false],
      ['Office', false],
    ]);
    await send('setDefaultAddress', { id: office.id });
    await send('setDefaultAddress', { id: office.id });
    expect((await listed())[0]).toEqual(['Office', true]);
    await save({ ...HOME, street: 'Hostel', isDefault: true });
    expect((await listed())[0]).toEqual(['Hostel', true]);
    const [hostel] = await saved();
    expect(await remove(hostel?.id ?? '')).toMatchObject({ removedId: hostel?.id });
    expect(await listed()).toEqual([
      ['Parents', true],
      ['Office', false],
      ['12 Marine Drive', false],
    ]);
  });

  it('change as a whole, and stay the default unless another is chosen', async () => {
    const { id } = await save(HOME);
    const moved = {
      ...HOME,
      label: null,
      street: '9 Lake Road',
      city: 'Kochi',
      state: 'Kerala',
      zipcode: '682036',
    };
    expect((await send('changeAddress', { id, ...moved })).savedAddress).toMatchObject({
      ...moved,
      phone: '9820011223',
      isDefault: true,
    });
    const other = await save({ ...HOME, street: 'Other' });
    await send('changeAddress', { id: other.id, ...HOME, street: 'Other', isDefault: true });
    expect(await listed()).toEqual([
      ['Other', true],
      ['9 Lake Road', false],
    ]);
  });

  it('hold the same address once', async () => {
    const { id } = await save(HOME);
    const again = await save({
      ...HOME,
      label: 'Flat',
      phone: '+91 98200-11223',
      street: ' 12 Marine Drive ',
    });
    expect(again).toMatchObject({ id, label: 'Home' });
    expect(await saved()).toHaveLength(1);
  });

  it('are twenty at most', async () => {
    for (let number = 1; number <= 20; number += 1) await save({ ...HOME, street: `House ${number}` });
    expect(codes(await send('saveAddress', HOME))).toEqual(['ADDRESS_LIMIT']);
    expect(codes(await send('saveAddress', { ...HOME, street: 'House 7' }))).toEqual([]);
    expect(await saved()).toHaveLength(20);
  });

  it.each([
    [{ receiver: ' ' }, 'RECEIVER_REQUIRED', 'receiver'],
    [{ phone: '12345' }, 'MOBILE_INVALID', 'phone'],
    [{ city: '' }, 'SHIPPING_ADDRESS_INCOMPLETE', 'city'],
    [{ zipcode: '12' }, 'ZIPCODE_INVALID', 'zipcode'],
  ])('refuse %j with %s', async (change, code, field) => {
    const { userErrors } = await send('saveAddress', { ...HOME, ...change });
    expect(userErrors).toMatchObject([{ code, field: [field] }]);
    expect(await saved()).toEqual([]);
  });

  it('are nobody else’s: another account neither sees, changes, removes nor chooses them', async () => {
    const { id } = await save(HOME);
    const other = await signUpReader(marketplace);
    expect(await saved(other)).toEqual([]);
    expect(codes(await send('changeAddress', { ...HOME, id, street: 'Mine' }, other))).toEqual([
      'ADDRESS_NOT_FOUND',
    ]);
    expect(codes(await send('setDefaultAddress', { id }, other))).toEqual(['ADDRESS_NOT_FOUND']);
    expect(codes(await remove(id, other))).toEqual(['ADDRESS_NOT_FOUND']);
    for (const [method, path, body] of [
      ['PUT', '', HOME],
      ['POST', '/default', undefined],
      ['DELETE', '', undefined],
    ] as const) {
      const answer = await rest.call<Refused>(method, `/api/v1/addresses/${id}${path}`, { as: other, body });
      expect([answer.status, answer.body.code]).toEqual([404, 'ADDRESS_NOT_FOUND']);
    }
    expect(await listed()).toEqual([['12 Marine Drive', true]]);
    await expect(saved({ ...asha, token: '' })).rejects.toThrow('UNAUTHENTICATED');
    expect((await rest.get('/api/v1/addresses')).status).toBe(401);
  });

  it('are in the export, and go with the account', async () => {
    await save(HOME);
    const { body } = await rest.get<{ addresses: object[] }>('/api/v1/users/me/export', { as: asha });
    expect(body.addresses).toMatchObject([{ label: 'Home', phone: '9820011223', is_default: true }]);
    await mutate(marketplace, asha, 'closeAccount', '__typename', { currentPassword: PASSWORD });
    const left = await marketplace.database.query('SELECT FROM addresses WHERE user_id = $1', [asha.id]);
    expect(left).toEqual([]);
  });

  it('are the same over REST', async () => {
    const path = '/api/v1/addresses';
    const first = await rest.post<Data<{ address: { _id: string } }>>(path, { as: asha, body: HOME });
    expect(first.status).toBe(201);
    const { _id: id } = first.body.data.address;
    const { body: second } = await rest.post<Data<{ address: { _id: string } }>>(path, {
      as: asha,
      body: { ...HOME, street: 'Office' },
    });
    await rest.post(`${path}/${second.data.address._id}/default`, { as: asha });
    await rest.call('PUT', `${path}/${id}`, { as: asha, body: { ...HOME, street: '9 Lake Road' } });
    const { body: all } = await rest.get<Data<{ addresses: ({ _id: string } & Omit<Saved, 'id'>)[] }>>(path, {
      as: asha,
    });
    const inGraphql = (await saved()).map(({ id: _id, ...address }) => ({ _id, ...address }));
    expect(all.data.addresses).toMatchObject(inGraphql);
    expect((await rest.call('DELETE', `${path}/${id}`, { as: asha })).status).toBe(200);
    expect(await listed()).toEqual([['Office', true]]);
    const refused = await rest.post<Refused>(path, { as: asha, body: { ...HOME, phone: '1' } });
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([422, 'MOBILE_INVALID', 'phone']);
  });
});

it('the database allows one default address of an account', async () => {
  await save(HOME);
  await save({ ...HOME, street: 'Office' });
  const twice = marketplace.database.query('UPDATE addresses SET is_default = true WHERE user_id = $1', [
    asha.id,
  ]);
  await expect(twice).rejects.toThrow('addresses_one_default');
});

describe('the address with which a checkout starts', () => {
  it('is the profile’s, then the last order’s, then the default address', async () => {
    expect(await checkoutAddress()).toEqual({
      receiver: 'Asha Rao',
      phone: '9820011223',
      street: '12 Marine Drive, Mumbai',
      city: 'Mumbai',
      state: 'Maharashtra',
      zipcode: '400020',
      country: 'India',
    });
    const seller = await signUpReader(marketplace, 'Seller');
    await buy(marketplace, asha, await listBook(marketplace, seller));
    expect(await checkoutAddress()).toEqual({ ...ADDRESS, country: 'India', receiver: null, phone: null });
    await save({ ...HOME, street: 'Home' });
    await save({ ...HOME, street: 'Office', isDefault: true });
    expect(await checkoutAddress()).toMatchObject({ street: 'Office', receiver: 'Asha Rao' });
    const { body } = await rest.get<Data<{ address: object }>>('/api/v1/addresses/checkout', { as: asha });
    expect(body.data.address).toEqual(await checkoutAddress());
  });

  it('leaves out a phone number that is no mobile', async () => {
    expect(await checkoutAddress(await signUpPublisher(marketplace))).toMatchObject({
      phone: null,
      city: 'Kolkata',
      state: 'West Bengal',
    });
  });
});

describe('a PIN code', () => {
  const placeOf = async (zipcode: string) =>
    (
      await marketplace.ask<{ placeOfPinCode: object | null }>(
        'query ($zipcode: String!) { placeOfPinCode(zipcode: $zipcode) { city state } }',
        { zipcode },
      )
    ).placeOfPinCode;

  it.each([
    ['682036', { city: 'Ernakulam', state: 'Kerala' }],
    [' ३८०००१ ', { city: 'Ahmedabad', state: 'Gujarat' }],
    ['999999', null],
    ['x', null],
  ])('%j is in %j', async (zipcode, place) => {
    expect(await placeOf(zipcode)).toEqual(place);
    const answer = await rest.get<Data<{ place: object | null }>>(
      `/api/v1/pin-codes/${encodeURIComponent(zipcode)}`,
    );
    expect(answer.body.data.place).toEqual(place);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  });
});
