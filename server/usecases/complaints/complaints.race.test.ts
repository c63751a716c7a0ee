import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlComplaints, type ComplaintApi } from '../../testing/complaints/complaintApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';

const ROUNDS = 6;
const SLOW = { kind: 'SITE', text: 'Too slow' };

describe('at the same moment', () => {
  let marketplace: TestMarketplace;
  let api: ComplaintApi;
  let support: Person;
  beforeAll(async () => {
    marketplace = await TestMarketplace.open();
    api = graphqlComplaints(marketplace);
    support = await signUpReader(marketplace, 'Sana');
    await makeStaff(marketplace.ports, support, 'SUPPORT');
  });
  afterAll(() => marketplace.close());

  it('complaints of many get consecutive numbers, and nobody gets beyond the limit', async () => {
    const people = await Promise.all(['Meera', 'Dev'].map((name) => signUpReader(marketplace, name)));
    const codes = await Promise.all(
      people.flatMap((person) => Array.from({ length: 12 }, () => api.complain(person, SLOW))),
    );
    expect(codes.filter((code) => code === 'COMPLAINTS_LIMIT')).toHaveLength(4);
    const serials = await marketplace.database.query<{ serial: number }>(
      'SELECT serial FROM complaints ORDER BY serial',
    );
    expect(serials.map(({ serial }) => serial)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
  });

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'a complaint ends once, whoever ends it (round %i)',
    async () => {
      const meera = await signUpReader(marketplace, 'Meera');
      await api.complain(meera, SLOW);
      const [{ id } = { id: '' }] = await api.own(meera);
      const codes = await Promise.all([
        api.step(meera, 'withdrawComplaint', id),
        api.step(support, 'settleComplaint', id, 'Faster now'),
        api.step(support, 'settleComplaint', id, 'Faster again'),
      ]);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(codes.filter((code) => code === 'COMPLAINT_ENDED')).toHaveLength(2);
      expect((await api.view(meera, id))?.history).toHaveLength(2);
    },
  );
});
