import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BOOK_SORT_LABELS, GENRE_LABELS, LISTING_TYPE_LABELS } from '../book/bookLabels';
import { FilterSelect } from './FilterSelect';
import type { Filters } from './filters';

type Props = {
  filters: Filters;
  choose: (choice: Partial<Filters>) => void;
  /** The text of the option that selects no sort order. */
  unsorted: ReactNode;
  /** True in the top bar, where the dropdowns have no border or visible label. */
  compact?: boolean;
};

/** The dropdowns of a search bar: sort order, genre, and sale or rent. */
export function FilterSelects({ filters, choose, unsorted, compact }: Props) {
  const { t } = useLingui();
  return (
    <>
      <FilterSelect
        compact={compact}
        label={t`Sort By`}
        none={unsorted}
        choices={BOOK_SORT_LABELS}
        name="sortBy"
        value={filters.sortBy}
        onChoose={(sortBy) => choose({ sortBy })}
      />
      <FilterSelect
        compact={compact}
        label={t`Genre`}
        none={t`All Genres`}
        choices={GENRE_LABELS}
        name="genre"
        value={filters.genre}
        onChoose={(genre) => choose({ genre })}
      />
      <FilterSelect
        compact={compact}
        label={t`Type`}
        none={t`All Types`}
        choices={LISTING_TYPE_LABELS}
        name="listingType"
        value={filters.listingType}
        onChoose={(listingType) => choose({ listingType })}
      />
    </>
  );
}
