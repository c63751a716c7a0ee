import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useController, type Control } from 'react-hook-form';
import { Money } from '../../../entities/money/Money';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { AuthorAndIsbn } from './AuthorAndIsbn';
import { useOffersToSplitQuery, type SplitOfferFragment } from './EditionModeration.generated';
import { Option, Options } from './Options';

/** What the dialog around it sends. */
export type SplitValues = { bookIds: string[]; reason: string };

type Props = { editionId: string; control: Control<SplitValues> };

/** Which offers leave the edition: each with what its seller calls it. */
export function OffersField({ editionId, control }: Props) {
  const { t } = useLingui();
  // Not into the cache, where the screen keeps its own pages of the same list.
  const { data, error, refetch } = useOffersToSplitQuery({
    variables: { id: editionId },
    fetchPolicy: 'no-cache',
  });
  const { field, fieldState } = useController({
    control,
    name: 'bookIds',
    rules: { validate: (chosen) => chosen.length > 0 || t`Please choose at least one offer` },
  });
  if (!data?.edition)
    return error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton count={2} />;
  const { edges, totalCount } = data.edition.offers;
  const toggle = (id: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, id] : field.value.filter((chosen) => chosen !== id));
  return (
    <Options legend={t`Offers that move`} error={fieldState.error?.message}>
      {edges.map(({ node }, index) => (
        <Option
          key={node.id}
          ref={index === 0 ? field.ref : undefined}
          type="checkbox"
          name={field.name}
          title={node.title}
          checked={field.value.includes(node.id)}
          onChange={(isChosen) => toggle(node.id, isChosen)}
        >
          <About offer={node} />
        </Option>
      ))}
      {edges.length < totalCount && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          <Trans>Only the newest {edges.length} offers are listed.</Trans>
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
