import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import Pencil from '~icons/lucide/pencil';
import { paths } from '../../shared/navigation/paths';
import { ListingToggle } from '../../entities/listing/ListingToggle';
import type { BookDetailFragment } from './facts/Book.generated';

/** Lets the seller edit a listing, take it off the market, or put it back. */
export default function SellerActions({ book }: { book: BookDetailFragment }) {
  return (
    <>
      <Button asChild size="lg" variant="outline" colorPalette="gray">
        <Link to={paths.editBook(book.id)}>
          <Pencil aria-hidden />
          <Trans>Edit</Trans>
        </Link>
      </Button>
      <ListingToggle book={book} size="lg" />
    </>
  );
}
