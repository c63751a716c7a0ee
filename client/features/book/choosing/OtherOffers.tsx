import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Plural, useLingui } from '@lingui/react/macro';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import type { BookDetailFragment } from '../facts/Book.generated';
import { Beside } from './Beside';
import { othersOf } from './othersOf';
import { OfferRow, ROW_HEIGHT } from './OfferRow';
import { useOtherOffersQuery } from './OtherOffers.generated';

/** The number of offers to show, cheapest first. */
const SHOWN = 3;

/** Shows the cheapest other offers of a book's edition. */
export default function OtherOffers({ book }: { book: BookDetailFragment }) {
  const { t } = useLingui();
  // Requests one more, because the book itself may be among the offers.
  const { data, error } = useOtherOffersQuery({ variables: { id: book.edition.id, first: SHOWN + 1 } });
  const offers = data?.edition?.offers.nodes.filter(({ id }) => id !== book.id).slice(0, SHOWN);
  if (error || offers?.length === 0) return null;
  return (
    <Beside title={t`Other offers`}>
      <Stack as="ul" gap="3" listStyleType="none" role="list">
        {offers?.map((offer) => <OfferRow key={offer.id} offer={offer} />) ?? (
          <Waiting rows={Math.min(SHOWN, othersOf(book))} />
        )}
      </Stack>
      <TextLink to={paths.edition(book.edition.id)} display="inline-block" py="3">
        <Plural value={book.edition.offerCount} one="Compare # offer" other="Compare all # offers" />
      </TextLink>
    </Beside>
  );
}

const Waiting = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, index) => (
    <li key={index} role="presentation">
      <Skeleton height={ROW_HEIGHT} borderRadius="l2" />
    </li>
  ));
