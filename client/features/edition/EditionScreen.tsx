import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import BookX from '~icons/lucide/book-x';
import { BrowseBooks } from '../../entities/book/BrowseBooks';
import { readFilters, writeFilters } from '../../entities/search/filters';
import type { BookSort } from '../../shared/contract/schema.generated';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { paths } from '../../shared/navigation/paths';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { onDemand } from '../../shared/ui/onDemand';
import { EditionHead } from './EditionHead';
import { EditionSkeleton } from './EditionSkeleton';
import { Offers } from './Offers';
import { useEdition } from './useEdition';

const EditionModeration = onDemand(() => import('./moderation/EditionModeration'));

/** /editions/:id: what others offer of one title, beside each other. */
export default function EditionScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const [sort, setSort] = useSort();
  const { edition, isSorting, error, tryAgain, loadMore } = useEdition(id, sort);
  const alert = error && (
    <ErrorAlert
      message={failureMessage(error, t`Failed to load the offers`)}
      action={
        <Button size="sm" variant="outline" colorPalette="red" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
  // It was joined into another.
  if (edition && edition.id !== id) return <Navigate to={paths.edition(edition.id)} replace />;
  if (edition)
    return (
      <EditionHead edition={edition}>
        {alert}
        <Offers list={edition.offers} sort={sort} onSort={setSort} isSorting={isSorting} onMore={loadMore} />
        {edition.viewerCanModerate && <EditionModeration key={id} edition={edition} />}
      </EditionHead>
    );
  if (alert) return alert;
  return edition === null ? <EditionNotFound /> : <EditionSkeleton />;
}

/** The order of the offers, which the address keeps; the cheapest come first where it names none. */
function useSort(): [BookSort, (sort: BookSort | '') => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(search);
  const choose = (sortBy: BookSort | '') => {
    void navigate({ search: writeFilters({ ...filters, sortBy }) }, { replace: true });
  };
  return [filters.sortBy || 'PRICE_ASC', choose];
}

function EditionNotFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      heading="h1"
      icon={<BookX />}
      title={t`This book is not on our shelves`}
      hint={t`It may have been taken off the market, or the address is not quite right.`}
      action={<BrowseBooks />}
    />
  );
}
