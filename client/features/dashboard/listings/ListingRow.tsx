import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { readAgain } from '../../../shared/paging/readAgain';
import { formatDate } from '../../../shared/i18n/formatDate';
import { ListingToggle } from '../../../entities/listing/ListingToggle';
import { paths } from '../../../shared/navigation/paths';
import { BookCover } from '../../../entities/book/BookCover';
import { BookStatusChip } from '../../../entities/book/BookStatusChip';
import { Money } from '../../../entities/money/Money';
import { TextLink } from '../../../shared/navigation/TextLink';
import type { ListingFragment } from './Listings.generated';

const Row = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '3',
    gridTemplateColumns: { base: '3rem minmax(0, 1fr)', md: '3rem minmax(0, 1fr) 11rem 16rem' },
    '& > * + * + *': { gridColumn: { base: '2', md: 'auto' } },
  },
});

/** Shows a listing with its status and the seller's actions. */
export function ListingRow({ listing }: { listing: ListingFragment }) {
  return (
    <Row>
      <BookCover src={listing.cover.card} title={listing.title} />
      <div>
        <TextLink to={paths.book(listing.id)}>{listing.title}</TextLink>
        <Text color="fg.muted" textStyle="sm">
          {listing.author}
        </Text>
        <Text textStyle="sm" mt="1">
          <Price price={listing.price} />
        </Text>
      </div>
      <State listing={listing} />
      {listing.viewerCanEdit && <Actions listing={listing} />}
    </Row>
  );
}

function Price({ price: { sale, lease } }: Pick<ListingFragment, 'price'>) {
  return (
    <>
      {sale && <Money value={sale} />}
      {sale && lease && ' · '}
      {lease && (
        <Trans>
          <Money value={lease.perMonth} /> per month
        </Trans>
      )}
    </>
  );
}

function State({ listing }: { listing: ListingFragment }) {
  const { status, availableFrom, copies, listedAt } = listing;
  const waiting = listing.waitingCount ?? 0;
  return (
    <Flex direction="column" align="start" gap="1" textStyle="sm">
      <BookStatusChip status={status} />
      {availableFrom && (
        <Text>
          <Trans>Available from {formatDate(availableFrom)}</Trans>
        </Text>
      )}
      {status === 'AVAILABLE' && (
        <Text>
          <Trans>
            {copies.available} of {copies.total} available
          </Trans>
        </Text>
      )}
      {waiting > 0 && (
        <Text>
          <Plural value={waiting} one="# reader is waiting" other="# readers are waiting" />
        </Text>
      )}
      <Text color="fg.muted">
        <Trans>Listed on {formatDate(listedAt)}</Trans>
      </Text>
    </Flex>
  );
}

function Actions({ listing }: { listing: ListingFragment }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const { id, title } = listing;
  return (
    <Flex gap="2" wrap="wrap" gridColumn={{ base: '1 / -1', md: 'auto' }} justify={{ md: 'end' }}>
      <Button asChild size="sm" variant="outline" colorPalette="gray">
        <Link to={paths.editBook(id)} aria-label={t`Edit ${title}`}>
          <Trans>Edit</Trans>
        </Link>
      </Button>
      {/* Reloads the screen, because the counts change and the listing may no longer match the filter. */}
      <ListingToggle book={listing} size="sm" onDone={() => void readAgain(client)} />
    </Flex>
  );
}
