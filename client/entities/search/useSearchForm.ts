import { useState, type SyntheticEvent } from 'react';
import { rememberSearch } from './recentSearches';
import { readFilters, type Filters } from './filters';

/**
 * What is filled into a search bar (docs/marketplace.md, Screens): typing only changes the filters here, a dropdown
 * searches at once, submitting searches with all of them. Starts again from `query` whenever that changes.
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
