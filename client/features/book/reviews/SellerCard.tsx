import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ReviewList } from '../../../entities/review/ReviewList';
import { SellerRecord } from '../../../entities/review/SellerRecord';
import { formatMonthOf } from '../../../shared/i18n/formatDate';
import { paths } from '../../../shared/navigation/paths';
import { TextLink } from '../../../shared/navigation/TextLink';
import { readAgain } from '../../../shared/paging/readAgain';
import { useFirst } from '../../../shared/paging/useFirst';
import { Card } from '../../../shared/ui/Card';
import { Stars } from '../../../shared/ui/Stars';
import type { BookDetailFragment } from '../facts/Book.generated';
import { SellerCardDocument, useSellerCardQuery, type SellerCardQuery } from './SellerCard.generated';

const PAGE = 2;

type Seller = NonNullable<SellerCardQuery['user']>;

/** Shows the seller: score, reputation and reviews. */
export default function SellerCard({ seller }: Pick<BookDetailFragment, 'seller'>) {
  const { t } = useLingui();
  const { data, fetchMore } = useSellerCardQuery({
    variables: { id: seller.id, first: useFirst(SellerCardDocument, PAGE, { id: seller.id }) },
    fetchPolicy: 'cache-and-network',
  });
  const known = data?.user;
  return (
    <Card aria-label={t`Seller`} mt="10" _print={{ display: 'none' }}>
      <Head seller={seller} since={known?.memberSince} />
      {known && <SellerRecord reputation={known.reputation} />}
      {known && known.reviews.edges.length > 0 && (
        <SellerReviews seller={known} onMore={(after) => fetchMore({ variables: { after, first: PAGE } })} />
      )}
    </Card>
  );
}

type HeadProps = Pick<BookDetailFragment, 'seller'> & { since?: string };

function Head({ seller, since }: HeadProps) {
  const { name, readersScore } = seller;
  return (
    <>
      <Heading as="h2" size="xl" overflowWrap="anywhere">
        <Trans>Offered by {name}</Trans>
      </Heading>
      <Flex columnGap="2" wrap="wrap" align="center" color="fg.muted" textStyle="sm" mt="1">
        {seller.totalRatings > 0 ? (
          <>
            <Stars score={readersScore} />
            <span>{Math.round(readersScore)}/100</span>
            <Plural value={seller.totalRatings} one="# rating" other="# ratings" />
          </>
        ) : (
          <Trans>No ratings yet</Trans>
        )}
      </Flex>
      {seller.city && (
        <Text color="fg.muted" textStyle="sm">
          {seller.city}
        </Text>
      )}
      {since && (
        <Text color="fg.muted" textStyle="sm">
          <Trans>Member since {formatMonthOf(since)}</Trans>
        </Text>
      )}
      <TextLink to={paths.booksOf(seller.id)} display="inline-flex" alignItems="center" minHeight="11">
        <Trans>All books of this seller</Trans>
      </TextLink>
    </>
  );
}

type ReviewsProps = { seller: Seller; onMore: (after: string | null) => Promise<unknown> };

function SellerReviews({ seller, onMore }: ReviewsProps) {
  const client = useApolloClient();
  return (
    <Box mt="5" pt="5" borderTopWidth="1px">
      <Heading as="h3" size="md" mb="4">
        <Trans>Seller reviews</Trans>
      </Heading>
      <ReviewList list={seller.reviews} onMore={onMore} onChanged={() => void readAgain(client)} />
    </Box>
  );
}
