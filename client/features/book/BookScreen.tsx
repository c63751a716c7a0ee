import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { ReportButton } from '../../entities/moderation/ReportButton';
import { BookmarkButton } from '../../entities/bookmark/BookmarkButton';
import { BookNotFound } from '../../entities/book/BookNotFound';
import { BookCover } from '../../entities/book/BookCover';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { onDemand } from '../../shared/ui/onDemand';
import { useBookQuery, type BookDetailFragment } from './facts/Book.generated';
import { BookFacts } from './facts/BookFacts';
import { BookHead } from './facts/BookHead';
import { BookSkeleton } from './facts/BookSkeleton';
import { Description } from './facts/Description';
import { WhenNear } from './choosing/Beside';
import { othersOf } from './choosing/othersOf';
import { ShareButton } from './choosing/ShareButton';
import { Offer } from './Offer';
import { PhotoGallery } from '../../entities/photo/PhotoGallery';

const ModerationCard = onDemand(() => import('./ModerationCard'));
const SellerCard = onDemand(() => import('./reviews/SellerCard'), { missing: null });
const OtherOffers = onDemand(() => import('./choosing/OtherOffers'), { missing: null });
const BookReviews = onDemand(() => import('./reviews/BookReviews'), { missing: null });
const RelatedBooks = onDemand(() => import('./choosing/RelatedBooks'), { missing: null });

/** The screen at /books/:id: a listing with its offer, reviews and related books. */
export default function BookScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error } = useBookQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (data?.book) return <BookPage book={data.book} />;
  if (error) return <ErrorAlert message={failureMessage(error, t`Failed to load book details`)} />;
  if (data) return <BookNotFound />;
  return <BookSkeleton id={id} />;
}

function BookPage({ book }: { book: BookDetailFragment }) {
  return (
    <>
      <AboutBook book={book} />
      <WhenNear id={book.id} height="20rem">
        <BookReviews book={book} />
      </WhenNear>
      <WhenNear id={book.id} height="40rem">
        <RelatedBooks book={book} />
      </WhenNear>
    </>
  );
}

function AboutBook({ book }: { book: BookDetailFragment }) {
  const { t } = useLingui();
  return (
    <Grid
      templateColumns={{ base: '1fr', md: 'minmax(0, 20rem) minmax(0, 1fr)' }}
      gap={{ base: '8', md: '12' }}
    >
      <Box>
        <Box maxW={{ base: '10.5rem', md: 'full' }} mx="auto" position={{ md: 'sticky' }} top="24">
          <Box boxShadow="book" borderRadius="l1">
            <BookCover src={book.cover.detail} title={book.title} eager />
          </Box>
          <Box mt="4" _empty={{ display: 'none' }}>
            <PhotoGallery photos={book.photos} title={t`Photos of this copy`} centered />
          </Box>
        </Box>
      </Box>
      <Box>
        <BookHead book={book} actions={<HeadActions book={book} />} />
        <Offer book={book} />
        <Description text={book.description} />
        <BookFacts book={book} />
        {book.viewerCanReport && !book.viewerCanModerate && <ReportButton bookId={book.id} />}
        {book.viewerCanModerate && <ModerationCard book={book} />}
        <WhenNear id={book.id} height="14rem">
          <SellerCard seller={book.seller} />
        </WhenNear>
        {othersOf(book) > 0 && (
          <WhenNear id={book.id} height="10rem">
            <OtherOffers book={book} />
          </WhenNear>
        )}
      </Box>
    </Grid>
  );
}

const HeadActions = ({ book }: { book: BookDetailFragment }) => (
  <Flex gap="1" wrap="wrap">
    {!book.viewerIsSeller && <BookmarkButton book={book} />}
    <ShareButton book={book} />
  </Flex>
);
