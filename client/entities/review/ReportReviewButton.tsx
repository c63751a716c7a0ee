import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import Flag from '~icons/lucide/flag';
import { onDemand } from '../../shared/ui/onDemand';
import { SuccessNote } from '../../shared/ui/SuccessNote';
import { useReport } from '../moderation/useReport';
import type { ReviewFragment } from './Review.generated';

const ReportReviewDialog = onDemand(() => import('./ReportReviewDialog'));

/** Opens the dialog that reports a review. The author of the review reports the reply instead. */
export function ReportReviewButton({ review }: { review: ReviewFragment }) {
  const { isOpen, open, close, finish, thanks } = useReport();
  return (
    <>
      <Button variant="ghost" size="sm" minHeight="11" ms="-3" colorPalette="gray" onClick={open}>
        <Flag aria-hidden />
        {review.viewerCanReportAnswer ? <Trans>Report reply</Trans> : <Trans>Report</Trans>}
      </Button>
      <SuccessNote message={thanks} />
      {isOpen && <ReportReviewDialog review={review} onDone={finish} onClose={close} />}
    </>
  );
}
