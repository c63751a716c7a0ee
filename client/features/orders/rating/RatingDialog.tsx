import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { StarPicker } from '../../../shared/forms/StarPicker';
import { formatDateTime } from '../../../shared/i18n/formatDate';
import { Stars } from '../../../shared/ui/Stars';
import type { RatableOrderFragment } from './RateSeller.generated';

import { useRatings } from './useRatings';

type Props = {
  order: RatableOrderFragment;
  onClose: () => void;
  /** Called when at least one rating was accepted. */
  onRated: () => void;
};

/** Rates the sellers of an order in half stars. Each seller can be rated once. */
export function RatingDialog({ order, onClose, onRated }: Props) {
  const { t } = useLingui();
  const [stars, setStars] = useState<Record<string, number>>({});
  const { busy, failure, submit } = useRatings({ order, stars, onClose, onRated });
  const sellers = order.fulfillments.filter(({ viewerCanRate, rating }) => viewerCanRate || rating !== null);
  const isUnknown = sellers.length === 0;
  return (
    <FormDialog
      open
      title={t`Rate Book Uploader`}
      submit={t`Submit Rating`}
      disabled={order.hasRated || Object.keys(stars).length === 0}
      busy={busy}
      failure={isUnknown ? t`Uploader information not found` : failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {!isUnknown && (
        <Text color="fg.muted">
          <Trans>How was your experience with this seller?</Trans>
        </Text>
      )}
      {sellers.map(({ id, ...rated }) => (
        <SellerRating key={id} {...rated} stars={stars} onChange={setStars} />
      ))}
    </FormDialog>
  );
}

type RatingProps = Pick<
  RatableOrderFragment['fulfillments'][number],
  'seller' | 'rating' | 'ratingEndsAt'
> & {
  stars: Record<string, number>;
  onChange: (stars: Record<string, number>) => void;
};

function SellerRating({ seller, rating, ratingEndsAt, stars, onChange }: RatingProps) {
  if (rating === null) {
    return (
      <div>
        <StarPicker
          label={seller.name}
          value={stars[seller.id]}
          onChange={(value) => onChange({ ...stars, [seller.id]: value })}
        />
        {ratingEndsAt && <RatingEnd endsAt={ratingEndsAt} />}
      </div>
    );
  }
  return (
    <div>
      <Text fontWeight="medium">{seller.name}</Text>
      <Stars score={rating} />
    </div>
  );
}

function RatingEnd({ endsAt }: { endsAt: string }) {
  const date = formatDateTime(endsAt);
  return (
    <Text textStyle="sm" color="fg.muted">
      <Trans>You can rate this seller until {date}.</Trans>
    </Text>
  );
}
