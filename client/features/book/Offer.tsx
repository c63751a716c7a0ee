import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MoneyPartsFragment } from '../../entities/money/MoneyParts.generated';
import { DeliveryNote } from '../../entities/delivery/DeliveryNote';
import { ApproximatePrice } from '../../entities/money/ApproximatePrice';
import { formatDate } from '../../shared/i18n/formatDate';
import { Card } from '../../shared/ui/Card';
import { AllowedMonths } from '../../entities/rental/AllowedMonths';
import { Money } from '../../entities/money/Money';
import { PurchaseOfferNote } from '../../entities/rental/PurchaseOfferNote';
import { BookActions } from './BookActions';
import { PriceHints } from './choosing/PriceHints';
import type { BookDetailFragment, LeaseOfferFragment } from './facts/Book.generated';
import { WaitingForBook } from './waiting/WaitingForBook';

/** Shows the prices of the book, and the buttons to buy or rent it. */
export function Offer({ book }: { book: BookDetailFragment }) {
  const { t } = useLingui();
  const { sale, lease } = book.price;
  return (
    <Card aria-label={t`Pricing`}>
      <Flex columnGap="12" rowGap="4" wrap="wrap" mb="3">
        {sale && (
          <Price label={<Trans>Buy</Trans>} value={sale}>
            <Trans>The book is yours to keep</Trans>
          </Price>
        )}
        {lease && (
          <Price label={<Trans>Rent</Trans>} value={lease.perMonth} unit={<Trans>/month</Trans>}>
            <Terms lease={lease} />
            {book.price.purchaseOffer && (
              <Text as="span" display="block">
                <PurchaseOfferNote offer={book.price.purchaseOffer} />
              </Text>
            )}
          </Price>
        )}
      </Flex>
      <Text mb="6">
        <DeliveryNote delivery={book.delivery} />
      </Text>
      <PriceHints book={book} />
      <WhyNot book={book} />
      <BookActions book={book} />
      <WaitingForBook book={book} />
    </Card>
  );
}

function Terms({ lease }: { lease: LeaseOfferFragment }) {
  return (
    <>
      <AllowedMonths lease={lease} />
      {' · '}
      <Trans>
        <Money value={lease.deposit} /> deposit
      </Trans>
      {Number(lease.lateFeePerDay.amount) > 0 && (
        <Text as="span" display="block">
          <Trans>
            <Money value={lease.lateFeePerDay} /> per day late
          </Trans>
        </Text>
      )}
    </>
  );
}

type PriceProps = {
  label: ReactNode;
  value: MoneyPartsFragment;
  unit?: ReactNode;
  children: ReactNode;
};

function Price({ label, value, unit, children }: PriceProps) {
  return (
    <Box>
      <Text textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text textStyle="3xl" fontFamily="heading" fontWeight="semibold">
        <Money value={value} />
        <Text as="span" textStyle="md" fontFamily="body" fontWeight="normal" color="fg.muted">
          {unit}
        </Text>
        <ApproximatePrice value={value} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {children}
      </Text>
    </Box>
  );
}

/** Explains why the book cannot be bought or rented now. If all copies are rented out, says when one is due back. */
function WhyNot({ book }: { book: BookDetailFragment }) {
  const reason = whyNot(book);
  if (!reason) return null;
  const isAlone = !book.viewerIsSeller && !book.viewerCanRent;
  return (
    <Text color="fg.muted" mb={isAlone ? '0' : '5'}>
      {reason}
    </Text>
  );
}

function whyNot({
  unavailableReason,
  availableFrom,
  removalReason,
  viewerIsSeller,
}: BookDetailFragment): ReactNode {
  switch (unavailableReason) {
    case 'SOLD_OUT':
      return <Trans>This book is sold out.</Trans>;
    case 'REMOVED':
      return <Trans>This listing was removed by a moderator: {removalReason}</Trans>;
    case 'UNLISTED':
      return <Trans>This book has been taken off the market.</Trans>;
    case 'RENTED_OUT':
      return availableFrom ? (
        <Trans>All copies are rented out. One is due back on {formatDate(availableFrom)}.</Trans>
      ) : (
        <Trans>All copies are rented out.</Trans>
      );
    case 'RESERVED':
      return viewerIsSeller ? null : (
        <Trans>All available copies are reserved for rentals, so the book cannot be bought now.</Trans>
      );
    case null:
      return null;
  }
}
