import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { writeFilters, type Filters } from './filters';

/**
 * Returns a function that opens the list of books if a search text, a genre or a listing type is chosen
 * (docs/marketplace.md, Screens). The function returns true if it opened the list.
 */
export function useOpenBooks() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname === paths.books ? search : '';
  return (filters: Filters): boolean => {
    if (!filters.search.trim() && !filters.genre && !filters.listingType) return false;
    void navigate(
      { pathname: paths.books, search: writeFilters(filters, here) },
      { replace: true, state: filters },
    );
    return true;
  };
}
