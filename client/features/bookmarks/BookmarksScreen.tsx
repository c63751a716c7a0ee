import { useLingui } from '@lingui/react/macro';
import Bookmark from '~icons/lucide/bookmark';
import { useFirst } from '../../shared/paging/useFirst';
import { BookGrid } from '../../entities/book/BookGrid';
import { BrowseBooks } from '../../entities/book/BrowseBooks';
import { EmptyState } from '../../shared/ui/EmptyState';
import { LoadFailure } from '../../shared/ui/LoadFailure';
import { MoreButton } from '../../shared/paging/MoreButton';
import { PageTitle } from '../../shared/ui/PageTitle';
import { BookGridSkeleton } from '../../entities/book/BookGridSkeleton';
import { BookmarksDocument, useBookmarksQuery, type BookmarksQuery } from './Bookmarks.generated';
import { SavedSearches } from './SavedSearches';
import { WaitingSection } from './WaitingSection';

const PAGE = 24;

/** The screen at /bookmarks: the viewer's bookmarks, including books that are sold or off the market. */
export default function BookmarksScreen() {
  const { t } = useLingui();
  const { data, error, refetch, fetchMore } = useBookmarksQuery({
    variables: { first: useFirst(BookmarksDocument, PAGE) },
    fetchPolicy: 'cache-and-network',
  });
  const bookmarks = data?.bookmarks;
  return (
    <>
      <PageTitle title={t`Bookmarks`} />
      {!bookmarks && !error && <BookGridSkeleton />}
      {!bookmarks && error && <LoadFailure onRetry={() => void refetch()} />}
      {bookmarks && (
        <Kept bookmarks={bookmarks} onMore={(after) => fetchMore({ variables: { after, first: PAGE } })} />
      )}
      <WaitingSection />
      <SavedSearches />
    </>
  );
}

type Props = {
  bookmarks: BookmarksQuery['bookmarks'];
  onMore: (after: string | null) => Promise<unknown>;
};

function Kept({ bookmarks, onMore }: Props) {
  if (bookmarks.edges.length === 0) return <NoBookmarks />;
  return (
    <>
      <BookGrid books={bookmarks.edges.map(({ node }) => node)} />
      <MoreButton list={bookmarks} onMore={onMore} />
    </>
  );
}

function NoBookmarks() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Bookmark />}
      title={t`No bookmarks yet`}
      hint={t`Tap the bookmark on a book to find it here again.`}
      action={<BrowseBooks />}
    />
  );
}
