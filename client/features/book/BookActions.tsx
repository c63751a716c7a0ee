import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { onDemand } from '../../shared/ui/onDemand';
import { SuccessNote, useSuccessNote } from '../../shared/ui/SuccessNote';
import { TextLink } from '../../shared/navigation/TextLink';
import type { BookDetailFragment } from './facts/Book.generated';
import { useAddToCart } from './facts/useAddToCart';

// Reserves the height of a large button, so that nothing below moves.
const button = <Skeleton height="11" minWidth={{ sm: '28' }} aria-hidden />;

const RentDialog = onDemand(() => import('./rental/RentDialog'));
const SellerActions = onDemand(() => import('./SellerActions'), {
  waiting: (
    <>
      {button}
      {button}
    </>
  ),
});

/**
 * Shows the actions that the viewer can take now. Buyers can buy and rent. The seller can edit the listing, take it off the
 * market or put it back, and go to the home page.
 */
export function BookActions({ book }: { book: BookDetailFragment }) {
  const { t } = useLingui();
  const note = useSuccessNote();
  const { add, busy, failure } = useAddToCart(t`Failed to add item to cart`);
  const buy = async () => {
    if (await add({ bookId: book.id, type: 'PURCHASE' })) note.show(t`Item added to cart successfully!`);
  };
  const both = book.listingType === 'BOTH';
  return (
    <>
      <SuccessNote message={note.message} action={<ToCart />} onHold={note.hold} />
      <ErrorAlert message={failure} />
      <Flex gap="3" wrap="wrap" css={{ '& > *': { width: { base: 'full', sm: 'auto' } } }}>
        {book.viewerIsSeller && <DoneButton />}
        {book.viewerCanEdit && <SellerActions book={book} />}
        {book.viewerCanBuy && (
          <Button size="lg" loading={busy} onClick={() => void buy()}>
            {both ? <Trans>Add to Cart as Buy</Trans> : <Trans>Add to Cart</Trans>}
          </Button>
        )}
        {book.viewerCanRent && <RentButton book={book} />}
      </Flex>
    </>
  );
}

const DoneButton = () => (
  <Button asChild size="lg">
    <Link to={paths.home}>
      <Trans>Done</Trans>
    </Link>
  </Button>
);

const ToCart = () => (
  <TextLink to={paths.cart} ms="auto" whiteSpace="nowrap">
    <Trans>Go to cart</Trans>
  </TextLink>
);

function RentButton({ book }: { book: BookDetailFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { lease } = book.price;
  const isPlain = book.status === 'AVAILABLE' && !book.viewerCanBuy;
  return (
    <>
      <Button size="lg" variant={isPlain ? 'solid' : 'outline'} onClick={() => setIsOpen(true)}>
        <RentLabel book={book} />
      </Button>
      {isOpen && lease && <RentDialog book={book} lease={lease} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Label of the Rent button: 'Reserve for Later' if no copy is available today. */
function RentLabel({ book: { status, listingType } }: { book: BookDetailFragment }) {
  if (status !== 'AVAILABLE') return <Trans>Reserve for Later</Trans>;
  return listingType === 'BOTH' ? <Trans>Add to Cart as Rent</Trans> : <Trans>Add to Rent Cart</Trans>;
}
