import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import type { BookStatus } from '../../../shared/contract/schema.generated';
import { BOOK_STATUS_LABELS } from '../../../entities/book/bookLabels';
import { CsvLink } from '../figures/CsvLink';
import { countOf, LISTING_STATUSES, type ListingCounts } from './listingCounts';
import type { ListingFilters } from './useListingFilters';

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mb: '5' },
});

type Props = {
  filters: ListingFilters;
  counts: ListingCounts;
  onChoose: (filters: ListingFilters) => void;
};

/** Filters listings by text or ISBN, and by status. Also links to the file with all listings. */
export function ListingSearch({ filters, counts, onChoose }: Props) {
  const { t } = useLingui();
  const { search, setSearch } = useWords(filters.search ?? '');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onChoose({ ...filters, search: search.trim() });
  };
  return (
    <Form role="search" aria-label={t`Search your listings`} onSubmit={submit}>
      <Words value={search} onChange={setSearch} />
      <StatusSelect
        counts={counts}
        chosen={filters.status}
        onChoose={(status) => onChoose({ search: search.trim(), status })}
      />
      <CsvLink of="listings" />
    </Form>
  );
}

function Words({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const { t } = useLingui();
  return (
    <Flex gap="2" flex="1 1 20rem">
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={t`Title, author, or ISBN`}
        placeholder={t`Search by title, author, or ISBN...`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
    </Flex>
  );
}

/** Manages the text in the search field, which resets when the search in the URL changes. */
function useWords(searched: string) {
  const [startedFrom, setStartedFrom] = useState(searched);
  const [search, setSearch] = useState(searched);
  if (searched !== startedFrom) {
    setStartedFrom(searched);
    setSearch(searched);
  }
  return { search, setSearch };
}

type SelectProps = {
  counts: ListingCounts;
  chosen: BookStatus | undefined;
  onChoose: (status: BookStatus | undefined) => void;
};

function StatusSelect({ counts, chosen, onChoose }: SelectProps) {
  const { t, i18n } = useLingui();
  const withCount = (label: string, number: number) => `${label} (${i18n.number(number)})`;
  return (
    <NativeSelect.Root flex="1 1 13rem" maxW={{ md: '14rem' }}>
      <NativeSelect.Field
        aria-label={t`Status`}
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(LISTING_STATUSES.find((each) => each === currentTarget.value))
        }
      >
        <option value="">{withCount(t`All statuses`, counts.total)}</option>
        {LISTING_STATUSES.map((status) => (
          <option key={status} value={status}>
            {withCount(t(BOOK_STATUS_LABELS[status]), countOf(counts, status))}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
