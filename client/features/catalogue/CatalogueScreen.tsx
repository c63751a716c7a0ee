import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { StandardSearch } from '../../entities/search/StandardSearch';
import { UnreadValues } from '../../entities/search/UnreadValues';
import { onDemand } from '../../shared/ui/onDemand';
import { PageTitle } from '../../shared/ui/PageTitle';
import { BookList } from './BookList';
import { Chips } from './filters/Chips';
import { FilterSheet } from './filters/FilterSheet';
import { readNarrowed, writeNarrowed, type Narrowed } from '../../entities/search/narrowed';
import { useChips } from '../../entities/search/useChips';
import { useHasRoom } from './filters/useHasRoom';

const FilterPanel = onDemand(async () => ({ default: (await import('./filters/FilterPanel')).FilterPanel }));

/** The screen at /books: all books, or the books that match the filters in the URL. */
export default function CatalogueScreen() {
  const { t } = useLingui();
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const hasRoom = useHasRoom();
  const narrowed = readNarrowed(search);
  const chips = useChips(narrowed);
  const narrow = (choice: Partial<Narrowed>) => {
    const query = writeNarrowed({ ...narrowed, ...choice });
    void navigate({ search: query }, { replace: query === search });
  };
  return (
    <>
      <PageTitle title={narrowed.search ? t`Search Results` : t`Available Books`} />
      <StandardSearch />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }} columnGap="8">
        <Box as="aside" aria-label={t`Filters`} hideBelow="lg">
          {hasRoom && <FilterPanel narrowed={narrowed} narrow={narrow} />}
        </Box>
        <Box minWidth="0">
          <Flex wrap="wrap" gap="2" mb="3" hideFrom={chips.length > 0 ? undefined : 'lg'}>
            <Box hideFrom="lg">
              <FilterSheet narrowed={narrowed} narrow={narrow} count={chips.length} />
            </Box>
            <Chips chips={chips} narrow={narrow} />
          </Flex>
          <UnreadValues>
            <BookList key={key} narrowed={narrowed} />
          </UnreadValues>
        </Box>
      </Grid>
    </>
  );
}
