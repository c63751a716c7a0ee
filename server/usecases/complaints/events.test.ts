import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEvents } from '../../persistence/queries/events/eventLog.js';
import { graphqlComplaints } from '../../testing/complaints/complaintApi.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { signUpReader } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

it('records the steps of a complaint, with the entry that has the words', async () => {
  const api = graphqlComplaints(marketplace);
  const meera = await signUpReader(marketplace, 'Meera');
  await api.complain(meera, { kind: 'SITE', text: 'The pages are too slow' });
  const [complaint] = await api.own(meera);
  const complaintId = complaint?.id ?? '';
  expect(await api.step(meera, 'withdrawComplaint', complaintId)).toBeNull();
  const { events } = await readEvents(marketplace.database, { after: null, first: 100 });
  const entryId = expect.stringMatching(/^complaintentry_/) as string;
  const facts = { type: 'ComplaintStepTaken', complaintId, entryId, complainantId: meera.id };
  expect(events.map(({ event }) => event).filter(({ type }) => type === 'ComplaintStepTaken')).toEqual([
    { ...facts, action: 'open', status: 'OPEN', actorId: meera.id },
    { ...facts, action: 'withdraw', status: 'WITHDRAWN', actorId: meera.id },
  ]);
});
