import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { GENRE_LABELS } from '../i18n/bookLabels';
import { paths } from '../paths';
import type { BookCardFragment } from './BookCard.generated';
import { BookCover } from './BookCover';
import { BookStatusChip } from './BookStatusChip';
import { LeaseDuration } from './LeaseDuration';
import { Money } from './Money';
import { StatusChip } from './StatusChip';

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: 'full',
    contain: 'layout style',
    '& img': { boxShadow: 'book', transition: 'translate 200ms' },
    _hover: { '& img': { translate: '0 -4px' } },
  },
});

// Its area is the whole card, so that one can click anywhere.
const TitleLink = chakra(Link, {
  base: {
    lineClamp: 2,
    borderRadius: 'l1',
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: '-2', borderRadius: 'l2' },
    _focusVisible: { _after: { outline: '2px solid {colors.primary.focusRing}' } },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

type Props = {
  book: BookCardFragment;
  /** Publishers see no prices. */
  hidePrice?: boolean;
  /** True for the cards that are seen first. */
  eager?: boolean;
};

/** A book in a grid. Leads to its page. */
export const BookCard = memo(function BookCard({ book, hidePrice = false, eager = false }: Props) {
  const { t } = useLingui();
  const [genre] = book.genres;
  return (
    <Frame>
      <BookCover src={book.cover.card} title={book.title} eager={eager} />
      <Box>
        <Heading as="h2" textStyle="md" fontWeight="semibold">
          <TitleLink to={paths.book(book.id)}>{book.title}</TitleLink>
        </Heading>
        <Text textStyle="sm" color="fg.muted" truncate>
          {book.author}
        </Text>
      </Box>
      <Flex gap="1.5" wrap="wrap">
        <BookStatusChip status={book.status} />
        {genre && <StatusChip>{t(GENRE_LABELS[genre])}</StatusChip>}
      </Flex>
      <Offer price={book.price} hidePrice={hidePrice} />
    </Frame>
  );
});

function Offer({
  price: { sale, lease },
  hidePrice,
}: {
  price: BookCardFragment['price'];
  hidePrice: boolean;
}) {
  return (
    <Box textStyle="sm">
      {sale && !hidePrice && (
        <OfferLine label={<Trans>Buy</Trans>}>
          <Money value={sale} />
        </OfferLine>
      )}
      {lease && !hidePrice && (
        <OfferLine label={<Trans>Rent</Trans>}>
          <Trans>
            <Money value={lease.perMonth} />
            /month
          </Trans>
        </OfferLine>
      )}
      {lease && (
        <Text color="fg.muted">
          <LeaseDuration lease={lease} />
        </Text>
      )}
    </Box>
  );
}

function OfferLine({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  return (
    <Flex justify="space-between" gap="2">
      <Text color="fg.muted">{label}</Text>
      <Text fontWeight="semibold">{children}</Text>
    </Flex>
  );
}
