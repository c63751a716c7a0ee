import { useLingui } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { useSend } from '../../../shared/send/useSend';
import { useRateSellerMutation, type RatableOrderFragment } from './RateSeller.generated';

type Options = {
  order: RatableOrderFragment;
  /** The chosen stars by seller id. */
  stars: Record<string, number>;
  onClose: () => void;
  onRated: () => void;
};

/** Sends the ratings, one seller at a time, until one is refused. Closes the dialog if all were accepted. */
export function useRatings({ order, stars, onClose, onRated }: Options) {
  const { t } = useLingui();
  const [rateSeller] = useRateSellerMutation();
  const { send, busy, failure } = useSend({ fallback: t`Failed to submit rating` });

  const rateAll = async () => {
    let taken = 0;
    const outcome = await send(async () => {
      let payload;
      for (const [sellerId, given] of chosenOf(order, stars)) {
        const input = { orderId: order.id, sellerId, stars: given };
        payload = (await rateSeller({ variables: { input } })).data?.rateSeller;
        if (payload?.userErrors.length !== 0) break;
        taken += 1;
      }
      return payload;
    });
    if (outcome.accepted) onClose();
    if (taken > 0) onRated();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void rateAll();
  };
  return { busy, failure, submit };
}

/**
 * Returns the id and the chosen stars of each seller who can be rated, in the order of the dialog. Omits sellers without
 * stars.
 */
function chosenOf({ fulfillments }: RatableOrderFragment, stars: Options['stars']): [string, number][] {
  return fulfillments.flatMap(({ seller, viewerCanRate }) => {
    const given = stars[seller.id];
    return viewerCanRate && given !== undefined ? [[seller.id, given] as [string, number]] : [];
  });
}
