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
  const [rateSeller] = useRateSellerMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const rate = async (sellerId: string, given: number): Promise<string | null> => {
    const { data } = await rateSeller({
      variables: { input: { orderId: order.id, sellerId, stars: given } },
    });
    const [refusal] = data?.rateSeller.userErrors ?? [];
    return refusal ? translateError(refusal) : null;
  };

  const submit = async () => {
    setBusy(true);
    setFailure(null);
    let taken = 0;
    try {
      for (const { seller } of order.fulfillments.filter(({ viewerCanRate }) => viewerCanRate)) {
        const given = stars[seller.id];
        const refusal = given === undefined ? null : await rate(seller.id, given);
        if (refusal !== null) return setFailure(refusal);
        if (given !== undefined) taken += 1;
      }
      onClose();
    } catch (error) {
      setFailure(failureMessage(error, t`Failed to submit rating`));
    } finally {
      setBusy(false);
      if (taken > 0) onRated();
    }
  };

  return {
    busy,
    failure,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!busy) void submit();
    },
  };
}
