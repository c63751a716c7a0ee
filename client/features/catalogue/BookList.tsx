import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { BookGrid } from '../../entities/book/BookGrid';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { BookGridSkeleton } from '../../entities/book/BookGridSkeleton';
import type { BooksQuery } from './Books.generated';
import { MoreBooks } from './MoreBooks';
import { NoBooks } from './nothing/NoBooks';
import { bookFilter, writeNarrowed, type Narrowed } from '../../entities/search/narrowed';
import { useBooks } from './useBooks';

/** Shows the books that match the filters, each edition once. Scrolling down loads more. */
export function BookList({ narrowed }: { narrowed: Narrowed }) {
  const { t } = useLingui();
  const { list: answer, failure, tryAgain, more } = useBooks(bookFilter(narrowed), narrowed.sortBy || null);
  // Renders the cards in small steps, so that scrolling and typing stay responsive.
  const list = useDeferredValue(answer);
  return (
    <>
      {failure && (
        <Failure error={failure} fallback={t`Failed to fetch books. Please try again.`} onRetry={tryAgain} />
      )}
      {(list || !failure) && <Count list={list} />}
      {!list && !failure && <BookGridSkeleton />}
      {list &&
        (list.edges.length > 0 ? (
          <Books list={list} query={writeNarrowed(narrowed)} />
        ) : (
          <NoBooks narrowed={narrowed} />
        ))}
      {more.failure !== undefined && (
        <Failure error={more.failure} fallback={t`Failed to fetch books`} onRetry={more.load} />
      )}
      {list && <MoreBooks list={list} {...more} />}
    </>
  );
}

function Books({ list, query }: { list: BooksQuery['editions']; query: string }) {
  const books = useMemo(() => list.edges.map(({ offer }) => offer), [list]);
  return <BookGrid books={books} editions={list.edges} query={query} />;
}

/**
 * Announces the number of matching editions. Rendered before the books, because a live region must exist before its
 * text changes.
 */
function Count({ list }: { list?: BooksQuery['editions'] }) {
  const { i18n } = useLingui();
  const total = i18n.number(list?.totalCount ?? 0);
  return (
    <Text role="status" color="fg.muted" mb={{ base: '3', md: '5' }}>
      {!list && <Trans>Loading books…</Trans>}
      {list?.totalIsCapped && <Trans>{total}+ books</Trans>}
      {list && !list.totalIsCapped && <Plural value={list.totalCount} one="# book" other="# books" />}
    </Text>
  );
}

type FailureProps = { error: unknown; fallback: string; onRetry: () => void };

function Failure({ error, fallback, onRetry }: FailureProps) {
  const retry = (
    <Button size="sm" variant="outline" colorPalette="red" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return <ErrorAlert message={failureMessage(error, fallback)} action={retry} />;
}
