import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { failureMessage } from '../../apollo/failureMessage';
import { paths } from '../../paths';
import { writeFilters, type Filters } from '../../search/filters';
import { BookGrid } from '../../ui/BookGrid';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { BookGridSkeleton } from '../../ui/Skeletons';
import type { BooksQuery } from './Books.generated';
import { useBooks } from './useBooks';

/** The books that the filters ask for, with a button for more of them. */
export function BookList({ filters }: { filters: Filters }) {
  const { list, failure, tryAgain, isLoadingMore, loadMore, moreFailure } = useBooks(filters);
  if (!list) return failure ? <Failure error={failure} onRetry={tryAgain} /> : <Loading />;
  if (list.edges.length === 0) return <NoBooks filters={filters} />;
  return (
    <>
      {failure && <Failure error={failure} onRetry={tryAgain} />}
      <Count list={list} />
      <Books list={list} />
      {moreFailure !== undefined && <Failure error={moreFailure} onRetry={loadMore} />}
      {list.pageInfo.hasNextPage && (
        <Flex justify="center" mt="12">
          <Button variant="outline" size="lg" loading={isLoadingMore} onClick={loadMore}>
            <Trans>Load more</Trans>
          </Button>
        </Flex>
      )}
    </>
  );
}

function Books({ list }: { list: BooksQuery['books'] }) {
  const books = useMemo(() => list.edges.map(({ node }) => node), [list]);
  return <BookGrid books={books} />;
}

function Count({ list: { totalCount, totalIsCapped } }: { list: BooksQuery['books'] }) {
  const { i18n } = useLingui();
  const total = i18n.number(totalCount);
  return (
    <Text role="status" color="fg.muted" mb="5">
      {totalIsCapped ? (
        <Trans>More than {total} books</Trans>
      ) : (
        <Plural value={totalCount} one="# book" other="# books" />
      )}
    </Text>
  );
}

function Loading() {
  return (
    <>
      <Text mb="5">&nbsp;</Text>
      <BookGridSkeleton />
    </>
  );
}

function NoBooks({ filters }: { filters: Filters }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<SearchX />}
      title={t`No books found matching your criteria`}
      hint={t`Check the spelling, or take away a filter.`}
      action={
        writeFilters(filters) && (
          <Button asChild variant="outline">
            <Link to={paths.books}>
              <Trans>Show all books</Trans>
            </Link>
          </Button>
        )
      }
    />
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  const retry = (
    <Button size="sm" variant="outline" colorPalette="red" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <ErrorAlert message={failureMessage(error, t`Failed to fetch books. Please try again.`)} action={retry} />
  );
}
