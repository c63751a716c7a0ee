import { useLingui } from '@lingui/react/macro';
import { BookGrid } from '../../../entities/book/BookGrid';
import { BookGridSkeleton } from '../../../entities/book/BookGridSkeleton';
import type { BookDetailFragment } from '../facts/Book.generated';
import { Beside } from './Beside';
import { useRelatedBooksQuery, type RelatedBooksQuery } from './RelatedBooks.generated';

type Books = NonNullable<RelatedBooksQuery['book']>['similar'];

/** Shows other books by the author, and similar books. */
export default function RelatedBooks({ book }: { book: BookDetailFragment }) {
  const { t } = useLingui();
  const { data, error } = useRelatedBooksQuery({ variables: { id: book.id } });
  if (error) return null;
  const { moreByAuthor, similar } = data?.book ?? {};
  const written = new Set(moreByAuthor?.map(({ id }) => id));
  return (
    <>
      <Shelf title={t`More by ${book.author}`} books={moreByAuthor} />
      <Shelf title={t`Similar books`} books={similar?.filter(({ id }) => !written.has(id))} />
    </>
  );
}

/** Books under a heading. Renders nothing if there are no books. */
function Shelf({ title, books }: { title: string; books?: Books }) {
  if (books?.length === 0) return null;
  return <Beside title={title}>{books ? <BookGrid books={books} /> : <BookGridSkeleton cards={6} />}</Beside>;
}
