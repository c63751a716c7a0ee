import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import Pencil from '~icons/lucide/pencil';
import { paths } from '../../paths';
import { MarketButton } from '../../market/MarketButton';
import type { BookDetailFragment } from './Book.generated';

/** What its seller may do with a listing: change it, take it off the market, put it back. */
export default function SellerActions({ book }: { book: BookDetailFragment }) {
  return (
    <>
      <Button asChild size="lg" variant="outline" colorPalette="gray">
        <Link to={paths.editBook(book.id)}>
          <Pencil aria-hidden />
          <Trans>Edit</Trans>
        </Link>
      </Button>
      <MarketButton book={book} size="lg" />
    </>
  );
}
