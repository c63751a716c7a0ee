import { listBook } from '../books/books.js';
import { form } from '../forms.js';
import type { TestMarketplace } from '../marketplace.js';
import type { Person } from '../people/people.js';
import type { RestClient } from '../restClient.js';
import { buy, deliver } from '../orders/orders.js';
import { graphqlDisputes, openedDispute } from './disputeApi.js';
import { disputeWithOffer, signUpJudge } from './disputeWithOffer.js';

interface World {
  /** Returns the marketplace, the people of the rental and the picture to add. Called once the marketplace is open. */
  ask(): { marketplace: TestMarketplace; rest: RestClient; buyer: Person; seller: Person; photo: Blob };
  /** Rents a book and takes these steps. Returns the ID of the fulfillment. */
  rental(...steps: string[]): Promise<{ id: string }>;
}

/** Returns the calls of the operations about disputes. Each call first creates the order and the dispute that it needs. */
export function disputeCalls({ ask, rental }: World) {
  const disputed = async () => {
    const { rest, buyer, seller } = ask();
    return disputeWithOffer(rest, { buyer, seller, ...(await rental('confirm', 'ship', 'deliver')) });
  };
  /** Opens a dispute about a sold book that the seller wants back. Also sends the book back if the seller is to act next. */
  const returnable = async (next: 'buyer' | 'seller') => {
    const { marketplace, buyer, seller } = ask();
    const api = graphqlDisputes(marketplace);
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await deliver(marketplace, order, seller, buyer);
    const id = await openedDispute(marketplace, buyer, order.fulfillments[0]?.id ?? '');
    const offer = { answer: 'Please send it back', amount: 10, returnFirst: true };
    await api.step(seller, 'answerDispute', id, offer);
    await api.step(buyer, 'acceptDisputeOffer', id);
    const parcel = { carrier: 'India Post', trackingNumber: 'RM1' };
    if (next === 'seller') await api.step(buyer, 'sendDisputeReturn', id, parcel);
    return { id };
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
    sendDisputeReturn: async () => ({ as: ask().buyer, params: await returnable('buyer') }),
    confirmDisputeReturn: async () => ({ as: ask().seller, params: await returnable('seller') }),
    contestDisputeReturn: async () => ({ as: ask().seller, params: await returnable('seller') }),
    decideDispute: async () => ({
      as: await signUpJudge(ask().marketplace),
      params: await disputed(),
    }),
  };
}
