import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useController, type Control } from 'react-hook-form';
import { Money } from '../../../entities/money/Money';
import { AuthorAndIsbn } from './AuthorAndIsbn';
import type { SplitOfferFragment } from './EditionModeration.generated';
import { Option, Options } from './Options';

/** What the dialog around it sends. */
export type SplitValues = { bookIds: string[]; reason: string };

type Props = {
  /** The newest of them. */
  offers: readonly SplitOfferFragment[];
  totalCount: number;
  control: Control<SplitValues>;
};

/** Which offers leave the edition: each with what its seller calls it. */
export function OffersField({ offers, totalCount, control }: Props) {
  const { t } = useLingui();
  const { field, fieldState } = useController({
    control,
    name: 'bookIds',
    rules: { validate: (chosen) => chosen.length > 0 || t`Please choose at least one offer` },
  });
  const toggle = (id: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, id] : field.value.filter((chosen) => chosen !== id));
  return (
    <Options legend={t`Offers that move`} error={fieldState.error?.message}>
      {offers.map((offer, index) => (
        <Option
          key={offer.id}
          ref={index === 0 ? field.ref : undefined}
          type="checkbox"
          name={field.name}
          title={offer.title}
          checked={field.value.includes(offer.id)}
          onChange={(isChosen) => toggle(offer.id, isChosen)}
        >
          <About offer={offer} />
        </Option>
      ))}
      {offers.length < totalCount && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          <Trans>Only the newest {offers.length} offers are listed.</Trans>
        </Text>
      )}
    </Options>
  );
}

function About({ offer }: { offer: SplitOfferFragment }) {
  const { seller, price } = offer;
  const amount = price.sale ?? price.lease?.perMonth;
  return (
    <>
      <AuthorAndIsbn of={offer} />
      {seller.name}
      {amount && (
        <>
          {' · '}
          <Money value={amount} />
        </>
      )}
    </>
  );
}
