import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookCover } from '../../entities/book/BookCover';
import { BOOK_CONDITION_LABELS, GENRE_LABELS } from '../../entities/book/bookLabels';
import { BookStatusChip } from '../../entities/book/BookStatusChip';
import { SellerRecord } from '../../entities/review/SellerRecord';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { Card } from '../../shared/ui/Card';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { BookReviews } from './LatestReviews';
import { LogInToBuy } from './LogInToBuy';
import { NotHere } from './NotHere';
import { OfferPrices } from '../../entities/book/OfferPrices';
import { usePublicBookQuery, type PublicBookQuery } from './PublicPages.generated';
import { SellerScore } from './SellerScore';

type Listing = NonNullable<PublicBookQuery['book']>;

/** Shows a listing with its price, condition and seller. */
export function PublicListing({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error } = usePublicBookQuery({ variables: { id } });
  if (data?.book) return <Listing book={data.book} />;
  if (error) return <ErrorAlert message={failureMessage(error, t`Failed to load book details`)} />;
  return data ? <NotHere /> : <RowsSkeleton count={4} />;
}

function Listing({ book }: { book: Listing }) {
  const { t } = useLingui();
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'minmax(0, 20rem) minmax(0, 1fr)' }}
      gap={{ base: '8', md: '12' }}
    >
      <Box width="full" maxW={{ base: '10.5rem', md: 'full' }} mx="auto">
        <BookCover src={book.cover.detail} title={book.title} eager />
      </Box>
      <Box minWidth="0" overflowWrap="anywhere">
        <PageTitle title={book.title} lead={<Trans>by {book.author}</Trans>} />
        <BookStatusChip status={book.status} />
        <Text mt="3">
          {[BOOK_CONDITION_LABELS[book.condition], ...book.genres.map((genre) => GENRE_LABELS[genre])]
            .map((label) => t(label))
            .join(' · ')}
        </Text>
        <Text mt="4" textStyle="2xl" fontFamily="heading" fontWeight="semibold">
          <OfferPrices price={book.price} />
        </Text>
        <LogInToBuy to={paths.book(book.id)} />
        <OtherOffers edition={book.edition} />
        <Text mt="6" maxW="prose" whiteSpace="pre-line">
          {book.description}
        </Text>
        {book.isbn && (
          <Text mt="4" color="fg.muted">
            <Trans>ISBN</Trans> {book.isbn}
          </Text>
        )}
        <BookReviews edition={book.edition} />
        <Seller seller={book.seller} />
      </Box>
    </Grid>
  );
}

function OtherOffers({ edition: { id, offerCount, publicPath } }: Pick<Listing, 'edition'>) {
  if (offerCount < 2) return null;
  return (
    <Box mt="2">
      <TextLink to={publicPath ?? paths.edition(id)} display="inline-flex" alignItems="center" minHeight="11">
        <Plural value={offerCount} one="# offer of this book" other="# offers of this book" />
      </TextLink>
    </Box>
  );
}

function Seller({ seller }: Pick<Listing, 'seller'>) {
  const { t } = useLingui();
  return (
    <Card aria-label={t`Seller`} mt="8">
      <Heading as="h2" size="xl">
        <TextLink
          to={seller.publicPath ?? paths.booksOf(seller.id)}
          display="inline-flex"
          alignItems="center"
          minHeight="11"
        >
          {seller.name}
        </TextLink>
      </Heading>
      <SellerScore seller={seller} />
      {seller.city && (
        <Text color="fg.muted" textStyle="sm">
          {seller.city}
        </Text>
      )}
      <SellerRecord reputation={seller.reputation} />
    </Card>
  );
}
