import type { TestMarketplace } from '../marketplace.js';
import { signUpReader, type Person } from '../people/people.js';
import type { Data, RestClient } from '../restClient.js';
import { makeStaff } from '../people/staff.js';

/** Opens a dispute about a delivered fulfillment, and has the seller offer a partial refund. Returns the ID of the dispute. */
export async function disputeWithOffer(
  rest: RestClient,
  { id, buyer, seller }: { id: string; buyer: Person; seller: Person },
): Promise<{ id: string }> {
  const { body } = await rest.post<Data<{ dispute: { _id: string } }>>(
    `/api/v1/fulfillments/${id}/disputes`,
    { as: buyer, body: { reason: 'not_as_described', statement: 'A page is torn' } },
  );
  const disputeId = body.data.dispute._id;
  const answer = { answer: 'I am sorry', amount: 10 };
  await rest.post(`/api/v1/disputes/${disputeId}/answer`, { as: seller, body: answer });
  return { id: disputeId };
}

/** Creates a member of staff who can decide disputes. */
export async function signUpJudge(marketplace: TestMarketplace): Promise<Person> {
  const person = await signUpReader(marketplace);
  await makeStaff(marketplace.ports, person, 'FINANCE');
  return person;
}
