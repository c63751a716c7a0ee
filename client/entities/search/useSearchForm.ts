import { useState, type SyntheticEvent } from 'react';
import { rememberSearch } from './recentSearches';
import { readFilters, type Filters } from './filters';

/**
 * Manages a search bar (docs/marketplace.md, Screens). Typing only changes the filters, choosing in a dropdown
 * searches immediately, and submitting searches with all filters. The bar resets when `query` changes.
 */
export function useSearchForm(query: string, onSearch: (filters: Filters) => void) {
  const [startedFrom, setStartedFrom] = useState(query);
  const [filters, setFilters] = useState(() => readFilters(query));
  if (query !== startedFrom) {
    setStartedFrom(query);
    setFilters(readFilters(query));
  }
  return {
    filters,
    type: (search: string) => setFilters({ ...filters, search }),
    choose: (choice: Partial<Filters>) => {
      const chosen = { ...filters, ...choice };
      setFilters(chosen);
      onSearch(chosen);
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      rememberSearch(filters.search);
      onSearch(filters);
    },
  };
}
