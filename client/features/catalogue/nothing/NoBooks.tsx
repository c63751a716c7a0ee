import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import BookPlus from '~icons/lucide/book-plus';
import SearchX from '~icons/lucide/search-x';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { paths } from '../../../shared/navigation/paths';
import { writeNarrowed, type Narrowed } from '../../../entities/search/narrowed';
import { SaveSearch } from './SaveSearch';
import { WaysOn } from './WaysOn';

/** Shown if no books match. Suggests removing filters or, without filters, listing the first book. */
export function NoBooks({ narrowed }: { narrowed: Narrowed }) {
  const { t } = useLingui();
  const isNarrowed = writeNarrowed({ ...narrowed, sortBy: '' }) !== '';
  return (
    <>
      <EmptyState
        icon={isNarrowed ? <SearchX /> : <BookPlus />}
        title={t`No books found matching your criteria`}
        hint={
          isNarrowed ? t`Check the spelling, or remove a filter.` : t`No books are listed yet. Be the first.`
        }
        action={
          <Button asChild variant={isNarrowed ? 'outline' : 'solid'}>
            <Link to={isNarrowed ? paths.books : paths.listBook}>
              {isNarrowed ? <Trans>Show all books</Trans> : <Trans>Rent Your Book</Trans>}
            </Link>
          </Button>
        }
      />
      <SaveSearch narrowed={narrowed} />
      {isNarrowed && <WaysOn narrowed={narrowed} />}
    </>
  );
}
