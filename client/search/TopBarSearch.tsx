import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BOOK_SORT_LABELS, GENRE_LABELS, LISTING_TYPE_LABELS } from '../i18n/bookLabels';
import { FilterSelect } from './FilterSelect';
import { useOpenBooks } from './useOpenBooks';
import { useSearchForm } from './useSearchForm';

// In line on wide screens; below, the same form is a popover that a button in the bar opens.
const Form = chakra('form', {
  base: {
    bg: 'bg.panel',
    color: 'fg',
    border: 'none',
    md: {
      display: 'flex',
      position: 'static',
      width: 'full',
      maxWidth: '3xl',
      height: '10',
      margin: '0',
      padding: '0',
      overflow: 'visible',
      borderRadius: 'l2',
      boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
      '& > * + *': { borderInlineStart: '1px solid {colors.border}' },
    },
    mdDown: {
      inset: 'auto',
      top: 'bar',
      insetInline: '0',
      width: 'full',
      padding: '4',
      gap: '3',
      borderBottom: '1px solid {colors.border}',
      boxShadow: 'lg',
      '&:popover-open': { display: 'grid' },
    },
  },
});

const Query = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '10',
    paddingInline: '3',
    bg: 'transparent',
    borderRadius: 'l2',
    focusVisibleRing: 'inside',
    textStyle: { base: 'md', md: 'sm' },
    mdDown: { boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}' },
  },
});

/** The search bar of the top bar: it leads to the list of books. It begins anew on every path. */
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
