import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import { RowList } from '../figures/RowList';
import { Panel } from '../figures/Panel';
import { useRentalsOutQuery } from './RentalsOut.generated';
import { RentalOut } from './RentalOut';
import { useAfterStep } from '../figures/useAfterStep';

const PAGE = 6;

/** Shows the viewer's rented-out books, overdue ones first. */
export function RentalsOut() {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, fetchMore } = useRentalsOutQuery({
    variables: { first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.rentalsOut;
  const afterStep = useAfterStep(heading);
  const count = list && list.totalCount > 0 && i18n.number(list.totalCount) + (list.totalIsCapped ? '+' : '');
  return (
    <Panel title={t`Books rented out`} headingRef={heading} aside={count}>
      {!list && (error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {list && list.edges.length === 0 && <NoneOut />}
      {list && list.edges.length > 0 && (
        <>
          <RowList>
            {list.edges.map(({ node }) => (
              <RentalOut key={node.id} rental={node} onStep={afterStep} />
            ))}
          </RowList>
          <MoreButton list={list} onMore={(after) => fetchMore({ variables: { after } })} />
        </>
      )}
    </Panel>
  );
}

const NoneOut = () => (
  <Text color="fg.muted">
    <Trans>None of your books are rented out right now.</Trans>
  </Text>
);
