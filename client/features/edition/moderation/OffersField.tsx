import { useLingui } from '@lingui/react/macro';
import { useController, type Control } from 'react-hook-form';
import { OfferPrices } from '../../../entities/book/OfferPrices';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { AuthorAndIsbn, Line } from './AuthorAndIsbn';
import type { OffersToSplitQuery, SplitOfferFragment } from './EditionModeration.generated';
import { Option, Options } from './Options';

/** The form values of SplitDialog. */
export type SplitValues = { bookIds: string[]; reason: string };

type Props = {
  /** The newest offers. Further pages are loaded on demand. */
  list: NonNullable<OffersToSplitQuery['edition']>['offers'];
  onMore: (after: string | null) => Promise<unknown>;
  control: Control<SplitValues>;
};

/** Chooses the offers to split off the edition. */
export function OffersField({ list, onMore, control }: Props) {
  const { t } = useLingui();
  const { field, fieldState } = useController({
    control,
    name: 'bookIds',
    rules: { validate: (chosen) => chosen.length > 0 || t`Please choose at least one offer` },
  });
  const toggle = (id: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, id] : field.value.filter((chosen) => chosen !== id));
  return (
    <Options legend={t`Offers to move`} error={fieldState.error?.message}>
      {list.edges.map(({ node: offer }, index) => (
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
      <MoreButton list={list} onMore={onMore} />
    </Options>
  );
}

function About({ offer }: { offer: SplitOfferFragment }) {
  return (
    <>
      <AuthorAndIsbn of={offer} />
      <Line>
        {offer.seller.name} · <OfferPrices price={offer.price} />
      </Line>
    </>
  );
}
