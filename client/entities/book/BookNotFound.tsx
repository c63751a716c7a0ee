import { useLingui } from '@lingui/react/macro';
import BookX from '~icons/lucide/book-x';
import { EmptyState } from '../../shared/ui/EmptyState';
import { BrowseBooks } from './BrowseBooks';

/** Shown when a book or an edition does not exist. */
export function BookNotFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      heading="h1"
      icon={<BookX />}
      title={t`Book not found`}
      hint={t`The book may have been taken off the market, or the link may be wrong.`}
      action={<BrowseBooks />}
    />
  );
}
