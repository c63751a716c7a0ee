import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ABILITIES } from '../../domain/accounts/abilities.js';
import type { StaffRole } from '../../domain/accounts/staff.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import type { Refusal } from '../../testing/mutate.js';
import { addApp } from '../../testing/people/factors.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let person: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  person = await signUpReader(marketplace, 'Meera');
});
afterEach(() => marketplace.clock.advanceMinutes(1));

/** Sends a mutation, with an input or without one, and returns the codes of its refusals. */
async function refusalsOf(mutation: string, input?: object): Promise<string[]> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = input
    ? `mutation ($input: ${type}!) { payload: ${mutation}(input: $input) { userErrors { code } } }`
    : `mutation { payload: ${mutation} { userErrors { code } } }`;
  const { payload } = await marketplace.ask<{ payload: { userErrors: Refusal[] } }>(
    query,
    input ? { input } : {},
    person.token,
  );
  return payload.userErrors.map(({ code }) => code);
}

const STEPS: [mutation: string, input?: object][] = [
  ['giveRefundAccount', { orderId: 'order_1', method: 'UPI', upiAddress: 'meera@okbank' }],
  ['markRefundFailed', { refundId: 'refund_1', reason: 'The bank refused it' }],
  ['recordTaxPayment', { tax: 'DEDUCTED', amount: '10', reference: 'Challan 1' }],
  ['restrictPayoutAccount', { userId: 'user_1', status: 'RESTRICTED', reason: 'Another name' }],
  ['reinstatePayoutAccount', { userId: 'user_1' }],
  ['startSupportView', { email: 'nobody@panna.example', reason: 'She asked' }],
  ['startAuthenticator'],
  ['addAuthenticator', { challenge: 'x', code: '123456' }],
  ['startPasskey'],
  ['addPasskey', { challenge: 'x', response: '{}' }],
  ['removeSecondFactor', { factorId: 'factor_1' }],
  ['makeRecoveryCodes'],
  ['grantStaffRole', { email: 'nobody@panna.example', role: 'SUPPORT' }],
  ['revokeStaffRole', { userId: 'user_1', role: 'SUPPORT' }],
];

describe('a session that nobody confirmed for 10 minutes', () => {
  it.each(STEPS)('is refused %s until its owner confirms their identity', async (mutation, input) => {
    for (const role of Object.keys(STAFF_ABILITIES) as StaffRole[])
      await makeStaff(marketplace.ports, person, role);
    marketplace.clock.advanceMinutes(9);
    expect(await refusalsOf(mutation, input)).not.toContain('CONFIRMATION_REQUIRED');
    marketplace.clock.advanceMinutes(1);
    expect(await refusalsOf(mutation, input)).toEqual(['CONFIRMATION_REQUIRED']);
    expect(await refusalsOf('confirmIdentity', { password: PASSWORD })).toEqual([]);
    expect(await refusalsOf(mutation, input)).not.toContain('CONFIRMATION_REQUIRED');
  });
});

describe('a UPI address in the profile', () => {
  const upiAddress = async () => {
    const query = '{ viewer { contact { upiAddress } } }';
    const { viewer } = await marketplace.ask<{ viewer: { contact: { upiAddress: string | null } } }>(
      query,
      {},
      person.token,
    );
    return viewer.contact.upiAddress;
  };

  it('is changed after a fresh confirmation only, in both transports', async () => {
    expect(await refusalsOf('updateProfile', { upiAddress: 'meera@okbank' })).toEqual([]);
    marketplace.clock.advanceMinutes(10);
    const change = { phone: '98200 44556', upiAddress: 'thief@okbank' };
    expect(await refusalsOf('updateProfile', change)).toEqual(['CONFIRMATION_REQUIRED']);
    expect(await refusalsOf('updateProfile', { upiAddress: '' })).toEqual(['CONFIRMATION_REQUIRED']);
    const rest = await RestClient.of(marketplace);
    const refused = await rest.patch<Refused>('/api/user/profile', { as: person, body: change });
    expect(refused).toMatchObject({ status: 403, body: { code: 'CONFIRMATION_REQUIRED' } });
    expect(await upiAddress()).toBe('meera@okbank');
    await refusalsOf('confirmIdentity', { password: PASSWORD });
    expect(await rest.patch('/api/user/profile', { as: person, body: change })).toMatchObject({
      status: 200,
    });
    expect(await upiAddress()).toBe('thief@okbank');
  });

  it('needs no confirmation where it stays as it is', async () => {
    marketplace.clock.advanceMinutes(10);
    expect(await refusalsOf('updateProfile', { phone: '98200 44557', upiAddress: '' })).toEqual([]);
  });

  it('is changed with the second factor of an account that has one', async () => {
    const { app } = await addApp(marketplace, person);
    marketplace.clock.advanceMinutes(10);
    const change = { upiAddress: 'thief@okbank' };
    expect(await refusalsOf('updateProfile', change)).toEqual(['CONFIRMATION_REQUIRED']);
    expect(await refusalsOf('confirmIdentity', { password: PASSWORD })).toEqual(['CONFIRMATION_REQUIRED']);
    const { startConfirmation } = await marketplace.ask<{
      startConfirmation: { secondFactor: { challenge: string } };
    }>('mutation { startConfirmation { secondFactor { challenge } userErrors { code } } }', {}, person.token);
    const { challenge } = startConfirmation.secondFactor;
    expect(await refusalsOf('confirmIdentity', { challenge, code: app.code() })).toEqual([]);
    expect(await refusalsOf('updateProfile', change)).toEqual([]);
  });
});
