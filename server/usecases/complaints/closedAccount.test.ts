import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphqlComplaints, type ComplaintApi } from '../../testing/complaints/complaintApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';
import { RestClient } from '../../testing/restClient.js';

let marketplace: TestMarketplace;
let api: ComplaintApi;
let support: Person;
let meera: Person;
let ids: string[];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  api = graphqlComplaints(marketplace);
  support = await signUpReader(marketplace, 'Sana');
  await makeStaff(marketplace.ports, support, 'SUPPORT');
});
afterAll(() => marketplace.close());
// The first complaint is settled. The second one is answered, but open.
beforeEach(async () => {
  meera = await signUpReader(marketplace, 'Meera');
  for (const text of ['I live at 4 Lake Road', 'My phone is 98765']) {
    await api.complain(meera, { kind: 'PRIVACY', text });
  }
  ids = (await api.own(meera)).map(({ id }) => id).toReversed();
  await api.step(support, 'settleComplaint', ids[0] ?? '', 'It is deleted');
  await api.step(support, 'answerComplaint', ids[1] ?? '', 'Where is it shown?');
});

describe('the complaints of an account', () => {
  it('are withdrawn when it is closed, and lose its words but not those of staff', async () => {
    const input = { currentPassword: PASSWORD };
    const { userErrors } = await mutate<object>(marketplace, meera, 'closeAccount', '__typename', input);
    expect(userErrors).toEqual([]);
    expect(await api.view(support, ids[0] ?? '')).toMatchObject({
      status: 'SETTLED',
      history: ['COMPLAINANT OPEN', 'STAFF SETTLE It is deleted'],
    });
    expect(await api.view(support, ids[1] ?? '')).toMatchObject({
      status: 'WITHDRAWN',
      history: ['COMPLAINANT OPEN', 'STAFF ANSWER Where is it shown?', 'COMPLAINANT WITHDRAW'],
    });
    expect(await api.open(support)).toEqual([]);
  });

  it('are in its export, with their history but without the member of staff', async () => {
    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get<{ complaints: object[] }>('/api/v1/users/me/export', { as: meera });
    expect(body.complaints).toMatchObject([
      { status: 'SETTLED', history: [{ action: 'OPEN' }, { action: 'SETTLE', text: 'It is deleted' }] },
      { status: 'ANSWERED', history: [{ text: 'My phone is 98765' }, { action: 'ANSWER' }] },
    ]);
    expect(JSON.stringify(body.complaints)).not.toContain(support.id);
  });
});
