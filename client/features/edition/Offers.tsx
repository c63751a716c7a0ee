import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BOOK_SORT_LABELS } from '../../entities/book/bookLabels';
import { FilterSelect } from '../../entities/search/FilterSelect';
import { MoreButton } from '../../shared/paging/MoreButton';
import type { EditionQuery } from './Edition.generated';
import { OfferRow } from './OfferRow';
import { Head, Table } from './offersTable';
import { ORDERS, type Order } from './useNarrowing';

const SELLERS_HAVE_ROOM = { '& td:first-of-type': { minWidth: { lg: '8rem' } } };

type Props = {
  list: NonNullable<EditionQuery['edition']>['offers'];
  order: Order | '';
  onOrder: (order: Order | '') => void;
  /** True while the offers for another filter or sort order are loading. */
  isChanging: boolean;
  onMore: (after: string | null) => Promise<unknown>;
};

/** Lists the offers of an edition for comparison, with a choice of sort order. */
export function Offers({ list, order, onOrder, isChanging, onMore }: Props) {
  const { t } = useLingui();
  if (list.edges.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>No copies are offered right now.</Trans>
      </Text>
    );
  return (
    <>
      <Flex wrap="wrap" gap="3" align="end" justify="space-between" mb="4">
        <Heading as="h2" size="xl">
          <Count list={list} />
        </Heading>
        <FilterSelect
          label={t`Sort By`}
          none={t(BOOK_SORT_LABELS.PRICE_ASC)}
          choices={ORDERS}
          name="sortBy"
          value={order}
          onChoose={onOrder}
        />
      </Flex>
      <Table role="table" aria-label={t`Offers`} aria-busy={isChanging} css={SELLERS_HAVE_ROOM}>
        <Head
          columns={[t`Seller`, t`Price to buy`, t`Monthly rent`, t`Condition`, t`Available from`, t`Actions`]}
        />
        <tbody role="rowgroup">
          {list.edges.map(({ node }) => (
            <OfferRow key={node.id} offer={node} />
          ))}
        </tbody>
      </Table>
      <MoreButton list={list} onMore={onMore} />
    </>
  );
}

function Count({ list: { totalCount, totalIsCapped } }: Pick<Props, 'list'>) {
  const { i18n } = useLingui();
  const total = i18n.number(totalCount);
  if (totalIsCapped) return <Trans>{total}+ offers</Trans>;
  return <Plural value={totalCount} one="# offer" other="# offers" />;
}
