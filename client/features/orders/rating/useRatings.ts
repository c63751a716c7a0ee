import { useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { failureMessage } from '../../../shared/refusals/failureMessage';
import { translateError } from '../../../shared/refusals/translateError';
import { useRateSellerMutation, type RatableOrderFragment } from './RateSeller.generated';

type Options = {
  order: RatableOrderFragment;
  /** The stars that were chosen, by the seller's id. */
  stars: Record<string, number>;
  onClose: () => void;
  onRated: () => void;
};

/** Sends the chosen ratings, one seller after another; closes when all were taken. */
export function useRatings({ order, stars, onClose, onRated }: Options) {
  const { t } = useLingui();
  const rate = useRate(order.id);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setBusy(true);
    setFailure(null);
    let taken = 0;
    try {
      for (const [sellerId, given] of chosenOf(order, stars)) {
        const refusal = await rate(sellerId, given);
        if (refusal !== null) return setFailure(refusal);
        taken += 1;
      }
      onClose();
    } catch (error) {
      setFailure(failureMessage(error, t`Failed to submit rating`));
    } finally {
      setBusy(false);
      if (taken > 0) onRated();
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return { busy, failure, submit };
}

/** The sellers who can be rated and were given stars, in the order of the dialog. */
function chosenOf({ fulfillments }: RatableOrderFragment, stars: Options['stars']): [string, number][] {
  return fulfillments.flatMap(({ seller, viewerCanRate }) => {
    const given = stars[seller.id];
    return viewerCanRate && given !== undefined ? [[seller.id, given] as [string, number]] : [];
  });
}

/** Rates one seller; answers why not, or null. */
function useRate(orderId: string) {
  const [rateSeller] = useRateSellerMutation();
  return async (sellerId: string, stars: number): Promise<string | null> => {
    const { data } = await rateSeller({ variables: { input: { orderId, sellerId, stars } } });
    const [refusal] = data?.rateSeller.userErrors ?? [];
    return refusal ? translateError(refusal) : null;
  };
}
