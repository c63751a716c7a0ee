import type { TestMarketplace } from '../marketplace.js';
import { signUpReader, type Person } from '../people/people.js';
import { makeStaff } from '../people/staff.js';
import type { Data, RestClient } from '../restClient.js';

/** The caller of an operation, and the ID of the complaint that it names. */
interface Call {
  as: Person;
  params?: { id: string };
}

/**
 * Returns the callers and IDs for all operations of complaints, by operation. Each call creates the complaint that it needs.
 */
export function complaintCalls(ask: () => { marketplace: TestMarketplace; rest: RestClient }) {
  const reader = () => signUpReader(ask().marketplace);
  const support = async (): Promise<Call> => {
    const as = await reader();
    await makeStaff(ask().marketplace.ports, as, 'SUPPORT');
    return { as };
  };
  const complained = async (): Promise<Required<Call>> => {
    const as = await reader();
    const { body } = await ask().rest.post<Data<{ complaint: { _id: string } }>>('/api/v1/complaints', {
      as,
      body: { kind: 'site', text: 'The pages are too slow.' },
    });
    return { as, params: { id: body.data.complaint._id } };
  };
  const handled = async (): Promise<Call> => ({ ...(await complained()), ...(await support()) });
  return {
    complain: async () => ({ as: await reader() }),
    listComplaints: complained,
    listOpenComplaints: support,
    viewComplaint: complained,
    replyToComplaint: complained,
    withdrawComplaint: complained,
    answerComplaint: handled,
    settleComplaint: handled,
  } satisfies Record<string, () => Promise<Call>>;
}
