import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { BOOK_STATUS_LABELS } from '../../../entities/book/bookLabels';
import { TextLink } from '../../../shared/navigation/TextLink';
import { countOf, LISTING_STATUSES, type ListingCounts } from './listingCounts';
import { Panel } from '../figures/Panel';
import { listingsQuery } from './useListingFilters';

const List = chakra('ul', { base: { display: 'grid', gap: '2.5', listStyleType: 'none' } });

/** Shows the number of listings in each status, with links. */
export function ListingsCard({ counts }: { counts: ListingCounts }) {
  const { t, i18n } = useLingui();
  return (
    <Panel title={t`Listings`} aside={i18n.number(counts.total)}>
      <List>
        {LISTING_STATUSES.map((status) => (
          <Flex as="li" key={status} justify="space-between" gap="4" fontVariantNumeric="tabular-nums">
            <TextLink to={{ search: new URLSearchParams(listingsQuery({ status })).toString() }}>
              {t(BOOK_STATUS_LABELS[status])}
            </TextLink>
            {i18n.number(countOf(counts, status))}
          </Flex>
        ))}
      </List>
    </Panel>
  );
}
