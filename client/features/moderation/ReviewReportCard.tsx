import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { REVIEW_REPORT_REASON_LABELS } from '../../entities/moderation/moderationLabels';
import { ReasonButton } from '../../entities/moderation/ReasonButton';
import type { ReviewFragment } from '../../entities/review/Review.generated';
import ReviewRemoval from '../../entities/review/ReviewRemoval';
import { useDismissReviewReportMutation } from '../../entities/review/ReviewSteps.generated';
import { ReviewText } from '../../entities/review/ReviewText';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { Card } from '../../shared/ui/Card';
import { Reported } from './Reported';
import type { ReviewReportFragment } from './ReviewReports.generated';

type Props = { report: ReviewReportFragment; onSettled: () => void };

/** Shows a report of a review, with the possible actions. */
export function ReviewReportCard({ report, onSettled }: Props) {
  const { t } = useLingui();
  const { id, review } = report;
  if (!review) return null;
  return (
    <Card asChild aria-label={t`Review by ${review.author.name}`}>
      <article>
        <About review={review} />
        <ReviewText review={review} />
        <Box mt="4" pt="4" borderTopWidth="1px">
          <Reported reason={t(REVIEW_REPORT_REASON_LABELS[report.reason])} report={report} />
        </Box>
        <Flex gap="3" wrap="wrap" mt="5">
          <ReviewRemoval review={review} onDone={onSettled} />
          <DismissButton reportId={id} onDone={onSettled} />
        </Flex>
      </article>
    </Card>
  );
}

function About({ review: { edition, book, seller } }: { review: ReviewFragment }) {
  return (
    <Text mb="3" overflowWrap="anywhere">
      {edition && book ? (
        <TextLink to={paths.book(book.id)}>{edition.title}</TextLink>
      ) : (
        <Trans>About {seller.name} as a seller</Trans>
      )}
    </Text>
  );
}

function DismissButton({ reportId, onDone }: { reportId: string; onDone: () => void }) {
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
      <Trans>The review stays on the site. Your reason is recorded.</Trans>
    </ReasonButton>
  );
}
