import { form } from '../forms.js';
import type { TestMarketplace } from '../marketplace.js';
import type { Person } from '../people/people.js';
import type { RestClient } from '../restClient.js';
import { disputeWithOffer, signUpJudge } from './disputeWithOffer.js';

interface World {
  /** Returns the sides of the rental and the picture that is added, once the marketplace is open. */
  ask(): { marketplace: TestMarketplace; rest: RestClient; buyer: Person; seller: Person; photo: Blob };
  /** Rents a book and takes these steps. */
  rental(...steps: string[]): Promise<{ id: string }>;
}

/** Returns the calls of the operations about disputes. Each opens a dispute that the seller has answered. */
export function disputeCalls({ ask, rental }: World) {
  const disputed = async () => {
    const { rest, buyer, seller } = ask();
    return disputeWithOffer(rest, { buyer, seller, ...(await rental('confirm', 'ship', 'deliver')) });
  };
  const by = (side: 'buyer' | 'seller') => async () => ({ as: ask()[side], params: await disputed() });
  return {
    openDispute: async () => ({ as: ask().buyer, params: await rental('confirm', 'ship', 'deliver') }),
    listOpenDisputes: async () => ({ as: await signUpJudge(ask().marketplace) }),
    viewDispute: by('buyer'),
    answerDispute: by('seller'),
    acceptDisputeOffer: by('buyer'),
    withdrawDispute: by('buyer'),
    listDisputePhotos: by('buyer'),
    addDisputePhoto: async () => ({ ...(await by('seller')()), form: form({ photo: ask().photo }) }),
    decideDispute: async () => ({
      as: await signUpJudge(ask().marketplace),
      params: await disputed(),
    }),
  };
}
