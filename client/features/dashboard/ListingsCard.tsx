import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import type { BookStatus } from '../../apollo/schema.generated';
import { BOOK_STATUS_LABELS } from '../../i18n/bookLabels';
import { TextLink } from '../../ui/TextLink';
import type { DashboardQuery } from './Dashboard.generated';
import { Panel } from './Panel';
import { listingsQuery } from './useListingFilters';

type Counts = DashboardQuery['dashboard']['listings'];

const COUNT_OF: Record<BookStatus, keyof Counts> = {
  AVAILABLE: 'available',
  RENTED: 'rented',
  SOLD: 'sold',
  UNLISTED: 'unlisted',
};

const List = chakra('ul', { base: { display: 'grid', gap: '2.5', listStyleType: 'none' } });

/** How many listings there are in each status, and the way to them. */
export function ListingsCard({ counts }: { counts: Counts }) {
  const { t, i18n } = useLingui();
  const statuses = Object.keys(COUNT_OF) as BookStatus[];
  return (
    <Panel title={t`Listings`} aside={i18n.number(counts.total)}>
      <List>
        {statuses.map((status) => (
          <Flex as="li" key={status} justify="space-between" gap="4" fontVariantNumeric="tabular-nums">
            <TextLink to={{ search: new URLSearchParams(listingsQuery({ status })).toString() }}>
              {t(BOOK_STATUS_LABELS[status])}
            </TextLink>
            {i18n.number(counts[COUNT_OF[status]])}
          </Flex>
        ))}
      </List>
    </Panel>
  );
}
