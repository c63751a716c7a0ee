import { IconButton } from '@chakra-ui/react/button';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, type ToggleEvent } from 'react';
import { useLocation } from 'react-router-dom';
import Search from '~icons/lucide/search';
import { paths } from '../../shared/navigation/paths';
import { FilterSelects } from './FilterSelects';
import { SuggestedField } from './SuggestedField';
import { Form, Query } from './topBarSearchStyle';
import { useOpenBooks } from './useOpenBooks';
import { useSearchForm } from './useSearchForm';

/**
 * The search bar in the top bar. It opens the list of books, resets on every navigation, and works before the script
 * runs.
 */
export default function TopBarSearch() {
  const { pathname } = useLocation();
  return <CompactSearch key={pathname} />;
}

function CompactSearch() {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <IconButton variant="ghost" colorPalette="gray" aria-label={t`Search`} hideFrom="md" popoverTarget={id}>
        <Search />
      </IconButton>
      <SearchForm id={id} />
    </>
  );
}

function SearchForm({ id }: { id: string }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const query = useRef<HTMLInputElement>(null);
  const openBooks = useOpenBooks();
  const { filters, type, choose, submit } = useSearchForm('', (chosen) => {
    if (openBooks(chosen) && form.current?.matches(':popover-open')) form.current.hidePopover();
  });
  const onToggle = ({ newState }: ToggleEvent) => newState === 'open' && query.current?.focus();
  const label = t`Search all books`;
  return (
    <Form
      ref={form}
      id={id}
      popover="auto"
      role="search"
      aria-label={label}
      action={paths.books}
      onSubmit={submit}
      onToggle={onToggle}
    >
      <SuggestedField text={filters.search} type={type} choose={choose} inFlow>
        {(field) => (
          <Query
            {...field}
            ref={query}
            type="search"
            name="search"
            enterKeyHint="search"
            aria-label={t`Search books`}
            placeholder={t`Search books...`}
            value={filters.search}
            onChange={(event) => type(event.currentTarget.value)}
          />
        )}
      </SuggestedField>
      <FilterSelects compact filters={filters} choose={choose} unsorted={t`Sort By`} />
    </Form>
  );
}
