import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Plural, useLingui } from '@lingui/react/macro';
import { STAR_PATH, Stars } from '../../../shared/ui/Stars';
import type { BookReviewsQuery } from './BookReviews.generated';

type Summary = NonNullable<BookReviewsQuery['book']>['edition']['reviewSummary'];

/** Shows the average of a book's reviews, from 0 to 100, and how many reviews have each number of stars. */
export function ReviewSummary({ summary: { average, count, stars } }: { summary: Summary }) {
  return (
    <Flex columnGap="10" rowGap="4" wrap="wrap" align="center" mb="8">
      <Box>
        <Text fontFamily="heading" fontWeight="semibold" textStyle="4xl" lineHeight="1.1">
          {Math.round(average)}/100
        </Text>
        <Stars score={average} />
        <Text color="fg.muted" textStyle="sm">
          <Plural value={count} one="# review" other="# reviews" />
        </Text>
      </Box>
      <Grid
        as="ul"
        role="list"
        listStyleType="none"
        gap="1"
        flex="1"
        minWidth="min(14rem, 100%)"
        maxWidth="26rem"
      >
        {stars.map((each) => (
          <StarBar key={each.star} stars={each.star} count={each.count} total={count} />
        ))}
      </Grid>
    </Flex>
  );
}

/** Shows the number of reviews with this many stars. The bar repeats the text graphically. */
function StarBar({ stars, count, total }: { stars: number; count: number; total: number }) {
  const { t, i18n } = useLingui();
  const label = t`${stars} of 5 stars`;
  return (
    <Grid as="li" templateColumns="2.5rem minmax(0, 1fr) 2.5rem" gap="2" alignItems="center" textStyle="sm">
      <Flex as="span" gap="1" align="center" aria-hidden>
        {i18n.number(stars)}
        <svg viewBox="0 0 24 24" width="14" height="14" fill="currentColor">
          <path d={STAR_PATH} />
        </svg>
      </Flex>
      <Text as="span" srOnly>
        {label}
      </Text>
      <Box aria-hidden height="2" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box height="full" bg="orange.solid" style={{ width: `${(count / Math.max(total, 1)) * 100}%` }} />
      </Box>
      <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
        {i18n.number(count)}
      </Text>
    </Grid>
  );
}
