import type { TestMarketplace } from '../marketplace.js';
import { signUpReader, type Person } from '../people/people.js';
import { codeOf, readyPickUp, signUpPickUpSeller } from './pickUps.js';

/**
 * Returns the caller, the ID and the code for the operation about a pick-up. Creates an order that is ready to be picked up.
 */
export function pickUpCalls(ask: () => TestMarketplace) {
  return {
    handOverFulfillment: async (): Promise<{ as: Person; params: { id: string }; change: object }> => {
      const as = await signUpPickUpSeller(ask());
      const buyer = await signUpReader(ask());
      const { order, id } = await readyPickUp(ask(), buyer, as);
      return { as, params: { id }, change: { code: await codeOf(ask(), buyer, order) } };
    },
  };
}
