import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { BookGrid } from '../../ui/BookGrid';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailure } from '../../ui/LoadFailure';
import { MoreButton } from '../../ui/MoreButton';
import { PageTitle } from '../../ui/PageTitle';
import { BookGridSkeleton } from '../../ui/Skeletons';
import { useBookmarksQuery, type BookmarksQuery } from './Bookmarks.generated';

/** /bookmarks: the books that the viewer keeps for later, whatever has become of them. */
export default function BookmarksScreen() {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = useBookmarksQuery({ fetchPolicy: 'cache-and-network' });
  const bookmarks = data?.bookmarks;
  return (
    <>
      <PageTitle title={t`Bookmarks`} />
      {!bookmarks && !error && <BookGridSkeleton />}
      {!bookmarks && error && <LoadFailure onRetry={() => void refetch()} />}
      {bookmarks && (
        <Kept
          bookmarks={bookmarks}
          onMore={() => fetchMore({ variables: { after: bookmarks.pageInfo.endCursor } })}
        />
      )}
    </>
  );
}

type Props = { bookmarks: BookmarksQuery['bookmarks']; onMore: () => Promise<unknown> };

function Kept({ bookmarks: { edges, pageInfo, totalCount }, onMore }: Props) {
  if (edges.length === 0) return <NoBookmarks />;
  return (
    <>
      <BookGrid books={edges.map(({ node }) => node)} />
      <MoreButton shown={edges.length} total={totalCount} hasMore={pageInfo.hasNextPage} onMore={onMore} />
    </>
  );
}

function NoBookmarks() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Bookmark />}
      title={t`No bookmarks yet`}
      hint={t`Tap the bookmark on a book, and you find it here again.`}
      action={
        <Button asChild>
          <Link to={paths.books}>
            <Trans>Browse Books</Trans>
          </Link>
        </Button>
      }
    />
  );
}
