import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import Flag from '~icons/lucide/flag';
import { onDemand } from '../../shared/ui/onDemand';
import { SuccessNote } from '../../shared/ui/SuccessNote';
import { useReport } from '../moderation/useReport';

const ReportReviewDialog = onDemand(() => import('./ReportReviewDialog'));

/** Opens the report of a review. */
export function ReportReviewButton({ reviewId }: { reviewId: string }) {
  const { isOpen, open, close, finish, thanks } = useReport();
  return (
    <>
      <Button variant="ghost" size="sm" minHeight="11" ms="-3" colorPalette="gray" onClick={open}>
        <Flag aria-hidden />
        <Trans>Report</Trans>
      </Button>
      <SuccessNote message={thanks} />
      {isOpen && <ReportReviewDialog reviewId={reviewId} onDone={finish} onClose={close} />}
    </>
  );
}
