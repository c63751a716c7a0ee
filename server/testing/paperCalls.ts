import type { Person } from './people/people.js';
import type { Data, RestClient } from './restClient.js';

/**
 * The functions that these calls need. `ask` returns the client and the seller. `rental` creates a rental and takes the given
 * steps.
 */
interface World {
  ask: () => { rest: RestClient; seller: Person };
  rental: (...steps: string[]) => Promise<{ id: string }>;
}

/** Returns the callers and the IDs for the operations about the documents of a fulfillment. */
export function paperCalls({ ask, rental }: World) {
  return {
    downloadPaper: async () => {
      const { rest, seller } = ask();
      const { id } = await rental('confirm', 'ship');
      const papers = `/api/v1/fulfillments/${id}/papers`;
      const { body } = await rest.get<Data<{ papers: { _id: string }[] }>>(papers, { as: seller });
      return { as: seller, params: { id: body.data.papers[0]?._id ?? '' } };
    },
    downloadPackingSlip: async () => ({ as: ask().seller, params: await rental('confirm') }),
  };
}
