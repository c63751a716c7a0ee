import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '../../shared/i18n/formatDate';
import { LongText } from '../../shared/ui/LongText';
import { Stars } from '../../shared/ui/Stars';
import type { ReviewTextFragment } from './Review.generated';

/** Shows the public part of a review: author, date, stars, text and the seller's reply. */
export function ReviewText({ review }: { review: ReviewTextFragment }) {
  const { author, score, text, writtenAt, editedAt } = review;
  return (
    <>
      <Flex columnGap="3" wrap="wrap" align="center" mb="1">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {author.name}
        </Text>
        {score !== null && <Stars score={score} />}
      </Flex>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {formatDate(writtenAt)}
        {editedAt && (
          <>
            {' · '}
            <Trans>edited on {formatDate(editedAt)}</Trans>
          </>
        )}
      </Text>
      <LongText>{text}</LongText>
      <Reply review={review} />
    </>
  );
}

function Reply({ review: { seller, answer, answeredAt } }: { review: ReviewTextFragment }) {
  if (answer === null || answeredAt === null) return null;
  return (
    <Box mt="3" ps="4" borderStartWidth="3px" borderColor="primary.emphasized">
      <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
        <Trans>
          {seller.name} replied on {formatDate(answeredAt)}
        </Trans>
      </Text>
      <LongText>{answer}</LongText>
    </Box>
  );
}
