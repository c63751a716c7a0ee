import { useLocation, useNavigate } from 'react-router-dom';
import { BOOK_SORT_LABELS } from '../../entities/book/bookLabels';
import { bookFilter, readNarrowed, writeNarrowed } from '../../entities/search/narrowed';
import { useAllChips, withoutAll } from '../../entities/search/useChips';

const { RENT_ASC, RATING_DESC, DATE_DESC } = BOOK_SORT_LABELS;
/** The sort orders other than the default, which is cheapest first. */
export const ORDERS = { RENT_ASC, RATING_DESC, DATE_DESC };
export type Order = keyof typeof ORDERS;

const isOrder = (sort: string): sort is Order => sort in ORDERS;

/**
 * Returns the filters and the sort order of the offers. Both are query parameters of the URL, with the same names as on a
 * list of books.
 */
export function useNarrowing() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const narrowed = readNarrowed(search);
  const chips = useAllChips(narrowed);
  return {
    labels: chips.map(({ label }) => label),
    filter: chips.length > 0 ? bookFilter(narrowed) : undefined,
    /** The address without filters, which shows all offers. */
    all: { search: writeNarrowed({ ...narrowed, ...withoutAll(chips) }) },
    /** The sort order; empty for the default. */
    order: isOrder(narrowed.sortBy) ? narrowed.sortBy : ('' as const),
    setOrder: (sortBy: Order | '') => {
      void navigate({ search: writeNarrowed({ ...narrowed, sortBy }) }, { replace: true });
    },
  };
}
