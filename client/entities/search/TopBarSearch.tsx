import { IconButton } from '@chakra-ui/react/button';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import Search from '~icons/lucide/search';
import { BOOK_SORT_LABELS, GENRE_LABELS, LISTING_TYPE_LABELS } from '../book/bookLabels';
import { FilterSelect } from './FilterSelect';
import { Form, Query } from './topBarSearchStyle';
import { useOpenBooks } from './useOpenBooks';
import { useSearchForm } from './useSearchForm';

/** The search bar of the top bar: it leads to the list of books. It starts over on every path. */
export default function TopBarSearch() {
  const { pathname } = useLocation();
  return <CompactSearch key={pathname} />;
}

function CompactSearch() {
  const { t } = useLingui();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const query = useRef<HTMLInputElement>(null);
  const openBooks = useOpenBooks();
  const { filters, type, choose, submit } = useSearchForm('', (chosen) => {
    if (openBooks(chosen) && form.current?.matches(':popover-open')) form.current.hidePopover();
  });
  return (
    <>
      <IconButton variant="ghost" colorPalette="gray" aria-label={t`Search`} hideFrom="md" popoverTarget={id}>
        <Search />
      </IconButton>
      <Form
        ref={form}
        id={id}
        popover="auto"
        role="search"
        aria-label={t`Search all books`}
        onSubmit={submit}
        onToggle={({ newState }) => newState === 'open' && query.current?.focus()}
      >
        <Query
          ref={query}
          type="search"
          enterKeyHint="search"
          aria-label={t`Search books`}
          placeholder={t`Search books...`}
          value={filters.search}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <FilterSelect
          compact
          label={t`Sort By`}
          none={t`Sort By`}
          choices={BOOK_SORT_LABELS}
          value={filters.sortBy}
          onChoose={(sortBy) => choose({ sortBy })}
        />
        <FilterSelect
          compact
          label={t`Genre`}
          none={t`All Genres`}
          choices={GENRE_LABELS}
          value={filters.genre}
          onChoose={(genre) => choose({ genre })}
        />
        <FilterSelect
          compact
          label={t`Type`}
          none={t`All Types`}
          choices={LISTING_TYPE_LABELS}
          value={filters.listingType}
          onChoose={(listingType) => choose({ listingType })}
        />
      </Form>
    </>
  );
}
