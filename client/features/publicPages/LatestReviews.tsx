import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LatestReviewsFragment } from '../../entities/review/Review.generated';
import { ReviewText } from '../../entities/review/ReviewText';
import { ShownOfTotal } from '../../shared/paging/ShownOfTotal';
import { Stars } from '../../shared/ui/Stars';
import type { PublicEditionQuery } from './PublicPages.generated';

type Reviewed = Pick<NonNullable<PublicEditionQuery['edition']>, 'reviewSummary' | 'reviews'>;

/** Shows the newest reviews of a book, and a summary of all. */
export function BookReviews({ edition: { reviewSummary, reviews } }: { edition: Reviewed }) {
  return (
    <LatestReviews title={<Trans>What readers say</Trans>} list={reviews}>
      <Stars score={reviewSummary.average} />
      <span>{Math.round(reviewSummary.average)}/100 ·</span>
    </LatestReviews>
  );
}

/** Shows the newest reviews of a seller. */
export function SellerReviews({ list }: { list: LatestReviewsFragment }) {
  return <LatestReviews title={<Trans>Seller reviews</Trans>} list={list} />;
}

type Props = { title: ReactNode; list: LatestReviewsFragment; children?: ReactNode };

/** Shows reviews under a heading. Renders nothing without reviews. */
function LatestReviews({ title, list, children }: Props) {
  const { t } = useLingui();
  if (list.edges.length === 0) return null;
  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      <Flex columnGap="2" wrap="wrap" align="center" color="fg.muted" textStyle="sm" mt="1" mb="4">
        {children}
        <ShownOfTotal list={list} />
      </Flex>
      <Stack as="ul" role="list" gap="6" listStyleType="none">
        {list.edges.map(({ node }) => (
          <li key={node.id}>
            <article aria-label={t`Review by ${node.author.name}`}>
              <ReviewText review={node} />
            </article>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
