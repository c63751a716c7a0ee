import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { REVIEW_REPORT_REASON_LABELS } from '../../entities/moderation/moderationLabels';
import { ReasonButton } from '../../entities/moderation/ReasonButton';
import type { ReviewFragment } from '../../entities/review/Review.generated';
import ReviewRemoval, { RemoveReplyButton } from '../../entities/review/ReviewRemoval';
import { useDismissReviewReportMutation } from '../../entities/review/ReviewSteps.generated';
import { ReviewText } from '../../entities/review/ReviewText';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { Card } from '../../shared/ui/Card';
import { Reported } from './Reported';
import type { ReviewReportFragment } from './ReviewReports.generated';

type Props = { report: ReviewReportFragment; onSettled: () => void };

/** Shows a report of a review or its reply, and the possible actions. */
export function ReviewReportCard({ report, onSettled }: Props) {
  const { t } = useLingui();
  const { review, isAboutAnswer } = report;
  if (!review) return null;
  const name = isAboutAnswer ? t`Reply by ${review.seller.name}` : t`Review by ${review.author.name}`;
  return (
    <Card asChild aria-label={name}>
      <article>
        <About review={review} />
        <ReviewText review={review} />
        {isAboutAnswer && review.answer === null && <Withdrawn />}
        <Box mt="4" pt="4" borderTopWidth="1px">
          {isAboutAnswer && (
            <Text>
              <Trans>Report on the reply</Trans>
            </Text>
          )}
          <Reported reason={t(REVIEW_REPORT_REASON_LABELS[report.reason])} report={report} />
        </Box>
        <Flex gap="3" wrap="wrap" mt="5">
          {isAboutAnswer ? (
            <RemoveReplyButton review={review} onDone={onSettled} />
          ) : (
            <ReviewRemoval review={review} onDone={onSettled} />
          )}
          <DismissButton report={report} onDone={onSettled} />
        </Flex>
      </article>
    </Card>
  );
}

const Withdrawn = () => (
  <Text mt="3" color="fg.muted">
    <Trans>The seller withdrew the reply.</Trans>
  </Text>
);

function About({ review: { edition, book, seller } }: { review: ReviewFragment }) {
  return (
    <Text mb="3" overflowWrap="anywhere">
      {edition && book ? (
        <TextLink to={paths.book(book.id)}>{edition.title}</TextLink>
      ) : (
        <Trans>Review of {seller.name} as a seller</Trans>
      )}
    </Text>
  );
}

type DismissProps = { report: ReviewReportFragment; onDone: () => void };

function DismissButton({ report: { id: reportId, isAboutAnswer }, onDone }: DismissProps) {
  const { t } = useLingui();
  const [dismiss] = useDismissReviewReportMutation();
  return (
    <ReasonButton
      label={t`Dismiss report`}
      title={t`Dismiss this report?`}
      send={async (reason) =>
        (await dismiss({ variables: { input: { reportId, reason } } })).data?.dismissReviewReport
      }
      onDone={onDone}
    >
      {isAboutAnswer ? (
        <Trans>Nothing will be removed. Your reason will be recorded.</Trans>
      ) : (
        <Trans>The review will stay on the site. Your reason will be recorded.</Trans>
      )}
    </ReasonButton>
  );
}
